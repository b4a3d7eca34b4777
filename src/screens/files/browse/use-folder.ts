import { useEffect, useState } from 'react'
import type { S3Client } from '../s3/s3-client'
import { type FolderListing, nothing, readFolder } from './folder-listing'

/** A folder while it is read; read again whenever `turn` changes, with the old entries until the first page arrives. */
export function useFolder(
  client: S3Client,
  prefix: string,
  withDeleted: boolean,
  turn: number,
): FolderListing {
  const [known, setKnown] = useState({ prefix, listing: nothing })
  useEffect(() => {
    const { listing, stop } = readFolder(client, prefix, withDeleted)
    const unsubscribe = listing.subscribe(() => setKnown({ prefix, listing: listing.get() }))
    return () => {
      unsubscribe()
      stop()
    }
  }, [client, prefix, withDeleted, turn])
  return known.prefix === prefix ? known.listing : nothing
}
