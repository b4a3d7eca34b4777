import { bytesOf, type ObjectTable, type StoredObject } from './object-table'

/** Parameters of a listing. */
interface Listing {
  readonly prefix: string
  /** Keys are folded at its first occurrence after the prefix; empty for no folding. */
  readonly delimiter: string
  /** Lists only keys and folders after this one. */
  readonly after: string
  readonly most: number
}

/** One page of a bucket. */
interface ListedPage {
  readonly objects: readonly StoredObject[]
  readonly folders: readonly string[]
  /** The last key or folder of the page, if there are more. */
  readonly next: string | undefined
}

/** Lists one page, objects and folders together in the order of their bytes. */
export function listObjects(
  table: Pick<ObjectTable, 'range'>,
  bucket: string,
  { prefix, delimiter, after, most }: Listing,
): ListedPage {
  const objects: StoredObject[] = []
  const folders: string[] = []
  const end = behind(prefix)
  const afterBytes = bytesOf(after)
  let from = later(bytesOf(prefix), after === '' ? undefined : following(afterBytes))
  let last = ''
  for (;;) {
    const limit = most - objects.length - folders.length + 1
    const rows = table.range(bucket, from, end, limit)
    let folded = ''
    for (const object of rows) {
      if (folded !== '' && object.key.startsWith(folded)) continue
      const folder = folderOf(object.key, prefix, delimiter)
      if (folder !== undefined && Buffer.compare(bytesOf(folder), afterBytes) <= 0) {
        folded = folder
        continue
      }
      if (objects.length + folders.length >= most)
        return { objects, folders, next: most === 0 ? undefined : last }
      folded = folder ?? ''
      last = folder ?? object.key
      if (folder === undefined) objects.push(object)
      else folders.push(folder)
    }
    const final = rows.at(-1)
    if (final === undefined || rows.length < limit) return { objects, folders, next: undefined }
    from = (folded === '' ? undefined : behind(folded)) ?? following(bytesOf(final.key))
  }
}

/** The folder a key is folded into below a prefix; undefined if it is not folded. */
export function folderOf(key: string, prefix: string, delimiter: string): string | undefined {
  if (delimiter === '') return undefined
  const at = key.indexOf(delimiter, prefix.length)
  return at < 0 ? undefined : key.slice(0, at + delimiter.length)
}

/** The first bytes after all keys with a prefix; undefined for the empty prefix. UTF-8 has no byte 255. */
export function behind(prefix: string): Uint8Array | undefined {
  const bytes = bytesOf(prefix)
  const last = bytes.at(-1)
  if (last === undefined) return undefined
  bytes[bytes.length - 1] = last + 1
  return bytes
}

/** The first bytes after a key. */
export function following(bytes: Uint8Array): Uint8Array {
  return new Uint8Array([...bytes, 0])
}

/** The later one of two places in the order of bytes. */
export function later(one: Uint8Array, other: Uint8Array | undefined): Uint8Array {
  return other !== undefined && Buffer.compare(other, one) > 0 ? other : one
}
