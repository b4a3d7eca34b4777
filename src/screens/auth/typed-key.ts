/** Marks that cannot be seen and no key has, such as the width-less spaces of a web page, and line ends. */
const unseen = /[\p{Cf}\p{Cc}]/gu

/** A text between quotation marks, straight or curly. */
const quoted = /^(["'`“”„‟‘’‚‛«»‹›])(.*)["'`“”„‟‘’‚‛«»‹›]$/su

/** A key as it was typed or pasted, without what came along: spaces and quotation marks around it, and what cannot be seen. */
export function typedKey(text: string): string {
  const seen = text.replace(unseen, '').trim()
  return quoted.exec(seen)?.[2]?.trim() ?? seen
}

/** Whether a key can be sent at all: a header holds no more than the first 256 characters there are. */
export function canBeSent(apiKey: string): boolean {
  return !/[^\u0020-\u00ff]/.test(apiKey)
}
