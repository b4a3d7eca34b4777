import { isRecord } from '../../lib/is-record'
import type { Session } from '../../platform/session/session'
import { ownDraft } from '../fields/draft'
import { holdPage } from '../routing/hold-page'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Own = Pick<Session, 'get' | 'owner'>

/** A record of a run: its row key, what it is called, and of one that failed why. */
export interface NotedRecord {
  key: string
  name: string
  message?: string | undefined
}

/** How far a run on several records came before its page was left. */
export interface BulkNote {
  type: string
  /** What is said of it first: "Stop: 2 of 6 under way". */
  title: string
  /** Nothing was sent of these. */
  open: readonly NotedRecord[]
  /** Sent, and not answered. */
  unsure: readonly NotedRecord[]
  failed: readonly NotedRecord[]
}

/** As many records are noted after each of them; of more once in so many milliseconds, and when the page is left. */
const few = 500
const interval = 1000

/** Milliseconds after which a page that was about to be left is still there, and stays. */
const patience = 3000

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The runs of this page, by number. */
const running = new Map<string, () => BulkNote>()
let runs = 0

/** A run that is kept. */
export interface KeptRun {
  /** To be called after each record. */
  write: () => void
  /**
   * Undefined, or while the page is being left a promise that comes when it stays after all. Calls under way break off in
   * between: that says nothing of them, and nothing must be sent any more.
   */
  leaving: () => Promise<void> | undefined
  /** Forgets the run when it was told how it ended, or else leaves what was kept of it to be told. */
  end: (told: boolean) => void
}

/**
 * Keeps how far a run has come over a reload of the page, in this tab, for whoever is signed in; whoever leaves the
 * page or signs out is asked before.
 */
export function keepRun(session: Own, count: number, noteOf: () => BulkNote, storage?: Shelf): KeptRun {
  runs += 1
  const id = String(runs)
  const shelf = ownDraft(session, 'bulk', storage)
  const { epoch } = session.get()
  let written = 0
  const save = (): void => {
    // What is somebody's must not be kept for the next one; what was kept before stays for them.
    if (session.get().epoch !== epoch) return
    written = Date.now()
    shelf.write(Object.fromEntries([...running].map(([run, note]) => [run, note()])))
  }
  let leaving: Promise<void> | undefined
  let questions = 0
  const hold = async (question: number): Promise<void> => {
    // The first pause ends with the question of the browser, however long that is looked at.
    await pause(0)
    await pause(patience)
    if (question === questions) leaving = undefined
  }
  const letGo = holdPage(() => {
    questions += 1
    leaving = hold(questions)
  })
  window.addEventListener('pagehide', save)
  running.set(id, noteOf)
  save()
  return {
    write: () => {
      if (count <= few || Date.now() - written > interval) save()
    },
    leaving: () => leaving,
    end: (told) => {
      letGo()
      window.removeEventListener('pagehide', save)
      running.delete(id)
      if (!told) return
      if (running.size > 0) save()
      else shelf.clear()
    },
  }
}

function isNoted(value: unknown): value is NotedRecord {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    typeof value.name === 'string' &&
    (value.message === undefined || typeof value.message === 'string')
  )
}

const areNoted = (value: unknown): value is readonly NotedRecord[] =>
  Array.isArray(value) && value.every(isNoted)

function noteIn(value: unknown): BulkNote | undefined {
  if (!isRecord(value)) return undefined
  const { type, title, open, unsure, failed } = value
  if (typeof type !== 'string' || typeof title !== 'string') return undefined
  if (!areNoted(open) || !areNoted(unsure) || !areNoted(failed)) return undefined
  return { type, title, open, unsure, failed }
}

/** Takes what was kept of runs that ended with their page; it is there once. Those of this page go on and are no such. */
export function takeUnfinished(session: Pick<Session, 'owner'>, storage?: Shelf): readonly BulkNote[] {
  if (running.size > 0) return []
  const shelf = ownDraft(session, 'bulk', storage)
  const kept = Object.values(shelf.read() ?? {})
  shelf.clear()
  return kept.flatMap((value) => noteIn(value) ?? [])
}
