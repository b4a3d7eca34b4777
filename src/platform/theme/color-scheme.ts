import { createStore, type Store } from '../../lib/store'

/** Colour scheme: of the system, or fixed (specification section 4). */
export const colorSchemes = ['auto', 'light', 'dark'] as const
export type ColorScheme = (typeof colorSchemes)[number]

const storageKey = 'console.color-scheme'

function isColorScheme(value: unknown): value is ColorScheme {
  return colorSchemes.some((scheme) => scheme === value)
}

/** The colour scheme that was selected in this browser. */
export function storedColorScheme(storage: Pick<Storage, 'getItem'>): ColorScheme {
  const saved = storage.getItem(storageKey)
  return isColorScheme(saved) ? saved : 'auto'
}

/** The selected colour scheme, which some screens replace while they are open. */
export interface ColorSchemeStore extends Store<ColorScheme> {
  /** Draws everything light, whatever is selected, until the returned function is called (requirement THEME-08). */
  readonly forceLight: () => () => void
}

/** The selected colour scheme, stored in the browser, and the drawn one in `data-color-scheme` (specification section 9). */
export function createColorScheme(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  root: Pick<HTMLElement, 'dataset'>,
): ColorSchemeStore {
  const store = createStore(storedColorScheme(storage))
  const forced = new Set<symbol>()
  const publish = (): void => {
    root.dataset.colorScheme = forced.size > 0 ? 'light' : store.get()
  }
  store.subscribe(() => {
    storage.setItem(storageKey, store.get())
    publish()
  })
  publish()
  const forceLight = (): (() => void) => {
    const screen = Symbol('screen')
    forced.add(screen)
    publish()
    return () => {
      forced.delete(screen)
      publish()
    }
  }
  return { ...store, forceLight }
}
