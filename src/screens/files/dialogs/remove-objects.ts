import type { ObjectName } from '../s3/call'
import type { S3Client } from '../s3/s3-client'
import { S3Failure } from '../s3/s3-failure'

const atOnce = 1000

/**
 * Deletes objects, or versions of them, a thousand with each call.
 * @param wordsOf message of a failure
 * @returns keys of those that are still there, with the reason
 */
export async function removeObjects(
  client: Pick<S3Client, 'removeMany'>,
  objects: readonly ObjectName[],
  wordsOf: (failure: unknown) => string,
  onDone: (count: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const failed = new Map<string, string>()
  for (let at = 0; at < objects.length; at += atOnce) {
    const some = objects.slice(at, at + atOnce)
    try {
      for (const [key, reason] of await client.removeMany(some)) failed.set(key, wordsOf(reason))
    } catch (failure) {
      if (!(failure instanceof S3Failure)) throw failure
      for (const { key } of some) failed.set(key, wordsOf(failure))
    }
    onDone(Math.min(at + atOnce, objects.length))
  }
  return failed
}
