import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { config } from '../../../console.config'

const languages = readdirSync(`${config.output}/locales`).map((file) => file.replace('.json', ''))
const types = (language: string): string[] => readdirSync(`${config.locales}/${language}/resources`).sort()

it.each(languages)('every type is translated into %s [I18N-09]', (language) => {
  expect(types(language)).toEqual(types(config.baseLanguage))
})
