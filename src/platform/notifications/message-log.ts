import { newKey } from '../../api/new-key'
import { isRecord } from '../../lib/is-record'
import { isText } from '../../lib/is-text'
import { parseJson } from '../../lib/parse-json'
import { createStore, type Store } from '../../lib/store'
import type { Toast, ToastStore } from '../../ui/feedback/toast-store'
import type { Session } from '../session/session'
import type { ReadMarks } from './read-marks'
import { messagesPrefix } from './storage-keys'

/** A stored toast. */
export interface Message {
  readonly id: string
  /** Ms since 1970. */
  readonly at: number
  readonly tone: Toast['tone']
  readonly title: string
  readonly text?: string | undefined
  readonly reference?: string | undefined
  /** Id of the job it is about. */
  readonly job?: string | undefined
}

/** Messages kept, and for how many ms. */
export const mostMessages = 200
export const messageLifetime = 90 * 24 * 60 * 60 * 1000

const tones: Readonly<Record<Toast['tone'], true>> = { success: true, error: true, warning: true, info: true }

const isTextIfAny = (value: unknown): boolean => value === undefined || isText(value)

function isMessage(value: unknown): value is Message {
  if (!isRecord(value)) return false
  const { id, at, tone, title, text, reference, job } = value
  return (
    isText(id) &&
    typeof at === 'number' &&
    isText(tone) &&
    Object.hasOwn(tones, tone) &&
    isText(title) &&
    [text, reference, job].every(isTextIfAny)
  )
}

/** Messages in stored text, newest first; without those that are too old. */
function messagesIn(text: string | null, now: number): readonly Message[] {
  const value = parseJson(text)
  return Array.isArray(value) ? value.filter(isMessage).filter(({ at }) => now - at < messageLifetime) : []
}

/** The part of a toast that is kept. */
const saying = ({ tone, title, text, reference, about }: Toast): Omit<Message, 'id' | 'at'> => ({
  tone,
  title,
  text,
  reference,
  job: about,
})

const isSame = (one: Omit<Message, 'id' | 'at'>, other: Omit<Message, 'id' | 'at'>): boolean =>
  one.tone === other.tone &&
  one.title === other.title &&
  one.text === other.text &&
  one.reference === other.reference

interface LogOptions {
  toasts: Pick<ToastStore, 'snapshot' | 'subscribe'>
  session: Pick<Session, 'get' | 'subscribe' | 'owner'>
  marks: Pick<ReadMarks, 'add'>
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Calls back when another tab has changed storage. */
  onOutsideChange: (check: () => void) => void
  now: () => number
}

/**
 * The toasts of the signed-in user, newest first, in all tabs of the browser. Toasts with progress are kept when it ends.
 * A toast that waits for the user counts as read once closed.
 */
export function createMessageLog(options: LogOptions): Pick<Store<readonly Message[]>, 'get' | 'subscribe'> {
  const { toasts, session, marks, storage, now } = options
  const log = createStore<readonly Message[]>([])
  /** Message of each toast on the screen, and whether the toast waits. */
  const shown = new Map<number, { id: string; waits: boolean }>()
  let { epoch } = session.get()
  let lastTaken = ''

  const key = (): string | undefined => {
    const owner = session.owner.get()
    return owner === undefined ? undefined : `${messagesPrefix}${owner}`
  }
  const keep = (next: readonly Message[]): void => {
    log.set(next.slice(0, mostMessages))
    const at = key()
    if (at !== undefined) storage.setItem(at, JSON.stringify(log.get()))
  }
  /** Merges stored messages into the log. */
  const join = (): void => {
    const at = key()
    if (at === undefined) return
    const stored = storage.getItem(at)
    if (stored === lastTaken) return
    lastTaken = stored ?? ''
    const known = new Set(log.get().map(({ id }) => id))
    const others = messagesIn(stored, now()).filter(({ id }) => !known.has(id))
    if (others.length > 0) log.set([...log.get(), ...others].sort((one, other) => other.at - one.at))
  }
  const record = (toast: Toast): void => {
    if (toast.progress !== undefined) return
    const known = shown.get(toast.id)
    const entry = saying(toast)
    const before = known && log.get().find(({ id }) => id === known.id)
    if (before && isSame(before, entry)) return
    const id = known?.id ?? newKey()
    shown.set(toast.id, { id, waits: !toast.closes })
    if (entry.tone === 'success' || entry.tone === 'info') marks.add([id])
    keep([{ ...entry, id, at: now() }, ...log.get().filter((each) => each.id !== id)])
  }
  const follow = (): void => {
    const present = toasts.snapshot()
    for (const toast of present.toReversed()) record(toast)
    for (const [toast, { id, waits }] of shown) {
      if (present.some((each) => each.id === toast)) continue
      shown.delete(toast)
      if (waits) marks.add([id])
    }
  }
  session.subscribe(() => {
    if (session.get().epoch === epoch) return
    ;({ epoch } = session.get())
    shown.clear()
    lastTaken = ''
    log.set([])
  })
  session.owner.subscribe(() => {
    join()
    if (log.get().length > 0) keep(log.get())
  })
  options.onOutsideChange(join)
  join()
  follow()
  toasts.subscribe(follow)
  return log
}
