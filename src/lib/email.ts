/** Whether a text can be an e-mail address: one @ between parts, and a dot in what follows it. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}
