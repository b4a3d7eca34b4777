import type { Entry } from '../browse/entries'
import type { S3Client } from '../s3/s3-client'
import type { ListedObject } from '../s3/xml'
import { pagesOf } from '../uploads/taken-keys'

/** Every object of some entries: files themselves, folders with all that is below them. */
export async function objectsOf(
  client: Pick<S3Client, 'list'>,
  entries: readonly Entry[],
): Promise<Pick<ListedObject, 'key' | 'size'>[]> {
  const found: Pick<ListedObject, 'key' | 'size'>[] = []
  for (const entry of entries) {
    if (entry.kind === 'file') found.push({ key: entry.key, size: entry.size ?? 0 })
    else for await (const page of pagesOf(client, entry.key, false)) found.push(...page.objects)
  }
  return found
}
