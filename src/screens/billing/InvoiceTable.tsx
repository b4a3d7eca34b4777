import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { Amount } from './Amount'
import { BillingTable, type BillingColumn } from './BillingTable'
import { amountOf, invoiceState, type Invoice } from '../../platform/account/invoice'
import { InvoiceStateMark } from './InvoiceStateMark'
import { PdfButton } from './PdfButton'
import { useAccountHref } from './use-account-href'
import { useInvoiceWords } from './use-invoice-words'

/** Amount of an invoice with VAT; in words if paid from the balance. */
function TotalOf({ invoice }: { invoice: Invoice }) {
  const t = useScreenTexts('billing')
  const { now } = usePlatform()
  const { total, credit = 0 } = invoice.totals
  if (total !== 0) return <Amount value={total} />
  const running = invoiceState(invoice, now()).kind === 'current'
  return (
    <Text tone="dim">{t(credit < 0 ? (running ? 'fromBalanceSoFar' : 'fromBalance') : 'nothingToPay')}</Text>
  )
}

/** The single amount shown on a phone: due with VAT, otherwise used before VAT. */
function InvoiceAmount({ invoice }: { invoice: Invoice }) {
  const t = useScreenTexts('billing')
  const money = useMoney()
  const { total } = invoice.totals
  return (
    <Text nowrap>
      {total === 0
        ? t('sumBeforeVat', { amount: money.format(amountOf(invoice)) })
        : t('sumWithVat', { amount: money.format(total) })}
    </Text>
  )
}

interface InvoiceTableProps {
  label: string
  invoices: readonly Invoice[]
}

/** Invoices in a table, with links to details and PDF. */
export function InvoiceTable({ label, invoices }: InvoiceTableProps) {
  const t = useScreenTexts('billing')
  const { now } = usePlatform()
  const hrefOf = useAccountHref()
  const words = useInvoiceWords()
  const columns: readonly BillingColumn<Invoice>[] = [
    {
      id: 'number',
      label: t('invoice'),
      phone: 'title',
      cell: (invoice) => (
        <LinkText look="name" href={hrefOf('invoices', { invoice: String(invoice.id) })}>
          <Text>{words.number(invoice)}</Text>
        </LinkText>
      ),
    },
    {
      id: 'kind',
      label: t('kind'),
      dim: true,
      phone: 'summary',
      leaves: 'under',
      cell: (invoice) => <Text>{words.kind(invoice)}</Text>,
    },
    {
      id: 'period',
      label: t('period'),
      dim: true,
      phone: 'summary',
      cell: (invoice) => words.period(invoice) || '—',
    },
    {
      id: 'due',
      label: t('due'),
      dim: true,
      leaves: 'first',
      cell: (invoice) => words.day(invoice.due_date) || '—',
    },
    {
      id: 'state',
      label: t('state'),
      phone: 'end',
      cell: (invoice) => <InvoiceStateMark state={invoiceState(invoice, now())} />,
    },
    {
      id: 'amount',
      label: t('amountBeforeVat'),
      numeric: true,
      phone: 'summary',
      leaves: 'last',
      cell: (invoice) => <Amount value={amountOf(invoice)} />,
      brief: (invoice) => <InvoiceAmount invoice={invoice} />,
    },
    {
      id: 'total',
      label: t('totalWithVat'),
      numeric: true,
      yields: true,
      cell: (invoice) => <TotalOf invoice={invoice} />,
    },
  ]
  return (
    <BillingTable
      label={label}
      columns={columns}
      groups={[{ id: 'all', rows: invoices }]}
      rowKey={({ id }) => String(id)}
      action={(invoice) => <PdfButton invoice={invoice} look="icon" />}
    />
  )
}
