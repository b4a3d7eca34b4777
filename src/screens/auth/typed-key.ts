/** Invisible characters no key contains, such as zero-width spaces and line breaks. */
const unseen = /[\p{Cf}\p{Cc}]/gu

/** Text between straight or curly quotation marks. */
const quoted = /^(["'`“”„‟‘’‚‛«»‹›])(.*)["'`“”„‟‘’‚‛«»‹›]$/su

/** A typed or pasted key without surrounding spaces, quotation marks and invisible characters. */
export function typedKey(text: string): string {
  const seen = text.replace(unseen, '').trim()
  return quoted.exec(seen)?.[2]?.trim() ?? seen
}

/** Whether a key can be sent: headers only hold Latin-1 characters. */
export function canBeSent(apiKey: string): boolean {
  return !/[^\u0020-\u00ff]/.test(apiKey)
}
