/** Whether a text can be an e-mail address: one @ between parts, and a dot in what follows it. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}

/** Whether a text is the beginning of an e-mail address, up to its @ or beyond, and none yet. */
export function isHalfTyped(text: string): boolean {
  return !isEmail(text) && /^[^\s@]+@[^\s@]*$/.test(text)
}
