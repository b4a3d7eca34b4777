import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { config } from '../../../console.config'

const languages = readdirSync(`${config.output}/locales`).map((file) => file.replace('.json', ''))

/** Bytes of a text file as sent. */
const sent = (file: string): number => brotliCompressSync(readFileSync(file)).length

it.each(languages)('%s costs a list at most 25 KB, loaded alone [I18N-09]', (language) => {
  const base = sent(`${config.output}/locales/${language}.json`)
  const type = sent(`${config.locales}/${language}/resources/virtual_machine.json`)
  expect(base + type).toBeLessThan(25_000)
})
