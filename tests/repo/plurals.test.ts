import { expect, it } from 'vitest'
import { keysOf, placeholdersOf, pluralsOf } from '../../codegen/locales/keys'
import { isRecord } from '../../src/lib/is-record'
import { filesIn, textOf } from './sources'

const noNoun = 'nothing is named beside the number'
const unit = 'an abbreviated unit is the same for every number'

/** English texts with a number that read the same for one and for many, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'console.json list.notInView': noNoun,
  'console.json cell.more': noNoun,
  'console.json action.bulkDone': noNoun,
  'console.json action.bulkDoneLater': noNoun,
  'console.json editor.changedCount': noNoun,
  'console.json editor.addedCount': noNoun,
  'console.json editor.removedCount': noNoun,
  'console.json age.seconds': unit,
  'console.json age.minutes': unit,
  'console.json age.hours': unit,
  'console.json prices.BLOCK_STORAGE_SNAPSHOT': 'the quantity is a size with its unit',
  'screens/api.json try.milliseconds': unit,
  'screens/files.json tags.text': noNoun,
  'screens/files.json delete.progress': noNoun,
  'screens/files.json move.progress': noNoun,
  'screens/files.json tray.done': noNoun,
  'screens/metrics.json table.rows': noNoun,
  'screens/overview.json total': noNoun,
  'screens/start.json stepsDone': noNoun,
  'screens/terminal.json foundOf': noNoun,
}

/** A count, or another number before a plural noun. */
const number =
  /\{\{count\}\}|\{\{(?:all|attempts?|cpus|days|digits|done|fits|hours|max|min|minutes|quantity|seconds|shown|vcpu)\}\} [a-z]{2,}s\b/

const form = /_(zero|one|two|few|many|other)$/

/** Whether a placeholder is the number that selects the form; the forms for one and two may spell it out. */
const isNumber = (name: string, key: string): boolean =>
  name === 'count' || (name === 'amount' && key.startsWith('amounts.'))

/** Message files of a language with their content. */
const messages = (language: string): [string, unknown][] =>
  filesIn(`locales/${language}`, /\.json$/)
    .filter((path) => !path.endsWith('/glossary.json'))
    .map((path) => [path.slice(`locales/${language}/`.length), JSON.parse(textOf(path)) as unknown])

/** Every text by its dotted key, plural forms apart. */
function textsOf(value: unknown, prefix = ''): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]]
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOf(inner, prefix === '' ? name : `${prefix}.${name}`),
  )
}

it('an English text with a number has plural forms, or a reason to have none [I18N-09]', () => {
  const uncounted = messages('en').flatMap(([file, texts]) => {
    const counted = pluralsOf(texts)
    return [...keysOf(texts)]
      .filter(([key, text]) => !counted.has(key) && number.test(text))
      .map(([key]) => `${file} ${key}`)
  })
  expect(uncounted.sort()).toEqual(Object.keys(exceptions).sort())
})

it('an English text is a whole sentence or name, never the beginning of one', () => {
  const begun = messages('en').flatMap(([file, texts]) =>
    textsOf(texts).flatMap(([key, text]) => (text.endsWith(',') ? [`${file} ${key}: ${text}`] : [])),
  )
  expect(begun).toEqual([])
})

it('an English text for one names no things', () => {
  const many = messages('en').flatMap(([file, texts]) =>
    textsOf(texts)
      .filter(
        ([key, text]) =>
          key.endsWith('_one') && /\{\{(?:count|amount)\}\} (?!is\b|was\b|has\b)[a-z]*[^s\W]s\b/.test(text),
      )
      .map(([key, text]) => `${file} ${key}: ${text}`),
  )
  expect(many).toEqual([])
})

it.each(filesIn('locales', /\/console\.json$/).map((path) => path.split('/')[1] ?? ''))(
  'each plural form of %s has all placeholders but the number',
  (language) => {
    const lacking = messages(language).flatMap(([file, texts]) => {
      const whole = keysOf(texts)
      return textsOf(texts).flatMap(([key, text]) => {
        if (!form.test(key)) return []
        const has = placeholdersOf(text)
        const wanted = placeholdersOf(whole.get(key.replace(form, '')) ?? '')
        const missing = wanted.filter((name) => !isNumber(name, key) && !has.includes(name))
        return missing.map((name) => `${file} ${key}: {{${name}}}`)
      })
    })
    expect(lacking).toEqual([])
  },
)
