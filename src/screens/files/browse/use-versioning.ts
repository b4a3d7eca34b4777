import { useEffect, useState } from 'react'
import type { S3Client } from '../s3/s3-client'

/** Versioning of a bucket; undefined while it is unknown, and if it was never turned on. */
export type Versioning = Awaited<ReturnType<S3Client['versioning']>>

/** Versioning of a bucket, read once; read again at the next `turn` if the call failed. */
export function useVersioning(client: S3Client, turn: number): Versioning {
  const [known, setKnown] = useState<{ readonly client: S3Client; readonly status: Versioning }>()
  const isKnown = known?.client === client
  useEffect(() => {
    if (isKnown) return undefined
    const abort = new AbortController()
    // The folder shows that the storage cannot be reached; a storage without versions may refuse this call.
    client.versioning(abort.signal).then(
      (status) => setKnown({ client, status }),
      () => undefined,
    )
    return () => abort.abort()
  }, [client, isKnown, turn])
  return isKnown ? known.status : undefined
}
