import { didYouMean } from '../../src/lib/did-you-mean'
import type { Problem } from '../problem'
import type { ConsoleTexts } from '../../src/lib/theme-texts'
import type { DemandedKeys } from './demanded'
import { keysOf, placeholdersOf, textsOf } from './keys'

/** Reports keys the engine needs that are missing, and keys nothing uses. */
export function checkKeys(
  file: string,
  present: ReadonlyMap<string, string>,
  demanded: DemandedKeys,
  problems: Problem[],
): void {
  for (const key of demanded.required) {
    if (present.has(key)) continue
    const unused = [...present.keys()].filter(
      (each) => !demanded.required.has(each) && !demanded.allowed(each),
    )
    problems.push({
      id: 'key-missing',
      file,
      path: key,
      message: `add this text.${didYouMean(key, unused)}`,
    })
  }
  for (const key of present.keys()) {
    if (demanded.required.has(key) || demanded.allowed(key)) continue
    const near = didYouMean(key, demanded.required)
    problems.push({
      id: 'key-unused',
      file,
      path: key,
      message: `nothing asks for this text; remove it.${near}`,
    })
  }
}

/** Reports empty texts and plural forms. */
export function checkEmpty(file: string, messages: unknown, problems: Problem[]): void {
  for (const [key, text] of textsOf(messages)) {
    if (text.trim() === '')
      problems.push({ id: 'key-empty', file, path: key, message: 'is empty; write this text.' })
  }
}

/** Reports placeholders of a type's texts that nothing can fill. */
export function checkFilled(
  file: string,
  messages: unknown,
  names: ReadonlySet<string>,
  problems: Problem[],
): void {
  for (const [key, text] of textsOf(messages)) {
    for (const name of placeholdersOf(text)) {
      if (names.has(name)) continue
      problems.push({
        id: 'key-placeholders',
        file,
        path: key,
        message: `nothing fills {{${name}}}.${didYouMean(name, names)}`,
      })
    }
  }
}

/** Reports differences in keys and placeholders between a translation and the base language. */
export function checkTranslation(
  file: string,
  base: ReadonlyMap<string, string>,
  translated: ReadonlyMap<string, string>,
  problems: Problem[],
): void {
  for (const [key, text] of base) {
    const other = translated.get(key)
    if (other === undefined) {
      problems.push({ id: 'key-missing', file, path: key, message: 'add the translation of this text.' })
    } else checkPlaceholders(file, key, text, other, problems)
  }
  for (const key of translated.keys()) {
    if (!base.has(key))
      problems.push({ id: 'key-unused', file, path: key, message: 'the base language has no such text.' })
  }
}

/** Reports a text whose placeholders differ from those of `base`. */
function checkPlaceholders(
  file: string,
  path: string,
  base: string,
  text: string,
  problems: Problem[],
): void {
  const wanted = placeholdersOf(base)
  if (placeholdersOf(text).join() === wanted.join()) return
  const names = wanted.map((name) => `{{${name}}}`).join(', ') || 'none'
  problems.push({ id: 'key-placeholders', file, path, message: `must have these placeholders: ${names}.` })
}

/**
 * Reports texts of a theme that the console does not have, or whose placeholders differ; texts of unknown types are
 * ignored. `base` holds the console's texts by file and key.
 */
export function checkChangedTexts(
  file: string,
  changed: ConsoleTexts,
  base: ReadonlyMap<string, ReadonlyMap<string, string>>,
  problems: Problem[],
): void {
  for (const [name, texts] of Object.entries(changed)) {
    const present = base.get(`${name}.json`)
    const path = `consoleTexts.${name}`
    if (!present) {
      // A theme may also be used by consoles with other types.
      if (name.startsWith('resources/')) continue
      const near = didYouMean(
        name,
        [...base.keys()].map((each) => each.replace('.json', '')),
      )
      problems.push({
        id: 'key-unused',
        file,
        path,
        message: `the console has no such file of texts.${near}`,
      })
      continue
    }
    for (const [key, text] of keysOf(texts)) {
      const own = present.get(key)
      if (own !== undefined) checkPlaceholders(file, `${path}.${key}`, own, text, problems)
      else {
        const near = didYouMean(key, present.keys())
        problems.push({
          ...{ id: 'key-unused', file, path: `${path}.${key}` },
          message: `the console has no such text.${near}`,
        })
      }
    }
  }
}

/**
 * Reports counted texts that lack a plural form of their language (a BCP 47 tag), or have one it does not know. `zero`, a
 * separate text for 0, is allowed in every language.
 */
export function checkPlurals(
  file: string,
  language: string,
  counted: ReadonlyMap<string, ReadonlySet<string>>,
  problems: Problem[],
): void {
  const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  for (const [key, forms] of counted) {
    const missing = known.filter((form) => !forms.has(form))
    const unknown = [...forms].filter((form) => form !== 'zero' && !known.some((each) => each === form))
    const complain = (message: string): void => {
      problems.push({ id: 'key-plurals', file, path: key, message })
    }
    if (missing.length > 0)
      complain(
        `add the plural forms of this language: ${missing.map((form) => `${key}_${form}`).join(', ')}.`,
      )
    if (unknown.length > 0)
      complain(
        `remove plural forms this language does not have: ${unknown.join(', ')}; it has ${known.join(', ')}.`,
      )
  }
}
