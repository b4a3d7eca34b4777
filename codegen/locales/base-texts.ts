import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../read-json'
import { keysOf } from './keys'

/** Words for translators, which the console does not show. */
const glossary = 'glossary.json'

/** The console's texts in the folder of a language, by file and key: `screens/pay.json`, `title`. */
export function baseTexts(folder: string): Map<string, ReadonlyMap<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json') && file !== glossary)
  return new Map(files.sort().map((file) => [file, keysOf(readJson(join(folder, file)))]))
}
