import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const foldersOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** Every place of a value that holds a text. */
const placesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => placesOf(inner).map((place) => `${key}.${place}`))
    : ['']

it.each(foldersOf('themes'))('%s says the same in every language of the console', (name) => {
  const read = (file: string): unknown => JSON.parse(readFileSync(`themes/${name}/${file}`, 'utf8'))
  const languages = foldersOf('locales')
  expect(read('theme.json')).toMatchObject({
    texts: Object.fromEntries(languages.map((language) => [language, `texts/${language}.json`])),
  })
  const english = placesOf(read('texts/en.json'))
  for (const language of languages) expect(placesOf(read(`texts/${language}.json`))).toEqual(english)
})
