import { downloadZip } from 'client-zip'
import { saveFile } from '../../../lib/save-file'
import type { S3Client } from '../s3/s3-client'
import type { ListedObject } from '../s3/xml'
import { S3Failure } from '../s3/s3-failure'
import { archiveNames } from './archive-names'

/** Target of an archive: a file on disk, memory, or `nowhere` if the customer chose none. */
type ArchiveTarget = FileSystemWritableFileStream | 'memory' | 'nowhere'

/** Maximum bytes of an archive that is built in memory. */
const mostInMemory = 500_000_000
const enoughSeconds = 12 * 3600

/** The archive does not fit into memory, and this browser cannot write it to disk. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError'
}

interface PickerWindow {
  readonly showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>
}

/** Asks where to save; browsers that cannot write files get `memory`. */
export async function archiveTarget(name: string): Promise<ArchiveTarget> {
  const { showSaveFilePicker: pick } = window as PickerWindow
  if (!pick) return 'memory'
  try {
    return await (await pick.call(window, { suggestedName: name })).createWritable()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'nowhere'
    throw error
  }
}

/**
 * Reads objects one after the other into an archive.
 * @throws TooLargeError, S3Failure; nothing is saved then
 */
export async function saveArchive(
  client: Pick<S3Client, 'link' | 'bucket'>,
  objects: readonly Pick<ListedObject, 'key' | 'size'>[],
  prefix: string,
  target: Exclude<ArchiveTarget, 'nowhere'>,
  signal: AbortSignal,
  onDone: (bytes: number) => void,
): Promise<void> {
  const total = objects.reduce((sum, { size }) => sum + size, 0)
  if (target === 'memory' && total > mostInMemory)
    throw new TooLargeError('The archive is too large for memory')
  const files = objects.filter(({ key }) => !key.endsWith('/'))
  const names = archiveNames(
    files.map(({ key }) => key),
    prefix,
  )
  let done = 0
  async function* contents() {
    for (const [index, { key, size }] of files.entries()) {
      const answer = await fetch(await client.link(key, enoughSeconds), { signal })
      if (!answer.ok) throw new S3Failure(answer.status, '', answer.statusText)
      yield { name: names[index] ?? key, input: answer, size }
      done += size
      onDone(done)
    }
  }
  const archive = downloadZip(contents())
  if (target === 'memory') saveFile(`${client.bucket}.zip`, 'application/zip', await archive.blob())
  else await archive.body?.pipeTo(target, { signal })
}
