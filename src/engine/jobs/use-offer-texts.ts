import { useMemo } from 'react'
import { useBillingAccounts } from '../../platform/account/use-billing-account'
import { useOwedWords } from '../../platform/account/use-owed-words'
import { useTexts } from '../../platform/i18n/use-texts'
import type { OfferTexts } from './offer'

/** The words of offers; they say of an account that cannot pay what it owes, and where that is paid. */
export function useOfferTexts(): OfferTexts {
  const texts = useTexts()
  const { accounts } = useBillingAccounts()
  const { closed } = useOwedWords()
  return useMemo(
    () => ({
      t: texts.t,
      resource: texts.resource,
      payer: (id) => {
        const account = accounts.find((each) => each.id === id)
        return account && closed(account)
      },
    }),
    [texts, accounts, closed],
  )
}
