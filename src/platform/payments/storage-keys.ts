/** Local storage keys of payments. Deleted at sign-out. */
export const paymentPrefix = 'console.payment.'

/** Beginning of the keys of a user's payments. */
export const paymentKey = (owner: string): string => `${paymentPrefix}${owner}.`

/** Key of the wallet whose owner was sent to agree. */
export const walletKey = (owner: string): string => `${paymentPrefix}wallet.${owner}`

/** Whether this browser has stored a payment of the user. */
export function hasStoredPayments(
  owner: string,
  storage: Pick<Storage, 'length' | 'key'> = window.localStorage,
): boolean {
  const prefix = paymentKey(owner)
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').some((key) =>
    key.startsWith(prefix),
  )
}
