import type { Texts } from '../../platform/i18n/texts'
import { lazy, useLazy } from '../../ui/lazy'

const loadTexts = lazy((types: string, texts: Pick<Texts, 'load'>) =>
  Promise.all(types.split(',').map((type) => texts.load(type))),
)

/** Suspends until the texts of these types are loaded. */
export function useTypeTexts(texts: Pick<Texts, 'load'>, types: readonly string[]): void {
  useLazy(loadTexts, [...new Set(types)].sort().join(), texts)
}
