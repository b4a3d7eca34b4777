/** Code of a language as a profile takes it: two or three letters, without region or script. */
export function languageCode(tag: string): string {
  return tag.split(/[-_]/)[0]?.toLowerCase() ?? ''
}
