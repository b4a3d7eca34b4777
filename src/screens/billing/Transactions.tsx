import { ReadState } from '../../engine/record/ReadState'
import type { components } from '../../generated/api-types'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { StateMark } from '../../ui/feedback/StateMark'
import { Section } from '../../ui/layout/Section'
import { Mono } from '../../ui/typography/Text'
import { Amount } from './Amount'
import { BillingTable, type BillingColumn } from './BillingTable'
import { presentMethods } from './payment-method'
import { useAccountList } from './use-account-list'
import { useDistinctMethods } from './use-distinct-methods'
import { useInvoiceWords } from './use-invoice-words'

type Transaction = components['schemas']['InvoiceTransaction']

/** Payment attempts of an invoice. */
export function Transactions({ transactions }: { transactions: readonly Transaction[] }) {
  const t = useScreenTexts('billing')
  const { day } = useInvoiceWords()
  const cards = useAccountList('cards')
  const methods = presentMethods(cards.items)
  const { nameOf } = useDistinctMethods(methods)
  const payer = ({ payment_object_id: id }: Transaction): string => {
    if (typeof id !== 'number') return '—'
    const method = methods.find((each) => each.id === id)
    return method ? nameOf(method) : t('methods.removed')
  }
  const title = t('transactions')
  const columns: readonly BillingColumn<Transaction>[] = [
    { id: 'day', label: t('when'), phone: 'title', cell: ({ created }) => day(created) },
    { id: 'method', label: t('from'), phone: 'summary', cell: payer },
    {
      id: 'reference',
      label: t('reference'),
      leaves: 'next',
      cell: ({ identifier }) => (identifier ? <Mono tone="dim">{identifier}</Mono> : '—'),
    },
    {
      id: 'result',
      label: t('result'),
      phone: 'end',
      cell: ({ is_success: success }) =>
        success === false ? (
          <StateMark look="filled" tone="error" icon="circle-alert" label={t('states.declined')} />
        ) : (
          <StateMark look="quiet" tone="success" icon="circle-check" label={t('states.paid')} />
        ),
    },
    {
      id: 'amount',
      label: t('amountWithVat'),
      numeric: true,
      phone: 'summary',
      cell: ({ amount }) => <Amount value={amount} />,
    },
  ]
  return (
    <Section title={title}>
      <ReadState title={t('methods.title')} elements={cards}>
        <BillingTable
          label={title}
          columns={columns}
          groups={[{ id: 'all', rows: transactions }]}
          rowKey={({ id }) => String(id)}
        />
      </ReadState>
    </Section>
  )
}
