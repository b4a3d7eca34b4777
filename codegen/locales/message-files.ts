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
 * File of a language's texts at `path` in its folder; the base language's if there is none. Only types may be untranslated
 * (`docs/translating.md`), which the generator checks.
 */
export function messageFile({ locales, baseLanguage }: Locales, language: string, path: string): string {
  const own = join(locales, language, path)
  return existsSync(own) ? own : join(locales, baseLanguage, path)
}
