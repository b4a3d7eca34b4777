/**
 * Whether a text may be an e-mail address: one @ between parts, and a dot in the domain.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}

/** Whether a text is an incomplete e-mail address. */
export function isHalfTyped(text: string): boolean {
  return !isEmail(text) && /^[^\s@]+@[^\s@]*$/.test(text)
}
