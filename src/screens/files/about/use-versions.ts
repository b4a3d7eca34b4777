import { useEffect, useState } from 'react'
import type { S3Client } from '../s3/s3-client'
import type { ObjectVersion } from '../s3/versions'
import { useFailureWords } from '../use-failure-words'

/** The versions of an object as far as they are known. */
interface KnownVersions {
  /** Newest first; undefined while they are read. */
  readonly versions?: readonly ObjectVersion[]
  /** Number of further versions that cannot be read. */
  readonly odd?: number
  readonly problem?: string
}

/** All versions of an object, read again when `turn` changes. */
export function useVersions(client: S3Client, key: string, turn: number): KnownVersions {
  const wordsOf = useFailureWords()
  const [known, setKnown] = useState<KnownVersions & { readonly key: string }>({ key })
  useEffect(() => {
    const abort = new AbortController()
    versionsOf(client, key, abort.signal).then(
      (found) => setKnown({ key, ...found }),
      (error: unknown) => {
        if (!abort.signal.aborted) setKnown({ key, problem: wordsOf(error) })
      },
    )
    return () => abort.abort()
  }, [client, key, turn, wordsOf])
  return known.key === key ? known : {}
}

/**
 * The readable versions of an object, and the number of unreadable ones. Keys that begin with this one come after it, so the
 * first other key ends the reading.
 */
export async function versionsOf(
  client: Pick<S3Client, 'versions'>,
  key: string,
  signal: AbortSignal,
): Promise<{ versions: readonly ObjectVersion[]; odd: number }> {
  const versions: ObjectVersion[] = []
  let odd = 0
  for (let page = await client.versions(key, false, undefined, signal); ;) {
    const own = page.versions.filter((each) => each.key === key)
    versions.push(...own)
    odd += page.odd.filter((each) => each === key).length
    if (page.next === undefined || own.length < page.versions.length) return { versions, odd }
    page = await client.versions(key, false, page.next, signal)
  }
}
