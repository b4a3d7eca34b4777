/** Languages that write nouns with a capital wherever they stand. */
const capitalised = new Set(['de', 'lb'])

/**
 * A name as it stands inside a sentence, "virtual machine": without the capital it has at the beginning of one. An
 * abbreviation keeps it ("API token"), and so does every noun in the languages that write them so.
 */
export function inSentence(name: string, language: string): string {
  const [base = ''] = language.toLowerCase().split('-')
  const [first = ''] = name.split(/\s/)
  if (capitalised.has(base) || first !== first.charAt(0) + first.slice(1).toLocaleLowerCase(language))
    return name
  return name.charAt(0).toLocaleLowerCase(language) + name.slice(1)
}
