import { didYouMean } from '../did-you-mean'
import type { Problem } from '../problem'
import type { DemandedKeys } from './demanded'
import { placeholdersOf } from './keys'

/** A key the engine asks for is there; a key nobody asks for is not. */
export function checkKeys(
  file: string,
  present: ReadonlyMap<string, string>,
  demanded: DemandedKeys,
  problems: Problem[],
): void {
  for (const key of demanded.required) {
    if (present.has(key)) continue
    problems.push({
      id: 'key-missing',
      file,
      path: key,
      message: `add this text.${didYouMean(key, present.keys())}`,
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

/** A translation has the keys and the placeholders of the base language. */
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
    } else if (placeholdersOf(other).join() !== placeholdersOf(text).join()) {
      const wanted =
        placeholdersOf(text)
          .map((name) => `{{${name}}}`)
          .join(', ') || 'none'
      problems.push({
        id: 'key-placeholders',
        file,
        path: key,
        message: `must have these placeholders: ${wanted}.`,
      })
    }
  }
  for (const key of translated.keys()) {
    if (!base.has(key))
      problems.push({ id: 'key-unused', file, path: key, message: 'the base language has no such text.' })
  }
}
