import { useEffect, useRef, useState, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import { ReadState } from '../../engine/record/ReadState'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Segmented } from '../../ui/form-controls/Segmented'
import { Section } from '../../ui/layout/Section'
import { TextButton } from '../../ui/typography/LinkText'
import type { AccountProps } from './account'
import styles from './billing.module.css'
import { inOrder, invoicesIn } from './invoice'
import { InvoiceTable } from './InvoiceTable'
import { InvoiceView } from './InvoiceView'
import { useAccountList } from './use-account-list'

/** Invoices shown at first, the rest on request. */
const shownAtFirst = 10

const kinds = ['cloud_services', 'credit_topup', 'credit_note'] as const
type Kind = (typeof kinds)[number]

/** A place that takes the focus whenever `what` has changed: the link that was pressed for it is gone. */
function useFocusAfter(what: string | null): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(what)
  useEffect(() => {
    if (before.current === what) return
    before.current = what
    place.current?.focus()
  }, [what])
  return place
}

/** The invoices of an account, of all kinds or one, or the one that the address opens. */
export function InvoicesSection({ id, title, account }: AccountProps) {
  const t = useScreenTexts('billing')
  const { t: common } = useTexts()
  const [search, setSearch] = useSearchParams()
  const [whole, setWhole] = useState(false)
  const elements = useAccountList('invoices')
  const invoices = inOrder(invoicesIn(elements.items))
  const kind = kinds.find((each) => each === search.get('kind'))
  const opened = search.get('invoice')
  const place = useFocusAfter(opened)
  if (opened !== null) {
    return (
      <div ref={place} tabIndex={-1}>
        <ReadState title={title} elements={elements}>
          <InvoiceView
            id={id}
            account={account}
            invoice={invoices.find((each) => String(each.id) === opened)}
          />
        </ReadState>
      </div>
    )
  }
  const choose = (next: Kind | 'all'): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === 'all') after.delete('kind')
        else after.set('kind', next)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const found = invoices.filter(({ type }) => kind === undefined || type === kind)
  const shown = whole ? found : found.slice(0, shownAtFirst)
  const options = [
    { value: 'all' as const, label: t('all') },
    ...kinds
      .filter((each) => each === kind || invoices.some(({ type }) => type === each))
      .map((value) => ({ value, label: t(`many.${value}`) })),
  ]
  return (
    <div ref={place} tabIndex={-1}>
      <Section
        id={id}
        title={title}
        actions={
          options.length > 2 && (
            <Segmented
              size="sm"
              label={t('kind')}
              options={options}
              value={kind ?? 'all'}
              onChange={choose}
            />
          )
        }
      >
        <ReadState title={title} elements={elements}>
          {found.length === 0 ? (
            <EmptyState text={t('noInvoice')} />
          ) : (
            <InvoiceTable label={title} invoices={shown} />
          )}
          {shown.length < found.length && (
            <p className={styles.note}>
              <TextButton onPress={() => setWhole(true)}>
                {common('detail.showAll', { count: found.length })}
              </TextButton>
            </p>
          )}
        </ReadState>
      </Section>
    </div>
  )
}
