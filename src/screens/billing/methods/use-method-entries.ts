import { limitOf, limitTexts, useKeyKinds } from '../../../platform/account/key-limit'
import type { Processor } from '../../../platform/account/method-processors'
import type { BillingAccount } from '../../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { declineOf, leftVerification } from '../../../platform/payments/stored-verification'
import { usePlatform } from '../../../platform/platform'
import { useStore } from '../../../platform/use-store'
import type { MenuGroup } from '../../../ui/overlay/menu-model'
import { usePayments } from '../paying/use-payments'
import type { Card } from '../payment-method'
import { isToppedUpFrom } from '../supports-auto-top-up'

/** Processor that can verify a card; undefined if verified already or not possible. */
export function verifierOf(card: Card, processors: readonly Processor[] = []): Processor | undefined {
  return card.is_verified
    ? undefined
    : processors.find(({ keyword, type }) => keyword === card.processor?.keyword && type === 'creditcard')
}

/** Menu of a payment method of an account, with the reasons of disabled entries. */
export function useMethodEntries(account: BillingAccount): (card: Card) => MenuGroup[] {
  const t = useScreenTexts('methods')
  const { t: word } = useTexts()
  const { site } = usePlatform()
  const intents = useStore(usePayments().intents)
  const kinds = useKeyKinds()
  const reasonOf = (operation: 'setPrimaryCard' | 'deleteCard' | 'verifyCard'): string | undefined => {
    const limit = limitOf(kinds, operation)
    return limit && word(limitTexts[limit])
  }
  const verifying = (card: Card): MenuGroup['entries'] =>
    verifierOf(card, site.config.paymentProcessors) === undefined
      ? []
      : [
          ...(leftVerification(intents, card)?.page === undefined
            ? []
            : [{ id: 'finish', label: t('finishAtBank'), icon: 'external-link' as const }]),
          {
            id: 'verify',
            // The bank's page or the answer may be lost, so an unfinished check never blocks a new one.
            label: t(
              card.is_verification_pending === true || declineOf(intents, card) ? 'verifyAgain' : 'verify',
            ),
            icon: 'shield-check',
            disabledReason: reasonOf('verifyCard'),
          },
        ]
  const whyNotPrimary = (card: Card): string | undefined => {
    if (card.is_primary) return t('isPrimary')
    return card.is_verified ? reasonOf('setPrimaryCard') : t('notVerified')
  }
  return (card) => [
    {
      entries: [
        ...verifying(card),
        { id: 'primary', label: t('makePrimary'), icon: 'check', disabledReason: whyNotPrimary(card) },
      ],
    },
    {
      entries: [
        {
          id: 'remove',
          label: t('remove'),
          icon: 'trash-2',
          danger: true,
          disabledReason: isToppedUpFrom(account, card, site) ? t('toppedUpFrom') : reasonOf('deleteCard'),
        },
      ],
    },
  ]
}
