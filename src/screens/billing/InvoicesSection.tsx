import { useEffect, useRef, useState, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import { ReadState } from '../../engine/record/ReadState'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Segmented } from '../../ui/form-controls/Segmented'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { Section } from '../../ui/layout/Section'
import { TextButton } from '../../ui/typography/LinkText'
import type { AccountProps } from './account'
import styles from './billing.module.css'
import { inOrder } from '../../platform/account/invoice'
import { wantedInvoices, yearsOf, type InvoiceStateName } from './invoice-filter'
import { InvoiceSums } from './InvoiceSums'
import { InvoiceTable } from './InvoiceTable'
import { InvoiceView } from './InvoiceView'
import { unpaidInvoices } from './paying/invoices-to-pay'
import { PayInvoices } from './paying/PayInvoices'
import { RequestInvoice } from './paying/RequestInvoice'
import { useAccountList } from './use-account-list'
import { useParameter } from './use-parameter'

/** Invoices shown at first. */
const shownAtFirst = 10

const kinds = ['cloud_services', 'credit_topup', 'credit_note'] as const
type Kind = (typeof kinds)[number]
const states = ['unpaid', 'current', 'paid'] as const satisfies readonly InvoiceStateName[]

/** Ref of an element that is focused when `what` changes, because the pressed link disappears. */
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

/** Invoices of an account, filtered by kind, or the one in the URL. */
export function InvoicesSection({ id, title, account }: AccountProps) {
  const t = useScreenTexts('billing')
  const { t: common } = useTexts()
  const [search, setSearch] = useSearchParams()
  const [whole, setWhole] = useState(false)
  const elements = useAccountList('invoices')
  const invoices = inOrder(elements.items)
  const kind = kinds.find((each) => each === search.get('kind'))
  const [year, setYear] = useParameter('year')
  const [stateName, setState] = useParameter('state')
  const state = states.find((each) => each === stateName)
  const years = yearsOf(invoices)
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
  const found = wantedInvoices(invoices, { kind, year: year ?? undefined, state })
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
        <div className={styles.tools}>
          <div className={styles.choice}>
            <SelectInput
              bare
              label={t('year')}
              placeholder={t('allYears')}
              emptyText=""
              options={[
                { value: '', label: t('allYears') },
                ...years.map((value) => ({ value, label: value })),
              ]}
              value={year ?? ''}
              onChange={setYear}
            />
          </div>
          <div className={styles.choice}>
            <SelectInput
              bare
              label={t('state')}
              placeholder={t('allStates')}
              emptyText=""
              options={[
                { value: '', label: t('allStates') },
                ...states.map((value) => ({ value, label: t(`states.${value}`) })),
              ]}
              value={state ?? ''}
              onChange={setState}
            />
          </div>
          <div className={styles.toolsEnd}>
            <RequestInvoice account={account} />
            <PayInvoices account={account} unpaid={unpaidInvoices(invoices)} />
          </div>
        </div>
        <ReadState title={title} elements={elements}>
          {found.length === 0 ? (
            <EmptyState text={t(invoices.length === 0 ? 'noInvoice' : 'noInvoiceFound')} />
          ) : (
            <>
              <InvoiceTable label={title} invoices={shown} />
              <InvoiceSums invoices={found} />
            </>
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
