import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ConsoleConfig } from '../../console.config'

type Locales = Pick<ConsoleConfig, 'locales' | 'baseLanguage'>

/** The languages of the console, the base language first: one for each folder. */
export function languagesIn({ locales, baseLanguage }: Locales): string[] {
  const others = readdirSync(locales).filter((name) => !name.includes('.') && name !== baseLanguage)
  return [baseLanguage, ...others.sort()]
}

/**
 * The file with texts of a language, by its path in the language's folder; that of the base language as long as the language has
 * none. Only types may lack theirs (`docs/translating.md`), which the generator checks.
 */
export function messageFile({ locales, baseLanguage }: Locales, language: string, path: string): string {
  const own = join(locales, language, path)
  return existsSync(own) ? own : join(locales, baseLanguage, path)
}
