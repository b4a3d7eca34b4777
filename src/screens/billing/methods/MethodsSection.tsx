import { useState } from 'react'
import { ReadState } from '../../../engine/record/ReadState'
import { useSettling } from '../../../engine/data/settling'
import { formatMoney } from '../../../lib/money'
import { formatUtcDay } from '../../../lib/format-date'
import { limitOf, limitTexts, useKeyKinds } from '../../../platform/account/key-limit'
import { instantOf } from '../../../platform/account/invoice'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { usePlatform } from '../../../platform/platform'
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
import { useAccountList } from '../use-account-list'
import { useMethodWords } from '../use-method-words'
import { AddMethods } from './AddMethods'
import { LinkMethods } from './LinkMethods'
import { loadPaymentTexts } from '../paying/load-texts'
import { loadMethodTexts } from './load-texts'
import styles from './methods.module.css'
import type { MethodDialogProps } from './MethodDialog'
import { MethodState } from './MethodState'
import { isToppedUpFrom } from './removal'
import { useMethodCall } from './use-method-call'
import { useVerifyMethod } from './use-verify-method'

const dialogPart = lazyPart<MethodDialogProps>(async () => (await import('./MethodDialog')).MethodDialog)

/** Payment methods of an account: states, which one is charged first, removal, and what can be added. */
export function MethodsSection({ id, title, account }: AccountProps) {
  const platform = usePlatform()
  useLazy(loadMethodTexts, platform.texts)
  useLazy(loadPaymentTexts, platform.texts)
  const t = useScreenTexts('methods')
  const { t: word, locale } = useTexts()
  const nameOf = useMethodWords()
  const elements = useAccountList('cards')
  const methods = presentMethods(elements.items)
  const { pending, call } = useMethodCall()
  const [removing, setRemoving] = useState<Card>()
  const [verifying, setVerifying] = useState<Card>()
  const { pending: verifyPending, verify } = useVerifyMethod()
  const Dialog = useLazyPart(dialogPart, (removing ?? verifying) !== undefined)
  const { paymentProcessors = [], siteCurrency } = platform.site.config
  const processorOf = (card: Card | undefined) =>
    paymentProcessors.find(
      ({ keyword, type }) => keyword === card?.processor?.keyword && type === 'creditcard',
    )
  const verified = processorOf(verifying)
  const kinds = useKeyKinds()
  const reasonOf = (operation: 'setPrimaryCard' | 'deleteCard' | 'verifyCard'): string | undefined => {
    const limit = limitOf(kinds, operation)
    return limit && word(limitTexts[limit])
  }
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
  const entriesOf = (card: Card) => [
    {
      entries: [
        ...(card.is_verified || !processorOf(card)
          ? []
          : [
              {
                id: 'verify',
                label: t('verify'),
                icon: 'shield-check' as const,
                disabledReason: card.is_verification_pending ? t('verifyPending') : reasonOf('verifyCard'),
              },
            ]),
        {
          id: 'primary',
          label: t('makePrimary'),
          icon: 'check' as const,
          disabledReason: card.is_primary
            ? t('isPrimary')
            : card.is_verified
              ? reasonOf('setPrimaryCard')
              : t('notVerified'),
        },
      ],
    },
    {
      entries: [
        {
          id: 'remove',
          label: t('remove'),
          icon: 'trash-2' as const,
          danger: true,
          disabledReason: isToppedUpFrom(account, card) ? t('toppedUpFrom') : reasonOf('deleteCard'),
        },
      ],
    },
  ]
  const columns: readonly BillingColumn<Card>[] = [
    {
      id: 'method',
      label: t('method'),
      wraps: true,
      phone: 'title',
      cell: (card) => {
        const { holder } = methodDetails(card)
        return (
          <span className={styles.named}>
            <MethodBrand card={card} />
            <span>
              <Text strong>{nameOf(card)}</Text>
              {holder !== '' && (
                <>
                  <br />
                  <Text tone="faint">{holder}</Text>
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
        isToppedUpFrom(account, card) ? t('usedAutomatic') : card.is_verified ? t('usedTopUp') : '—',
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
                  onAction={(action) => {
                    if (action === 'primary') void makePrimary(card)
                    else if (action === 'verify') setVerifying(card)
                    else setRemoving(card)
                  }}
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
      {verifying && verified && Dialog && (
        <Dialog
          title={t('verifyTitle', { name: nameOf(verifying) })}
          text={t('verifyText', {
            amount: formatMoney(verified.verification_amount ?? 0, { locale, currency: siteCurrency }),
          })}
          confirm={{ label: t('verifyNow'), danger: false }}
          pending={verifyPending}
          onConfirm={() => verify(verifying, verified, t('verified', { name: nameOf(verifying) }))}
          onClose={() => setVerifying(undefined)}
        />
      )}
      {removing && Dialog && (
        <Dialog
          title={t('removeTitle', { name: nameOf(removing) })}
          text={t(removing.is_primary ? 'removePrimaryText' : 'removeText')}
          confirm={{ label: t('removeNow'), danger: true }}
          pending={pending}
          onConfirm={() =>
            call('deleteCard', { payment_object_id: removing.id }, t('removed', { name: nameOf(removing) }))
          }
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  )
}
