import { readFirst } from '../../manifest/subject'
import { formatNumber, formatPercent } from '../../lib/quantity'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Notice } from '../../ui/feedback/Notice'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { Facts, type Fact } from '../../ui/typography/Facts'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { Amount } from './Amount'
import { BillingTable, type BillingColumn, type FootLine } from './BillingTable'
import styles from './billing.module.css'
import {
  invoiceState,
  linesByPlace,
  soldLines,
  unitPriceDigits,
  type Invoice,
  type InvoiceLine,
} from './invoice'
import { InvoiceStateMark } from './InvoiceStateMark'
import { PdfButton } from './PdfButton'
import { Transactions } from './Transactions'
import { useAccountHref } from './use-account-href'
import { useInvoiceWords } from './use-invoice-words'

/** Who an invoice was made out to: the details of the account on the day it was made. */
function billedTo(invoice: Invoice): string[] {
  const said = (name: string): string => {
    const value = readFirst(invoice, `account_snapshot.${name}`)
    return typeof value === 'string' ? value : ''
  }
  const place = [said('post_index'), said('city')].filter(Boolean).join(' ')
  return [
    said('company_name') || said('customer_name'),
    said('address_line1'),
    said('address_line2'),
    place,
    said('company_vat_number'),
  ].filter(Boolean)
}

function useFoot(invoice: Invoice): FootLine[] {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const { totals, vat_percentage: vat, discount_percentage: discount } = invoice
  const percent = (share: number | null | undefined): string =>
    typeof share === 'number' ? formatPercent(share, locale) : ''
  const { discount_amount: less = 0, credit = 0 } = totals
  return [
    { id: 'lines', label: t('linesBeforeVat'), value: <Amount value={totals.subtotal} /> },
    ...(less === 0
      ? []
      : [
          {
            id: 'discount',
            label: t('discount', { share: percent(discount) }),
            value: <Amount value={-less} />,
          },
        ]),
    ...(credit === 0 ? [] : [{ id: 'credit', label: t('fromBalance'), value: <Amount value={credit} /> }]),
    { id: 'vat', label: t('vatOf', { share: percent(vat) }), value: <Amount value={totals.vat_tax} /> },
    { id: 'total', label: t('toPay'), value: <Amount value={totals.total} />, strong: true },
  ]
}

function Lines({ invoice }: { invoice: Invoice }) {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const { site } = usePlatform()
  const money = useMoney()
  const foot = useFoot(invoice)
  const places = linesByPlace(soldLines(invoice))
  const columns: readonly BillingColumn<InvoiceLine>[] = [
    {
      id: 'item',
      label: t('item'),
      wraps: true,
      yields: true,
      phone: 'title',
      cell: ({ name }) => <Text strong>{name}</Text>,
    },
    {
      id: 'about',
      label: t('about'),
      dim: true,
      phone: 'summary',
      yields: true,
      cell: ({ descr }) => <Text>{descr ?? ''}</Text>,
    },
    {
      id: 'quantity',
      label: t('quantity'),
      numeric: true,
      dim: true,
      cell: ({ qty, qty_unit: unit }) => `${formatNumber(qty, locale)} ${unit ?? ''}`.trim(),
    },
    {
      id: 'price',
      label: t('unitPrice'),
      numeric: true,
      yields: true,
      dim: true,
      cell: (line) => (
        <Text numeric nowrap>
          {money.unit(line.item_price, unitPriceDigits(line))}
        </Text>
      ),
    },
    {
      id: 'amount',
      label: t('amountBeforeVat'),
      numeric: true,
      yields: true,
      phone: 'end',
      cell: ({ amount }) => <Amount value={amount} />,
    },
  ]
  if (places.length === 0) return <EmptyState text={t('noLine')} />
  const divided = places.some(({ location }) => location !== undefined)
  return (
    <BillingTable
      label={t('lines')}
      columns={columns}
      groups={places.map(({ location, lines, amount }) => ({
        id: location ?? '',
        rows: lines,
        ...(divided
          ? {
              title:
                location === undefined ? t('nowhere') : (site.location(location)?.display_name ?? location),
              sum: <Amount value={amount} />,
            }
          : {}),
      }))}
      rowKey={({ id }) => String(id)}
      foot={foot}
    />
  )
}

interface InvoiceViewProps {
  id: string
  account: BillingAccount
  /** Undefined where the account has none of the number the address names. */
  invoice: Invoice | undefined
}

/** One invoice: what it is about, its lines, what was paid. */
export function InvoiceView({ id, account, invoice }: InvoiceViewProps) {
  const t = useScreenTexts('billing')
  const { now } = usePlatform()
  const hrefOf = useAccountHref()
  const words = useInvoiceWords()
  const back = <LinkText href={hrefOf('invoices')}>{t('backToInvoices')}</LinkText>
  if (!invoice) {
    return <EmptyState strong={t('invoiceMissing')} text={t('invoiceMissingText')} actions={back} />
  }
  const state = invoiceState(invoice, now())
  const running = state.kind === 'current'
  const number = words.number(invoice)
  const billed = billedTo(invoice)
  const transactions = Array.isArray(invoice.transaction_list) ? invoice.transaction_list : []
  const facts: Fact[] = [
    { id: 'state', label: t('state'), value: <InvoiceStateMark state={state} /> },
    { id: 'kind', label: t('kind'), value: <Text>{words.kind(invoice)}</Text> },
    { id: 'period', label: t('period'), value: words.period(invoice) || '—' },
    { id: 'issued', label: t('issued'), value: words.day(invoice.created) || '—' },
    { id: 'due', label: t('due'), value: words.day(invoice.due_date) || '—' },
    ...(billed.length > 0
      ? [
          {
            id: 'billed',
            label: t('billedTo'),
            value: billed.map((line, index) => (
              <div key={`${line} ${index}`}>
                <Text>{line}</Text>
              </div>
            )),
          },
        ]
      : []),
    ...(running
      ? []
      : [
          {
            id: 'sent',
            label: t('sentTo'),
            value: <Text>{account.send_invoice_email === false ? t('notSent') : account.email}</Text>,
          },
        ]),
  ]
  return (
    <>
      <p className={styles.back}>{back}</p>
      <Section
        id={id}
        title={running ? t('currentInvoice') : t('invoiceOf', { number })}
        actions={<PdfButton invoice={invoice} look="button" />}
      >
        {running && <Notice tone="default" strong={t('notFinal')} text={t('notFinalText')} />}
        <Panel padded>
          <Facts look="wide" facts={facts} />
        </Panel>
      </Section>
      <Section title={t('lines')}>
        <Lines invoice={invoice} />
      </Section>
      {transactions.length > 0 && <Transactions transactions={transactions} />}
    </>
  )
}
