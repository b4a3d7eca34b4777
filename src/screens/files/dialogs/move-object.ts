import type { S3Client } from '../s3/s3-client'

/** Most bytes that a storage copies with one call. */
export const mostCopied = 4768 * 2 ** 20

/** Copies this dialog has begun, by key: whether one is known to be complete. */
export type Copies = Map<string, boolean>

/**
 * Moves an object: copies it, checks that the copy exists, deletes the old one. A public object stays public.
 * @param copies those of earlier tries: a complete one is not made again, since its original may be gone
 * @throws S3Failure; the old object may still be there then
 */
export async function moveObject(
  client: Pick<S3Client, 'wasPublic' | 'copy' | 'head' | 'removeMany'>,
  from: string,
  to: string,
  size: number,
  copies: Copies = new Map(),
): Promise<void> {
  if (copies.get(to) !== true) {
    const isPublic = await client.wasPublic(from)
    copies.set(to, false)
    await client.copy(from, to, isPublic)
    copies.set(to, true)
  }
  const header = await client.head(to)
  const length = header('content-length')
  if (length !== null && Number(length) !== size) throw new Error(`The copy ${to} is not as long as ${from}`)
  const [[, failure] = []] = await client.removeMany([{ key: from }])
  if (failure !== undefined) throw failure
}

/** The keys of entries below another folder or under another name, in pairs. */
export function movedKeys(
  objects: readonly { readonly key: string; readonly size: number }[],
  from: string,
  to: string,
): { readonly from: string; readonly to: string; readonly size: number }[] {
  return objects.map(({ key, size }) => ({ from: key, to: `${to}${key.slice(from.length)}`, size }))
}
