import { isRecord } from '../../lib/is-record'
import { parseJson } from '../../lib/parse-json'
import { createStore, type Store } from '../../lib/store'
import { type TerminalLook, terminalLooks } from './palette'

/** Display settings of terminals; stored in the browser. */
export interface Display {
  /** Pixels. */
  readonly fontSize: number
  readonly look: TerminalLook
  /** Announces output to screen readers; off by default, because it is slow. */
  readonly screenReader: boolean
}

/** Limits and default of the font size, in px. */
export const fontSizes = { least: 9, most: 28, usual: 13 } as const

const name = 'console.terminal'

/** Creates the store of the display settings, persisted in `storage`. */
export function createDisplay(storage: Pick<Storage, 'getItem' | 'setItem'>): Store<Display> {
  const store = createStore(read(storage.getItem(name)))
  store.subscribe(() => storage.setItem(name, JSON.stringify(store.get())))
  return store
}

function read(text: string | null): Display {
  const value = parseJson(text)
  const kept = isRecord(value) ? value : {}
  const size = kept['fontSize']
  const isSize = typeof size === 'number' && size >= fontSizes.least && size <= fontSizes.most
  return {
    fontSize: isSize ? size : fontSizes.usual,
    look: terminalLooks.find((look) => look === kept['look']) ?? 'dark',
    screenReader: kept['screenReader'] === true,
  }
}
