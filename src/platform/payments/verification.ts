import { isRecord } from '../../lib/is-record'
import { safeHref, webPages } from '../../lib/safe-href'

/** Result of verifying a saved card. */
export type Verified =
  | { readonly kind: 'verified' }
  /** The customer has to confirm at a page; `reference` is the platform's name for the verification, if any. */
  | { readonly kind: 'bank'; readonly address: string; readonly reference: string | undefined }
  | { readonly kind: 'pending' }
  | { readonly kind: 'unknown' }

/** Reads the answer of `verifyCard` (requirement PAYMENT-20). */
export function verificationIn(answer: unknown): Verified {
  const { authorize_uri: page, data_ref: reference, card } = isRecord(answer) ? answer : {}
  const address = typeof page === 'string' ? safeHref(page, webPages) : undefined
  if (address !== undefined)
    return {
      ...{ kind: 'bank', address },
      reference: typeof reference === 'string' && reference !== '' ? reference : undefined,
    }
  return { kind: isRecord(card) && card.is_verified === true ? 'verified' : 'pending' }
}
