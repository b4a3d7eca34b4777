import { isRecord } from '../../lib/is-record'
import { parseJson } from '../../lib/parse-json'
import { PaymentNotStored } from '../../platform/payments/intents'
import { walletKey } from '../../platform/payments/storage-keys'

/** A wallet whose owner was sent to its page to agree, as this browser keeps it until it is added. */
export interface KeptWallet {
  readonly account: number
  /** What the platform knows the agreement by. */
  readonly session: string
  readonly setupToken: string
  /** Ids of the methods the account had before. */
  readonly known: readonly number[]
  readonly makesPrimary: boolean
  /** Ms since 1970. */
  readonly begun: number
}

/** Ms an agreement can be used: the vendor forgets it then. */
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

/** The wallet that is being added to an account by a user in this browser; undefined if none is, or it is too late. */
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

/** Forgets the wallet, which is added or refused. */
export function forgetWallet(storage: Pick<Storage, 'removeItem'>, owner: string): void {
  storage.removeItem(walletKey(owner))
}
