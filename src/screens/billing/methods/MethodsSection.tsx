import { useState } from 'react'
import { ReadState } from '../../../engine/record/ReadState'
import { useSettling } from '../../../platform/settling'
import { formatUtcDay } from '../../../lib/format-date'
import { listed } from '../../../lib/format-list'
import { instantOf } from '../../../platform/account/invoice'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { leftVerification } from '../../../platform/payments/stored-verification'
import { usePlatform } from '../../../platform/platform'
import { leaveFor } from '../../../platform/leave-for'
import { useStore } from '../../../platform/use-store'
import { toastError } from '../../../platform/toast'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Section } from '../../../ui/layout/Section'
import { lazyPart, useLazy, useLazyPart } from '../../../ui/lazy'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import { Text } from '../../../ui/typography/Text'
import type { AccountProps } from '../account'
import { BillingTable, type BillingColumn } from '../BillingTable'
import { MethodBrand } from '../MethodBrand'
import { methodDetails, presentMethods, type Card } from '../payment-method'
import { isToppedUpFrom } from '../supports-auto-top-up'
import { useAccountList } from '../use-account-list'
import { useDistinctMethods } from '../use-distinct-methods'
import { useMethodWords } from '../use-method-words'
import { AddMethods } from './AddMethods'
import { LinkMethods } from './LinkMethods'
import { usePayments } from '../paying/use-payments'
import { loadPaymentTexts } from '../paying/load-texts'
import { loadMethodTexts } from './load-texts'
import styles from './methods.module.css'
import type { MethodQuestionProps } from './MethodQuestion'
import { MethodState } from './MethodState'
import { useMethodCall } from './use-method-call'
import { useMethodEntries } from './use-method-entries'

const questionPart = lazyPart<MethodQuestionProps>(
  async () => (await import('./MethodQuestion')).MethodQuestion,
)

/** Payment methods of an account: states, the primary one, removal, and adding new ones. */
export function MethodsSection({ id, title, account }: AccountProps) {
  const platform = usePlatform()
  useLazy(loadMethodTexts, platform.texts)
  useLazy(loadPaymentTexts, platform.texts)
  const t = useScreenTexts('methods')
  const { t: word, locale } = useTexts()
  const elements = useAccountList('cards')
  const methods = presentMethods(elements.items)
  const shortName = useMethodWords()
  const { nameOf, details } = useDistinctMethods(methods)
  const { call } = useMethodCall()
  const intents = useStore(usePayments().intents)
  const entriesOf = useMethodEntries(account)
  const [asked, setAsked] = useState<Omit<MethodQuestionProps, 'account' | 'onClose'>>()
  const Question = useLazyPart(questionPart, asked !== undefined)
  useSettling(
    methods.some((card) => card.is_verification_pending === true),
    elements.refetch,
  )
  const makePrimary = async (card: Card): Promise<void> => {
    try {
      await call('setPrimaryCard', { payment_object_id: card.id }, t('madePrimary', { name: nameOf(card) }))
    } catch (error) {
      toastError(platform, error)
    }
  }
  const ask = (kind: MethodQuestionProps['kind'], card: Card): void =>
    setAsked({ kind, card, name: nameOf(card) })
  const act = (action: string, card: Card): void => {
    const page = leftVerification(intents, card)?.page
    if (action === 'finish' && page !== undefined) leaveFor(page)
    else if (action === 'verify') ask('verify', card)
    else if (action === 'remove') ask('remove', card)
    else if (action === 'primary' && account.is_recurring_payment_enabled) ask('primary', card)
    else if (action === 'primary') void makePrimary(card)
  }
  const columns: readonly BillingColumn<Card>[] = [
    {
      id: 'method',
      label: t('method'),
      wraps: true,
      phone: 'title',
      cell: (card) => {
        const { holder } = methodDetails(card)
        const about = listed([...(holder ? [holder] : []), ...details(card)], locale)
        return (
          <span className={styles.named}>
            <MethodBrand card={card} />
            <span>
              <Text strong>{shortName(card)}</Text>
              {about !== '' && (
                <>
                  <br />
                  <Text tone="faint">{about}</Text>
                </>
              )}
            </span>
          </span>
        )
      },
    },
    { id: 'state', label: t('state'), phone: 'summary', cell: (card) => <MethodState card={card} /> },
    { id: 'expires', label: t('expires'), phone: 'end', cell: (card) => methodDetails(card).expiry || '—' },
    {
      id: 'use',
      label: t('use'),
      leaves: 'first',
      cell: (card) =>
        isToppedUpFrom(account, card, platform.site)
          ? t('usedAutomatic')
          : card.is_verified
            ? t('usedTopUp')
            : '—',
    },
    {
      id: 'added',
      label: t('added'),
      leaves: 'next',
      dim: true,
      cell: (card) => {
        const day = instantOf(card.created)
        return day ? formatUtcDay(day, locale) : '—'
      },
    },
  ]
  return (
    <>
      <Section id={id} title={title}>
        <ReadState title={title} elements={elements}>
          {methods.length === 0 ? (
            <EmptyState strong={t('none')} text={t('noneText')} />
          ) : (
            <BillingTable
              label={title}
              columns={columns}
              groups={[{ id: 'all', rows: methods }]}
              rowKey={(card) => String(card.id)}
              action={(card) => (
                <MenuButton
                  label={word('list.actionsFor', { name: nameOf(card) })}
                  groups={entriesOf(card)}
                  onAction={(action) => act(action, card)}
                />
              )}
            />
          )}
        </ReadState>
      </Section>
      {elements.failure === undefined && !elements.pending && (
        <>
          <AddMethods account={account} methods={methods} />
          <LinkMethods account={account} />
        </>
      )}
      {asked && Question && <Question account={account} {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
