import { isRecord } from '../../lib/is-record'
import { parseJson } from '../../lib/parse-json'
import { createStore, type Store } from '../../lib/store'
import { type TerminalLook, terminalLooks } from './palette'

/** How terminals are shown; kept in the browser. */
export interface Display {
  /** Pixels. */
  readonly fontSize: number
  readonly look: TerminalLook
  /** Output is announced, which is slow, so only on demand. */
  readonly screenReader: boolean
}

/** Least and largest text. */
export const fontSizes = { least: 9, most: 28, usual: 13 } as const

const name = 'console.terminal'

/** The display, stored under a name of its own. */
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
