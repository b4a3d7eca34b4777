import type { UploadRecord } from '../../../platform/uploads/upload-records'
import type { S3Client, StoredPart } from '../s3/s3-client'
import { S3Failure } from '../s3/s3-failure'
import type { WantedFile } from './conflicts'
import { missingParts, partSizeOf, planParts } from './plan-parts'

/** Calls of the storage an upload needs. */
export type UploadClient = Pick<
  S3Client,
  'bucket' | 'wasPublic' | 'put' | 'begin' | 'putPart' | 'parts' | 'complete'
>

/** Dependencies of an upload. */
export interface UploadSurroundings {
  /** Runs a part when its turn comes. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
  /** Waits after failed try number `attempt` (from 1) of a call; rejects if the upload is aborted. */
  readonly pause: (attempt: number, signal: AbortSignal) => Promise<void>
  readonly records: {
    readonly find: (bucket: string, key: string) => Promise<UploadRecord | undefined>
    readonly keep: (record: UploadRecord) => Promise<void>
    readonly forget: (bucket: string, key: string) => Promise<void>
  }
}

const mostTries = 5

/**
 * Sends a file: with one call, or in parts of which a few are sent in parallel. Parts the storage already has are not sent
 * again, also after a reload. Bodies are slices of the file, which the browser reads while it sends. A file that replaces a
 * public object is public.
 *
 * @param onSent called with the bytes that are stored or on their way
 * @throws S3Failure after five tries of a part, or at once if it is refused; `AbortError` if it is aborted
 */
export async function sendFile(
  client: UploadClient,
  wanted: WantedFile,
  surroundings: UploadSurroundings,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): Promise<void> {
  const { inTurn, records } = surroundings
  const { key, file, replaces = false } = wanted
  const type = file.type === '' ? 'application/octet-stream' : file.type
  const partSize = partSizeOf(file.size)
  if (file.size <= partSize) {
    await inTurn(() =>
      insist(surroundings, signal, async () => {
        const isPublic = replaces && (await client.wasPublic(key, signal))
        return client.put(key, file, type, { signal, onProgress: onSent, isPublic })
      }),
    )
    onSent(file.size)
    return
  }
  const uploadId = await openUpload(client, wanted, partSize, type, surroundings, signal)
  const planned = planParts(file.size, partSize)
  const stored = await insist(surroundings, signal, () => client.parts(key, uploadId))
  const missing = missingParts(planned, stored)
  const done = new Map<number, StoredPart>(
    stored
      .filter(({ number }) => !missing.some((part) => part.number === number))
      .map((part) => [part.number, part]),
  )
  const onItsWay = new Map<number, number>()
  const tell = (): void => {
    const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0)
    onSent(sum([...done.values()].map(({ size }) => size)) + sum(onItsWay.values()))
  }
  tell()
  await Promise.all(
    missing.map(({ number, start, end }) =>
      inTurn(async () => {
        signal.throwIfAborted()
        const etag = await insist(surroundings, signal, () =>
          client.putPart(key, uploadId, number, file.slice(start, end), {
            signal,
            onProgress: (sent) => {
              onItsWay.set(number, sent)
              tell()
            },
          }),
        )
        onItsWay.delete(number)
        done.set(number, { number, size: end - start, etag })
        tell()
      }),
    ),
  )
  // If the bucket hides ETags, the list of parts has them.
  const parts = [...done.values()].some(({ etag }) => etag === '')
    ? await client.parts(key, uploadId)
    : [...done.values()].sort((one, other) => one.number - other.number)
  await insist(surroundings, signal, () => client.complete(key, uploadId, parts))
  await records.forget(client.bucket, key)
}

/** The upload to continue: the recorded one of this file if the storage still knows it, or a new one. */
async function openUpload(
  client: UploadClient,
  { key, file, replaces = false }: WantedFile,
  partSize: number,
  type: string,
  surroundings: UploadSurroundings,
  signal: AbortSignal,
): Promise<string> {
  const { records } = surroundings
  const before = await records.find(client.bucket, key)
  const isSame =
    before?.size === file.size && before.modified === file.lastModified && before.partSize === partSize
  if (before && isSame && (await isKnown(client, key, before.uploadId, surroundings, signal)))
    return before.uploadId
  const uploadId = await insist(surroundings, signal, async () =>
    client.begin(key, type, replaces && (await client.wasPublic(key, signal))),
  )
  const { size, lastModified: modified } = file
  await records.keep({ bucket: client.bucket, key, uploadId, size, modified, partSize })
  return uploadId
}

async function isKnown(
  client: UploadClient,
  key: string,
  uploadId: string,
  surroundings: UploadSurroundings,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await insist(surroundings, signal, () => client.parts(key, uploadId))
    return true
  } catch (error) {
    if (error instanceof S3Failure && error.code === 'NoSuchUpload') return false
    throw error
  }
}

async function insist<T>(
  { pause }: Pick<UploadSurroundings, 'pause'>,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof S3Failure) || !error.passes || attempt >= mostTries) throw error
      await pause(attempt, signal)
    }
  }
}
