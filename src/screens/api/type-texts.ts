import { fetchOnce } from '../../lib/fetch-once'
import type { Texts } from '../../platform/i18n/texts'

const loadTexts = fetchOnce((types: string, texts: Pick<Texts, 'load'>) =>
  Promise.all(types.split(',').map((type) => texts.load(type))),
)

/** Resolved when the texts of these types are here; the same promise for the same types, so that drawing can wait for it. */
export function typeTexts(texts: Pick<Texts, 'load'>, types: readonly string[]): Promise<unknown> {
  return loadTexts([...new Set(types)].sort().join(), texts)
}
