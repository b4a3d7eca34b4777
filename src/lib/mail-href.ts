import { isEmail } from './email'

/** Address of a link that writes to somebody; undefined for what is no e-mail address. */
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
