import { expect, it } from 'vitest'
import { isRecord } from '../../src/lib/is-record'
import { filesIn, textOf } from './sources'

/** Rows of the glossary's last table: words that names do not have, and the word to use. */
const rejected = (textOf('docs/glossary.md').split('## Names of columns and fields')[1] ?? '')
  .split('\n')
  .flatMap((line) => {
    const [not, but] = line
      .split('|')
      .slice(1, 3)
      .map((cell) => cell.trim())
    if (!not || !but || not === 'not' || /^-+$/.test(not)) return []
    return not.split(', ').map((word) => ({ word, but }))
  })

/** English names of fields in lists, pages and the query language, by type and id. */
const names = filesIn('locales/en/resources', /\.json$/).flatMap((file) => {
  const texts: unknown = JSON.parse(textOf(file))
  const fields = isRecord(texts) && isRecord(texts.fields) ? texts.fields : {}
  return Object.entries(fields).flatMap(([id, name]) =>
    typeof name === 'string' ? [{ place: `${file.replace(/.*\/|\.json$/g, '')} ${id}`, id, name }] : [],
  )
})

it('the glossary names words that columns and fields do not have', () => {
  expect(rejected.length).toBeGreaterThan(10)
  expect(names.length).toBeGreaterThan(200)
})

it('no name of a column or of a field of a query has a word that the glossary rejects', () => {
  const wrong = names.flatMap(({ place, name }) =>
    rejected
      .filter(({ word }) => new RegExp(`(?<![\\w])${word}s?(?![\\w])`, 'i').test(name))
      .map(({ word, but }) => `${place}: "${name}" has "${word}", not "${but}"`),
  )
  expect(wrong).toEqual([])
})
