import { useState } from 'react'
import { operations } from '../../generated/operations'
import { useBillingAccounts } from '../../platform/account/use-billing-account'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { freshToken } from './fresh-token'

/** Source of the key of a tried call. */
export type KeyChoice = 'session' | 'token' | 'typed'

/** The selected key source and the resulting key. */
export interface TryKey {
  choices: readonly KeyChoice[]
  choice: KeyChoice
  choose: (choice: KeyChoice) => void
  typed: string
  type: (key: string) => void
  /** The key to send; undefined if there is none. */
  apiKey: string | undefined
  /** Billing account of the key, if known. */
  account: number | undefined
}

/** Key of tried calls. Signed-out users can only type one. */
export function useTryKey(): TryKey {
  const { session } = usePlatform()
  const { apiKey, epoch } = useStore(session)
  const token = useStore(freshToken)
  const { current } = useBillingAccounts(apiKey !== undefined)
  const own: readonly KeyChoice[] = Object.hasOwn(operations, 'createToken')
    ? ['session', 'token']
    : ['session']
  const choices: readonly KeyChoice[] = apiKey === undefined ? ['typed'] : [...own, 'typed']
  const [chosen, setChosen] = useState<KeyChoice>()
  const [typed, setTyped] = useState('')
  const choice = chosen !== undefined && choices.includes(chosen) ? chosen : (choices[0] ?? 'typed')
  const keys: Record<KeyChoice, string | undefined> = {
    session: apiKey,
    token: token?.epoch === epoch ? token.apiKey : undefined,
    typed: typed.trim() === '' ? undefined : typed.trim(),
  }
  const accounts: Record<KeyChoice, number | undefined> = {
    session: current?.id,
    token: token?.account,
    typed: undefined,
  }
  return {
    ...{ choices, choice, choose: setChosen, typed, type: setTyped },
    ...{ apiKey: keys[choice], account: accounts[choice] },
  }
}
