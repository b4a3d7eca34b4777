import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keysOf } from '../../../codegen/locales/keys'
import { config } from '../../../console.config'

const folderOf = (language: string): string => join(config.locales, language)

const languages = readdirSync(config.locales).filter((name) => statSync(folderOf(name)).isDirectory())
const translations = languages.filter((language) => language !== config.baseLanguage)

function read(language: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folderOf(language), file), 'utf8'))
}

/** The glossary terms in a language: the dictionary form first, then other forms for labels. */
function glossaryOf(language: string): Map<string, string[]> {
  const terms = Object.entries(read(language, 'glossary.json') as Record<string, string | string[]>)
  return new Map(terms.map(([term, words]) => [term, [words].flat()]))
}

/** All texts of a language by file and key. */
function textsOf(language: string): Map<string, string> {
  const files = ['console.json', 'errors.json']
  for (const folder of ['resources', 'screens'])
    files.push(...readdirSync(join(folderOf(language), folder)).map((name) => join(folder, name)))
  return new Map(
    files.flatMap((file) =>
      [...keysOf(read(language, file))].map(([key, text]) => [`${file} ${key}`, text] as const),
    ),
  )
}

const terms = [...glossaryOf(config.baseLanguage).keys()]
const english = textsOf(config.baseLanguage)

describe('the glossary [I18N-09]', () => {
  it('has at least 60 terms', () => {
    expect(terms.length).toBeGreaterThanOrEqual(60)
  })

  it.each(translations)('of %s has a word for each term', (language) => {
    const words = glossaryOf(language)
    expect([...words.keys()]).toEqual(terms)
    expect([...words].filter(([, forms]) => forms.some((form) => form.trim() === ''))).toEqual([])
  })

  it.each(translations)('of %s is what labels say: one term, one translation', (language) => {
    const words = glossaryOf(language)
    const texts = textsOf(language)
    const others = [...english].flatMap(([place, text]) => {
      const term = terms.find((each) => each.toLowerCase() === text.toLowerCase())
      const said = texts.get(place) ?? ''
      const isKnown =
        term === undefined ||
        words.get(term)?.some((form) => form.toLocaleLowerCase(language) === said.toLocaleLowerCase(language))
      return isKnown ? [] : [`${place}: "${said}" for "${text}"`]
    })
    expect(others).toEqual([])
  })
})
