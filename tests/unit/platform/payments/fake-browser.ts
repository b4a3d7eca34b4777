import { createStore } from '../../../../src/lib/store'
import { createIntents, type Intents } from '../../../../src/platform/payments/intents'

/** A browser with several tabs on one storage. */
export interface FakeBrowser {
  readonly storage: Map<string, string>
  owner: ReturnType<typeof createStore<string | undefined>>
  /** Opens a tab; `close` frees its locks, as the browser does. */
  tab: () => { intents: Intents; close: () => void }
  /** Storage is full, so writes fail. */
  full: boolean
  now: number
}

/** Storage, locks and clock of a browser. Tabs see one another's writes at once. */
export function fakeBrowser(): FakeBrowser {
  const storage = new Map<string, string>()
  const held = new Map<string, object>()
  /** Waiting requests for a lock, by its name. */
  const waiting = new Map<string, (() => void)[]>()
  const free = (name: string, tab: object): void => {
    if (held.get(name) !== tab) return
    held.delete(name)
    for (const go of waiting.get(name)?.splice(0) ?? []) go()
  }
  const owner = createStore<string | undefined>('u1')
  const listeners: { tab: object; check: () => void }[] = []
  const browser: FakeBrowser = {
    storage,
    owner,
    full: false,
    now: 1_000_000,
    tab: () => {
      const tab = {}
      const intents = createIntents({
        session: { owner },
        storage: {
          get length() {
            return storage.size
          },
          key: (index) => [...storage.keys()][index] ?? null,
          getItem: (key) => storage.get(key) ?? null,
          removeItem: (key) => void storage.delete(key),
          setItem: (key, value) => {
            if (browser.full) throw new DOMException('full', 'QuotaExceededError')
            storage.set(key, value)
            for (const listener of listeners) if (listener.tab !== tab) listener.check()
          },
        },
        locks: {
          request: async (name: string, options: LockOptions, ...rest: unknown[]): Promise<never> => {
            const work = rest.at(-1) as (lock: object | null) => Promise<never>
            if (options.mode === 'shared') {
              if (held.has(name))
                await new Promise<void>((go) => waiting.set(name, [...(waiting.get(name) ?? []), go]))
              return work({ name })
            }
            if (held.has(name)) return work(null)
            held.set(name, tab)
            try {
              return await work({ name })
            } finally {
              free(name, tab)
            }
          },
        } as Pick<LockManager, 'request'>,
        onOutsideChange: (check) => void listeners.push({ tab, check }),
        now: () => browser.now,
      })
      const close = (): void => {
        for (const name of [...held.keys()]) free(name, tab)
      }
      return { intents, close }
    },
  }
  return browser
}
