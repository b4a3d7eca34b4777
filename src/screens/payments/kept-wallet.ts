import { isRecord } from '../../lib/is-record'
import { parseJson } from '../../lib/parse-json'
import { PaymentNotStored } from '../../platform/payments/intents'
import { walletKey } from '../../platform/payments/storage-keys'

/** A wallet whose owner was sent to its page to agree, stored in this browser until added. */
export interface KeptWallet {
  readonly account: number
  /** Id of the agreement on the platform. */
  readonly session: string
  readonly setupToken: string
  /** Ids of the account's methods before. */
  readonly known: readonly number[]
  readonly makesPrimary: boolean
  /** Ms since 1970. */
  readonly begun: number
}

/** Ms after which the vendor drops an agreement. */
const lasts = 3 * 60 * 60 * 1000

const isNumber = (value: unknown): boolean => typeof value === 'number'

function isKept(value: unknown): value is KeptWallet {
  return (
    isRecord(value) &&
    [value.account, value.begun].every(isNumber) &&
    Array.isArray(value.known) &&
    value.known.every(isNumber) &&
    [value.session, value.setupToken].every((each) => typeof each === 'string') &&
    typeof value.makesPrimary === 'boolean'
  )
}

/** Wallet a user is adding to an account in this browser; undefined without one, or if it has expired. */
export function keptWallet(
  storage: Pick<Storage, 'getItem'>,
  owner: string,
  account: number,
  now: number,
): KeptWallet | undefined {
  const value = parseJson(storage.getItem(walletKey(owner)))
  return isKept(value) && value.account === account && now - value.begun < lasts ? value : undefined
}

/**
 * Keeps a wallet before its owner leaves for its page.
 * @throws PaymentNotStored
 */
export function keepWallet(storage: Pick<Storage, 'setItem'>, owner: string, wallet: KeptWallet): void {
  try {
    storage.setItem(walletKey(owner), JSON.stringify(wallet))
  } catch (error) {
    throw new PaymentNotStored('The browser stores nothing', { cause: error })
  }
}

/** Removes the stored wallet once it is added or refused. */
export function forgetWallet(storage: Pick<Storage, 'removeItem'>, owner: string): void {
  storage.removeItem(walletKey(owner))
}
