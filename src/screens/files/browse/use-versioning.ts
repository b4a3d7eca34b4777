import { useEffect, useState } from 'react'
import type { S3Client } from '../s3/s3-client'

/** What a bucket does with versions; undefined while that is unknown, and where none were ever kept. */
export type Versioning = Awaited<ReturnType<S3Client['versioning']>>

/** Whether a bucket keeps versions, asked once; again at the next `turn` when it was not answered. */
export function useVersioning(client: S3Client, turn: number): Versioning {
  const [known, setKnown] = useState<{ readonly client: S3Client; readonly status: Versioning }>()
  const isKnown = known?.client === client
  useEffect(() => {
    if (isKnown) return undefined
    const abort = new AbortController()
    // The folder says that the storage cannot be reached; one that has no versions may refuse to say so.
    client.versioning(abort.signal).then(
      (status) => setKnown({ client, status }),
      () => undefined,
    )
    return () => abort.abort()
  }, [client, isKnown, turn])
  return isKnown ? known.status : undefined
}
