import { ReadState } from '../../engine/record/ReadState'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Section } from '../../ui/layout/Section'
import { LinkText } from '../../ui/typography/LinkText'
import type { AccountProps } from './account'
import { inOrder } from '../../platform/account/invoice'
import { InvoiceTable } from './InvoiceTable'
import { useAccountHref } from './use-account-href'
import { useAccountList } from './use-account-list'

/** Number of invoices in the overview. */
const latest = 5

/** Relevant invoices: unpaid, current month, newest. */
export function LatestInvoices({ id, title }: AccountProps) {
  const t = useScreenTexts('billing')
  const hrefOf = useAccountHref()
  const elements = useAccountList('invoices')
  const invoices = inOrder(elements.items)
  const all = invoices.length > latest && (
    <LinkText href={hrefOf('invoices')}>{t('allInvoices', { count: invoices.length })}</LinkText>
  )
  return (
    <Section id={id} title={title} actions={all}>
      <ReadState title={title} elements={elements}>
        {invoices.length === 0 ? (
          <EmptyState text={t('noInvoice')} />
        ) : (
          <InvoiceTable label={title} invoices={invoices.slice(0, latest)} />
        )}
      </ReadState>
    </Section>
  )
}
