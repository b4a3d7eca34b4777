/** Local storage key of the referral code. */
const referralKey = 'console.referral'

/** Longest code that is kept. */
const longest = 100

/**
 * Keeps the referral code of an entry: `referral_code` of the query (SESSION-04), or the last part of `/referral/{code}`
 * (ROUTE-27). A later code replaces an earlier one.
 * @param path below the base path
 */
export function captureReferral(path: string, search: string, storage: Pick<Storage, 'setItem'>): void {
  const [, inPath] = /^\/referral\/([^/]+)\/?$/.exec(path) ?? []
  const code = (new URLSearchParams(search).get('referral_code') ?? decoded(inPath)).trim()
  if (code !== '' && code.length <= longest) storage.setItem(referralKey, code)
}

/** Values kept in this browser for create forms, by field. */
export interface Remembered {
  /** Values for fields of these names. */
  readonly values: () => Readonly<Record<string, string>>
}

/** The kept code for forms with a field `referral_code` (requirement REFERRAL-04). */
export function rememberedReferral(storage: Pick<Storage, 'getItem'>): Remembered {
  return {
    values: () => {
      const code = storage.getItem(referralKey)
      return code === null ? {} : { referral_code: code }
    },
  }
}

/** Forgets the code: it counts once, for the account that was created with it. */
export function forgetReferral(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(referralKey)
}

/** A part of a path; empty if it cannot be decoded. */
function decoded(part = ''): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
