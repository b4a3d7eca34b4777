import { isRecord } from '../../lib/is-record'
import { isText } from '../../lib/is-text'
import { parseJson } from '../../lib/parse-json'
import { createStore, type Store } from '../../lib/store'
import type { Session } from '../session/session'
import { advance, isOver, type Intent, type IntentEvent, type Step, type Way } from './intent'
import { paymentKey } from './storage-keys'

/** Ms a payment is kept after its last event: an open one longer, since money may still come. */
const keptOver = 7 * 24 * 60 * 60 * 1000
const keptOpen = 90 * 24 * 60 * 60 * 1000

const steps: Readonly<Record<Step, true>> = {
  ready: true,
  sending: true,
  away: true,
  pending: true,
  unknown: true,
  done: true,
  failed: true,
  cancelled: true,
  abandoned: true,
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isTrue = (value: unknown): value is true => value === true
const maybe = (is: (value: unknown) => boolean, value: unknown): boolean => value === undefined || is(value)

function isWay(value: unknown): value is Way {
  if (!isRecord(value) || !isText(value.name)) return false
  if (value.kind === 'link')
    return (
      isText(value.processor) &&
      maybe(isText, value.option) &&
      maybe(isTrue, value.inWindow) &&
      maybe(isTrue, value.fields)
    )
  if (value.kind === 'invoice')
    return isNumber(value.invoice) && isText(value.number) && maybe(isNumber, value.method)
  if (value.kind === 'invoices')
    return (
      Array.isArray(value.invoices) &&
      value.invoices.every(isNumber) &&
      maybe(isNumber, value.upTo) &&
      maybe(isNumber, value.method)
    )
  if (value.kind === 'request') return true
  return (
    (value.kind === 'method' || value.kind === 'verification') &&
    isNumber(value.method) &&
    isText(value.keyword) &&
    maybe(isTrue, value.makesPrimary)
  )
}

function isIntent(value: unknown): value is Intent {
  if (!isRecord(value)) return false
  const { id, account, way, amount, currency, step, begun, changed } = value
  const texts = [value.identifier, value.charge, value.page, value.reason, value.reference]
  const numbers = [value.final, value.baseline, value.entry]
  return (
    [id, currency].every(isText) &&
    [account, amount, begun, changed].every(isNumber) &&
    isText(step) &&
    Object.hasOwn(steps, step) &&
    isWay(way) &&
    texts.every((text) => maybe(isText, text)) &&
    numbers.every((number) => maybe(isNumber, number)) &&
    maybe((reads) => Array.isArray(reads) && reads.every(isNumber), value.emptyReads)
  )
}

/** A stored payment; undefined if it is malformed. */
function intentIn(text: string | null): Intent | undefined {
  const value = parseJson(text)
  return isIntent(value) ? value : undefined
}

/** The browser does not store payments, so none may be sent: a reload could send it twice. */
export class PaymentNotStored extends Error {
  override readonly name = 'PaymentNotStored'
}

/** Local storage as far as payments need it. */
type PaymentStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

interface IntentsOptions {
  session: Pick<Session, 'owner'>
  storage: PaymentStorage
  /** Undefined in browsers and pages without Web Locks. */
  locks: Pick<LockManager, 'request'> | undefined
  /** Calls back when another tab has changed storage. */
  onOutsideChange: (check: () => void) => void
  now: () => number
}

/** Payments of the signed-in user in this browser, newest first, in all tabs. */
export interface Intents extends Pick<Store<readonly Intent[]>, 'get' | 'subscribe'> {
  find: (id: string) => Intent | undefined
  /**
   * Stores a new payment before it is sent.
   * @throws PaymentNotStored
   */
  add: (intent: Intent) => void
  /**
   * Applies an event to the stored payment and returns it; undefined if there is none.
   * @throws PaymentNotStored
   */
  apply: (id: string, event: IntentEvent) => Intent | undefined
  /**
   * Runs work while no other tab holds the lock of this name; undefined without running it if one does.
   */
  alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result | undefined>
  /** Waits until no tab holds the lock of this name, then reads the stored payments. */
  whenFree: (name: string) => Promise<void>
}

const lockName = (name: string): string => `payment ${name}`

/** The payments of a user. Each has its own storage key, so that tabs do not overwrite one another's. */
export function createIntents({ session, storage, locks, onOutsideChange, now }: IntentsOptions): Intents {
  const prefix = (): string | undefined => {
    const owner = session.owner.get()
    return owner === undefined ? undefined : paymentKey(owner)
  }
  const isKept = (intent: Intent): boolean =>
    now() - intent.changed < (isOver(intent) || intent.step === 'ready' ? keptOver : keptOpen)

  const stored = (): readonly Intent[] => {
    const own = prefix()
    if (own === undefined) return []
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    return keys
      .filter((key) => key.startsWith(own))
      .flatMap((key) => intentIn(storage.getItem(key)) ?? [])
      .filter(isKept)
      .sort((one, other) => other.begun - one.begun)
  }
  const store = createStore<readonly Intent[]>(stored())
  let known = JSON.stringify(store.get())
  /** Reads the stored payments; unchanged content keeps its identity. */
  const read = (): void => {
    const present = stored()
    const text = JSON.stringify(present)
    if (text === known) return
    known = text
    store.set(present)
  }
  const keep = (intent: Intent): void => {
    const own = prefix()
    if (own === undefined) throw new PaymentNotStored('The user is not known')
    try {
      storage.setItem(`${own}${intent.id}`, JSON.stringify(intent))
    } catch (error) {
      throw new PaymentNotStored('The browser stores nothing', { cause: error })
    }
    read()
  }
  session.owner.subscribe(read)
  onOutsideChange(read)
  const find = (id: string): Intent | undefined => {
    const own = prefix()
    return own === undefined ? undefined : intentIn(storage.getItem(`${own}${id}`))
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    find,
    add: keep,
    apply: (id, event) => {
      const present = find(id)
      if (!present) return undefined
      const next = advance(present, event, now())
      if (next !== present) keep(next)
      return next
    },
    alone: async (name, work) =>
      locks === undefined
        ? work()
        : locks.request(lockName(name), { ifAvailable: true }, (lock) =>
            lock === null ? Promise.resolve(undefined) : work(),
          ),
    whenFree: async (name) => {
      // Shared, so that several tabs that wait do not wait for one another.
      await locks?.request(lockName(name), { mode: 'shared' }, () => undefined)
      read()
    },
  }
}
