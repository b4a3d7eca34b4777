import pLimit from 'p-limit'
import { blockLeaving } from '../../../platform/routing/block-leaving'
import { isOffline } from '../../../lib/is-offline'
import { createStore } from '../../../lib/store'
import type { Session } from '../../../platform/session/session'
import { uploadRecords } from '../../../platform/uploads/upload-records'
import type { S3Client } from '../s3/s3-client'
import type { WantedFile } from './conflicts'
import { sendFile, type UploadSurroundings } from './send-file'
import { createSpeedMeter } from './speed-meter'

/** A file on its way into a bucket. */
export interface Upload {
  readonly id: number
  readonly bucket: string
  readonly key: string
  /** Bytes, and how many of them were sent. */
  readonly size: number
  readonly sent: number
  readonly state: 'waiting' | 'sending' | 'paused' | 'done' | 'failed'
  readonly failure?: unknown
}

/** All uploads of this tab, oldest first. */
export const uploads = createStore<readonly Upload[]>([])

const speed = createSpeedMeter()

/** Bytes per second that all uploads together send at present; undefined while unknown. */
export function uploadSpeed(): number | undefined {
  return speed.speed(performance.now())
}

/** Counts uploads that have ended, so that folders are read again. */
export const endedUploads = createStore(0)

interface Task {
  readonly client: S3Client
  readonly wanted: WantedFile
  abort: AbortController
}

const partsAtOnce = 4
const filesAtOnce = 4

const tasks = new Map<number, Task>()
const inFileTurn = pLimit(filesAtOnce)
const inPartTurn = pLimit(partsAtOnce)
let lastId = 0
let stopAsking: (() => void) | undefined

const surroundings: UploadSurroundings = {
  inTurn: (work) => inPartTurn(work),
  pause: waitBefore,
  records: uploadRecords,
}

/** Waits longer before each try; while offline, until the network is back. */
function waitBefore(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      signal.removeEventListener('abort', stop)
    }
    const go = (): void => {
      end()
      resolve()
    }
    const stop = (): void => {
      end()
      reject(new DOMException('The upload was given up', 'AbortError'))
    }
    const longest = 500 * 2 ** attempt
    const timer = isOffline() ? undefined : setTimeout(go, longest / 2 + (Math.random() * longest) / 2)
    if (timer === undefined) window.addEventListener('online', go)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
  })
}

function change(id: number, next: Partial<Upload>): void {
  uploads.set(uploads.get().map((each) => (each.id === id ? { ...each, ...next } : each)))
  const isBusy = uploads
    .get()
    .some(({ state }) => state === 'waiting' || state === 'sending' || state === 'paused')
  if (isBusy) stopAsking ??= blockLeaving().release
  else {
    stopAsking?.()
    stopAsking = undefined
  }
}

/** Uploads into a bucket that are not over, failed ones too: they may be tried again. */
const openIn = (bucket: string): Upload[] =>
  uploads.get().filter((each) => each.bucket === bucket && each.state !== 'done')

/** Target keys of uploads into a bucket that are not over. */
export const keysUnderWay = (bucket: string): string[] => openIn(bucket).map(({ key }) => key)

/**
 * Starts uploads; they continue while other pages are shown, and end with the session. An open upload to the same key is
 * cancelled first, so that the file chosen last is the one that stays.
 * @throws S3Failure if cancelling fails at the storage; no upload is started then
 */
export async function startUploads(
  client: S3Client,
  session: Pick<Session, 'get' | 'subscribe'>,
  wanted: readonly WantedFile[],
): Promise<void> {
  endWith(session)
  const { epoch } = session.get()
  const keys = new Set(wanted.map(({ key }) => key))
  for (const { id, key } of openIn(client.bucket)) if (keys.has(key)) await cancelUpload(id)
  if (session.get().epoch !== epoch) return
  const added = wanted.map((each) => {
    const { key, file } = each
    lastId += 1
    tasks.set(lastId, { client, wanted: each, abort: new AbortController() })
    return { id: lastId, bucket: client.bucket, key, size: file.size, sent: 0, state: 'waiting' as const }
  })
  uploads.set([...uploads.get(), ...added])
  for (const { id } of added) begin(id)
}

function begin(id: number): void {
  const task = tasks.get(id)
  const upload = uploads.get().find((each) => each.id === id)
  if (!task || !upload) return
  const { client, wanted, abort } = task
  change(id, { state: 'waiting' })
  inFileTurn(async () => {
    abort.signal.throwIfAborted()
    change(id, { state: 'sending' })
    // The first report has the bytes the storage already has, which were not sent now.
    let before: number | undefined
    await sendFile(client, wanted, surroundings, abort.signal, (sent) => {
      if (before !== undefined && sent > before) speed.add(sent - before, performance.now())
      before = sent
      change(id, { sent })
    })
    change(id, { state: 'done', sent: upload.size })
    tasks.delete(id)
    endedUploads.set(endedUploads.get() + 1)
  }).catch((failure: unknown) => {
    if (abort.signal.aborted) return
    // Stops parts that are still on their way, which would collide with those of the next try.
    abort.abort()
    change(id, { state: 'failed', failure })
  })
}

/** Pauses an upload; complete parts stay stored. */
export function pauseUpload(id: number): void {
  tasks.get(id)?.abort.abort()
  change(id, { state: 'paused' })
}

/** Continues an upload that is paused or failed. */
export function resumeUpload(id: number): void {
  const task = tasks.get(id)
  if (!task) return
  task.abort = new AbortController()
  begin(id)
}

/** Pauses all uploads that are sending or waiting. */
export function pauseUploads(): void {
  for (const { id, state } of uploads.get()) if (state === 'sending' || state === 'waiting') pauseUpload(id)
}

/** Continues all paused uploads. */
export function resumeUploads(): void {
  for (const { id, state } of uploads.get()) if (state === 'paused') resumeUpload(id)
}

/** Cancels an upload and deletes the parts that were sent; rejects if the storage does not answer. */
export async function cancelUpload(id: number): Promise<void> {
  const task = tasks.get(id)
  const upload = uploads.get().find((each) => each.id === id)
  task?.abort.abort()
  tasks.delete(id)
  change(id, { state: 'done' })
  uploads.set(uploads.get().filter((each) => each.id !== id))
  if (!task || !upload) return
  const record = await uploadRecords.find(upload.bucket, upload.key)
  if (!record) return
  await task.client.giveUp(upload.key, record.uploadId)
  await uploadRecords.forget(upload.bucket, upload.key)
}

/** Removes uploads that are done or failed from the list. */
export function dismissUploads(): void {
  uploads.set(uploads.get().filter(({ state }) => state !== 'done' && state !== 'failed'))
}

let endsWith: Pick<Session, 'get' | 'subscribe'> | undefined

/** Stops and forgets the uploads of a user whose session has ended (quality T12). */
function endWith(session: Pick<Session, 'get' | 'subscribe'>): void {
  if (endsWith === session) return
  endsWith = session
  let { epoch } = session.get()
  session.subscribe(() => {
    if (session.get().epoch === epoch) return
    epoch = session.get().epoch
    for (const { abort } of tasks.values()) abort.abort()
    tasks.clear()
    uploads.set([])
    stopAsking?.()
    stopAsking = undefined
  })
}
