/** A name to read and to click: of blanks alone, their codes ("U+0020"); `noName` for an empty one. */
export function shownName(name: string, noName: string): string {
  if (name === '') return noName
  if (name.trim() !== '') return name
  const codes = Array.from(name, (each) => each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0'))
  return codes.map((code) => `U+${code}`).join(' ')
}
