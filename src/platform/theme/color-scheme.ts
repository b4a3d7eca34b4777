import { createStore, type Store } from '../../lib/store'

/** Appearance: as the system says, or fixed (specification section 4). */
export const colorSchemes = ['auto', 'light', 'dark'] as const
export type ColorScheme = (typeof colorSchemes)[number]

const storageKey = 'console.color-scheme'

function isColorScheme(value: unknown): value is ColorScheme {
  return colorSchemes.some((scheme) => scheme === value)
}

/** The chosen appearance, kept in the browser and published in `data-color-scheme` (specification section 9). */
export function createColorScheme(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  root: HTMLElement,
): Store<ColorScheme> {
  const saved = storage.getItem(storageKey)
  const store = createStore<ColorScheme>(isColorScheme(saved) ? saved : 'auto')
  const publish = (): void => {
    root.dataset.colorScheme = store.get()
  }
  store.subscribe(() => {
    storage.setItem(storageKey, store.get())
    publish()
  })
  publish()
  return store
}
