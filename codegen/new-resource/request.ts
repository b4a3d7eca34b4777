import { parseArgs } from 'node:util'
import { didYouMean } from '../../src/lib/did-you-mean'
import { Refusal } from '../refusal'

/** The calls a manifest is drafted from, in the order of `--help`. */
export const callWords = ['list', 'get', 'create', 'update', 'delete'] as const
export type CallWord = (typeof callWords)[number]

/** Options of the command line: operations by purpose, and names the description cannot know. */
export type NewResourceRequest = Partial<Record<CallWord | 'section' | 'type', string>> & { list: string }

/** Output of `--help`. */
export const usage = `npm run new:resource -- --list listThings [--get getThing] [--create createThing]
    [--update updateThing] [--delete deleteThing] [--section network] [--type thing]

Drafts a type of resource: its manifest, its texts and its line in the list of manifests. Nothing that exists is overwritten.

  --list     the operation that lists the records; the only one needed
  --get      the operation that reads one record
  --create   the operation that makes one
  --update   the operation that changes one
  --delete   the operation that removes one
  --section  the section of the navigation, where the address of the list does not tell
  --type     the name of the type, where that of the schema does not do

docs/adding-a-resource.md goes on from there.`

const words: readonly string[] = [...callWords, 'section', 'type']

/**
 * Reads the command line of `npm run new:resource`.
 * @throws Refusal for an option that does not exist, one without its value, and when no list is named
 */
export function readRequest(args: readonly string[]): NewResourceRequest {
  const options = Object.fromEntries(words.map((word) => [word, { type: 'string' as const }]))
  const { values, positionals } = parseArgs({ args: [...args], options, strict: false })
  const given = new Map<string, string>()
  for (const [word, value] of Object.entries(values)) {
    if (!words.includes(word)) {
      const near = didYouMean(
        `--${word}`,
        words.map((each) => `--${each}`),
      )
      throw new Refusal(`There is no option "--${word}".${near}`)
    }
    if (typeof value !== 'string' || value === '') throw new Refusal(`--${word} needs a name after it.`)
    given.set(word, value)
  }
  if (positionals.length > 0)
    throw new Refusal(`"${positionals[0]}" belongs to no option; write --list ${positionals[0]}.`)
  const list = given.get('list')
  if (list === undefined)
    throw new Refusal('Name the operation that lists the records, such as --list listThings.')
  return { ...Object.fromEntries(given), list }
}
