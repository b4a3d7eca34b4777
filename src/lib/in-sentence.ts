/** Languages that capitalise all nouns. */
const capitalised = new Set(['de', 'lb'])

/**
 * A name inside a sentence, "virtual machine": in lower case, except abbreviations ("API token") and languages that
 * capitalise nouns.
 */
export function inSentence(name: string, language: string): string {
  const [base = ''] = language.toLowerCase().split('-')
  const [first = ''] = name.split(/\s/)
  if (capitalised.has(base) || first !== first.charAt(0) + first.slice(1).toLocaleLowerCase(language))
    return name
  return name.charAt(0).toLocaleLowerCase(language) + name.slice(1)
}
