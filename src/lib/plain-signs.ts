const zeros = [0x0660, 0x06f0]
/** Digits of Arabic and Persian keyboards. */
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

/**
 * A typed text with digits, spaces, apostrophes and minus in one spelling, without space around: full-width (`８０`) and
 * eastern (`٨٠`) digits are digits, and the eastern sign between thousands (`٬`) is an apostrophe.
 */
export function inPlainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replace(easternDigits, (digit) => {
      const code = digit.charCodeAt(0)
      return String(code - (zeros.findLast((zero) => zero <= code) ?? code))
    })
    .replace(/\s/g, ' ')
    .replace(/[’٬]/g, "'")
    .replace('−', '-')
    .trim()
}
