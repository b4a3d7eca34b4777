import { isEmail } from './email'

/** `mailto:` link of an e-mail address; undefined if it is none. */
export function mailHref(
  address: string | null | undefined,
  letter?: { readonly subject: string; readonly body: string },
): string | undefined {
  if (address == null || !isEmail(address)) return undefined
  const rest =
    letter === undefined
      ? ''
      : `?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.body)}`
  return `mailto:${address}${rest}`
}
