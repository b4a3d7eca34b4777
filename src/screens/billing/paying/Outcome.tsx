import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { operationQuery } from '../../../api/queries'
import { copyLabels } from '../../../platform/i18n/copy-labels'
import { formatWhen } from '../../../lib/format-date'
import { accountIn, knownBalance } from '../../../platform/account/use-billing-account'
import { errorMessage, errorReference } from '../../../platform/failures/failure-message'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { isOpen, type Intent } from '../../../platform/payments/intent'
import { usePlatform } from '../../../platform/platform'
import { Notice } from '../../../ui/feedback/Notice'
import { Spinner } from '../../../ui/feedback/Spinner'
import { Icon } from '../../../ui/Icon'
import { Copyable } from '../../../ui/typography/Copyable'
import { Facts } from '../../../ui/typography/Facts'
import { Text } from '../../../ui/typography/Text'
import styles from './paying.module.css'
import { outcomeLooks, outcomeOf, type OutcomeKind } from './outcome'
import { useChargeMoney } from './use-charge-money'

interface OutcomeProps {
  readonly intent: Intent
  readonly isChecking: boolean
  /** Error of reading the payment. */
  readonly failure: unknown
  /** Buttons and links. */
  readonly actions: (kind: OutcomeKind) => ReactNode
}

/** Balance of the account after a payment; undefined until it is read after the end of the payment. */
function useNewBalance({ account, step, changed }: Intent): number | undefined {
  const { client } = usePlatform()
  const { data, dataUpdatedAt } = useQuery({
    ...operationQuery(client, 'getBillingAccount', { query: { billing_account_id: account } }),
    enabled: step === 'done',
  })
  const found = dataUpdatedAt < changed ? undefined : accountIn(data)
  return found && knownBalance(found)
}

type Refusal = Extract<OutcomeKind, 'failed' | `${string}Failed`>

const isRefusal = (kind: OutcomeKind): kind is Refusal => kind === 'failed' || kind.endsWith('Failed')

/** Texts of an outcome: its heading and what it means. */
function useWords(intent: Intent, kind: OutcomeKind): { title: string; text: string } {
  const t = useScreenTexts('payments')
  const { site } = usePlatform()
  const { money, charge } = useChargeMoney()
  const balance = useNewBalance(intent)
  const { name } = intent.way
  const amount = money(intent.amount, site.config.siteCurrency)
  const paid = intent.final === undefined ? amount : charge(intent.final, intent.currency)
  const { way } = intent
  const number = way.kind === 'invoice' ? way.number : ''
  const count = way.kind === 'invoices' ? way.invoices.length : 1
  const values = { name, amount, paid, number, count, reason: intent.reason ?? '' }
  if (kind === 'done')
    return {
      title: t('outcome.done', values),
      text:
        balance === undefined
          ? t('outcome.doneShort', values)
          : t('outcome.doneText', { ...values, balance: money(balance, site.config.siteCurrency) }),
    }
  if (kind === 'invoicesPartly')
    return {
      title: t('outcome.invoicesPartly', values),
      text: t(`outcome.invoicesPartly${intent.reason === undefined ? 'Text' : 'Said'}`, values),
    }
  if (isRefusal(kind))
    return {
      title: t(`outcome.${kind}`, values),
      text: intent.reason === undefined ? t('outcome.failedText') : t('outcome.failedSaid', values),
    }
  return { title: t(`outcome.${kind}`, values), text: t(`outcome.${kind}Text`, values) }
}

/** Facts of a payment: amount, method, start or end, reference. */
function PaymentFacts({ intent }: { readonly intent: Intent }) {
  const t = useScreenTexts('payments')
  const { t: word, locale } = useTexts()
  const { site, now } = usePlatform()
  const { money, charge } = useChargeMoney()
  const amount = money(intent.amount, site.config.siteCurrency)
  const paid = intent.final === undefined ? amount : charge(intent.final, intent.currency)
  const reference = intent.identifier ?? intent.reference
  const when = (at: number): string => formatWhen(new Date(at), new Date(now()), locale)
  return (
    <Facts
      look="narrow"
      facts={[
        {
          id: 'amount',
          label: t('facts.amount'),
          value:
            intent.way.kind === 'request'
              ? amount
              : intent.way.kind !== 'method' && intent.way.kind !== 'link'
                ? paid
                : t('facts.amountOf', { paid, amount }),
        },
        {
          id: 'method',
          label: t(intent.way.kind === 'request' ? 'facts.sentTo' : 'facts.method'),
          value: <Text>{intent.way.name}</Text>,
        },
        isOpen(intent)
          ? { id: 'since', label: t('facts.since'), value: when(intent.begun) }
          : { id: 'ended', label: t('facts.ended'), value: when(intent.changed) },
        ...(reference === undefined
          ? []
          : [
              {
                id: 'reference',
                label: t('facts.reference'),
                value: (
                  <Copyable value={reference} labels={copyLabels(word, t('facts.reference'))}>
                    <code>{reference}</code>
                  </Copyable>
                ),
              },
            ]),
      ]}
    />
  )
}

/**
 * Outcome of a payment with possible actions (requirement PAYMENT-34). The heading is announced when the
 * outcome changes.
 */
export function Outcome({ intent, isChecking, failure, actions }: OutcomeProps) {
  const platform = usePlatform()
  const kind = outcomeOf(intent, isChecking)
  const { icon, tone } = outcomeLooks[kind]
  const { title, text } = useWords(intent, kind)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.outcome} aria-label={title} data-tone={tone}>
      <span className={styles.outcomeIcon}>
        {icon === 'spinner' ? <Spinner label={title} /> : <Icon name={icon} size={20} />}
      </span>
      <div className={styles.outcomeBody}>
        <div role="status">
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <PaymentFacts intent={intent} />
        {failure != null && (
          <Notice
            tone="warning"
            strong={errorMessage(platform, failure)}
            reference={errorReference(failure)}
          />
        )}
        <div className={styles.outcomeActions}>{actions(kind)}</div>
      </div>
    </section>
  )
}
