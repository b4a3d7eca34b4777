import { readFirst } from '../../manifest/subject'
import { formatMoney, shownDigits } from '../../lib/money'
import { formatNumber, formatPercent } from '../../lib/quantity'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Notice } from '../../ui/feedback/Notice'
import { Segmented } from '../../ui/form-controls/Segmented'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { Facts, type Fact } from '../../ui/typography/Facts'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { Amount } from './Amount'
import { BillingTable, type BillingColumn, type BillingGroup, type FootLine } from './BillingTable'
import styles from './billing.module.css'
import {
  columnPriceDigits,
  invoiceState,
  linesByPlace,
  paidAt,
  soldLines,
  type Invoice,
  type InvoiceLine,
} from '../../platform/account/invoice'
import { ExpectedInvoice } from './ExpectedInvoice'
import { linesByKind } from './invoice-filter'
import { InvoiceStateMark } from './InvoiceStateMark'
import { PayInvoice } from './paying/PayInvoice'
import { PdfButton } from './PdfButton'
import { ShowPdf } from './ShowPdf'
import { totalLabel } from './total-label'
import { Transactions } from './Transactions'
import { useAccountHref } from './use-account-href'
import { useParameter } from './use-parameter'
import { useInvoiceWords } from './use-invoice-words'

/** Addressee: the account's details on the invoice date. */
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

/** Sums below the lines. The total comes last; if it is converted, also in the charged currency. */
function useFoot(invoice: Invoice): FootLine[] {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const { charged, converted } = useMoney()
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
    { id: 'total', label: t(totalLabel([invoice])), value: <Amount value={totals.total} />, strong: true },
    ...(converted && totals.total !== 0
      ? [
          {
            id: 'charged',
            label: t('chargedIn', { currency: charged }),
            value: (
              <Text numeric nowrap>
                {formatMoney(totals.total, { locale, currency: charged })}
              </Text>
            ),
          },
        ]
      : []),
  ]
}

const groupings = ['location', 'type', 'none'] as const

/** Lines of an invoice by location and type, with sums that add up to it. */
function Lines({ invoice }: { invoice: Invoice }) {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const { site } = usePlatform()
  const money = useMoney()
  const foot = useFoot(invoice)
  const [wish, setWish] = useParameter('lines')
  const lines = soldLines(invoice)
  const places = linesByPlace(lines)
  const digits = columnPriceDigits(lines, shownDigits(money.charged))
  const isDivisible = invoice.type === 'cloud_services' && lines.length > 1
  const by = isDivisible ? (groupings.find((each) => each === wish) ?? 'location') : 'location'
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
      cell: ({ item_price: price }) => (
        <Text numeric nowrap>
          {money.unit(price, digits)}
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
  const locationName = (location: string | undefined): string =>
    location === undefined ? t('nowhere') : (site.location(location)?.display_name ?? location)
  const { siteCurrency: currency } = site.config
  const groups: readonly BillingGroup<InvoiceLine>[] =
    by === 'none' || !places.some(({ location }) => location !== undefined)
      ? [{ id: 'all', rows: lines }]
      : by === 'type'
        ? linesByKind(lines, currency).map(({ kind, lines: rows, amount }) => ({
            id: kind,
            title: t(`usage.${kind}`),
            sum: <Amount value={amount} />,
            rows,
          }))
        : places.flatMap(({ location, lines: own, amount }) => [
            {
              id: location ?? '',
              title: <strong>{locationName(location)}</strong>,
              sum: (
                <strong>
                  <Amount value={amount} />
                </strong>
              ),
              rows: [],
            },
            ...linesByKind(own, currency).map(({ kind, lines: rows, amount: part }) => ({
              id: `${location ?? ''} ${kind}`,
              title: t(`usage.${kind}`),
              sum: <Amount value={part} />,
              rows,
            })),
          ])
  return (
    <Section
      title={t('lines')}
      note={String(lines.length)}
      actions={
        isDivisible && (
          <Segmented
            size="sm"
            label={t('groupBy')}
            options={groupings.map((value) => ({ value, label: t(`linesBy.${value}`) }))}
            value={by}
            onChange={(next) => setWish(next === 'location' ? null : next)}
          />
        )
      }
    >
      <BillingTable
        label={t('lines')}
        columns={columns}
        groups={groups}
        rowKey={({ id }) => String(id)}
        foot={foot}
      />
    </Section>
  )
}

interface InvoiceViewProps {
  id: string
  account: BillingAccount
  /** Undefined if the account has no such invoice. */
  invoice: Invoice | undefined
}

/** One invoice: addressee, lines, payments. */
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
  const transactions = invoice.transaction_list ?? []
  const facts: Fact[] = [
    {
      id: 'state',
      label: t('state'),
      value: <InvoiceStateMark state={state} paidOn={words.day(paidAt(invoice))} />,
    },
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
        actions={
          <div className={styles.invoiceActions}>
            {typeof invoice.id === 'number' && (
              <PayInvoice
                account={account}
                invoice={{ ...invoice, id: invoice.id }}
                isUnpaid={state.kind === 'unpaid'}
              />
            )}
            <ShowPdf invoice={invoice} />
            <PdfButton invoice={invoice} look="button" />
          </div>
        }
      >
        {running && (
          <Notice
            tone="default"
            strong={t('notFinal')}
            text={t('notFinalText', { day: words.day(invoice.period_end) })}
          />
        )}
        <Panel padded>
          <Facts look="wide" facts={facts} />
        </Panel>
      </Section>
      {running && <ExpectedInvoice account={account} />}
      <Lines invoice={invoice} />
      {transactions.length > 0 && <Transactions transactions={transactions} />}
    </>
  )
}
