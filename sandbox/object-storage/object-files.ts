import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { constants, copyFile, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A written file. */
export interface WrittenFile {
  /** Name of the file; empty for no bytes. */
  readonly file: string
  readonly size: number
  /** MD5, hexadecimal. */
  readonly md5: string
}

/** The files behind objects, in one folder. */
export interface ObjectFiles {
  /** Writes all bytes, or nothing when reading them fails. Zero bytes take no disk space. */
  write(bytes: AsyncIterable<Buffer>): Promise<WrittenFile>
  /** The bytes from `start` to `end`, `end` not included. */
  read(file: string, start: number, end: number): AsyncIterable<Buffer>
  /** Copies a file; returns the name of the copy. */
  copy(file: string): Promise<string>
  remove(files: readonly string[]): Promise<void>
  /** Removes all files. */
  clear(): void
}

/** Keeps files in `folder`, or in a new temporary folder; `clear` removes it. */
export function createObjectFiles(folder: string | undefined): ObjectFiles {
  let made = folder !== undefined && existsSync(folder) ? folder : undefined
  const place = (): string => {
    if (made === undefined) {
      if (folder !== undefined) mkdirSync(folder, { recursive: true })
      made = folder ?? mkdtempSync(join(tmpdir(), 'sandbox-objects-'))
    }
    return made
  }
  return {
    write: async (bytes) => {
      const name = randomUUID()
      const path = join(place(), name)
      const hash = createHash('md5')
      const handle = await open(path, 'w')
      let size = 0
      try {
        for await (const piece of bytes) {
          hash.update(piece)
          if (!isZero(piece)) await handle.write(piece, 0, piece.length, size)
          size += piece.length
        }
        await handle.truncate(size)
      } catch (error) {
        await handle.close()
        await rm(path, { force: true })
        throw error
      }
      await handle.close()
      if (size === 0) await rm(path)
      return { file: size === 0 ? '' : name, size, md5: hash.digest('hex') }
    },
    read: (file, start, end) => createReadStream(join(place(), file), { start, end: end - 1 }),
    copy: async (file) => {
      const name = randomUUID()
      await copyFile(join(place(), file), join(place(), name), constants.COPYFILE_FICLONE)
      return name
    },
    remove: async (files) => {
      await Promise.all(
        files.filter((file) => file !== '').map((file) => rm(join(place(), file), { force: true })),
      )
    },
    clear: () => {
      if (made === undefined) return
      rmSync(made, { recursive: true, force: true })
      made = undefined
    },
  }
}

const zeros = Buffer.alloc(65_536)

function isZero(bytes: Buffer): boolean {
  return bytes.length <= zeros.length && zeros.compare(bytes, 0, bytes.length, 0, bytes.length) === 0
}
