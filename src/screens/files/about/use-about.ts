import { useEffect, useState } from 'react'
import { useScreenTexts } from '../../../platform/i18n/use-texts'
import type { S3Client } from '../s3/s3-client'
import { useFailureWords } from '../use-failure-words'

/** Stored headers that are shown if the bucket lets pages read them. */
const shownHeaders = ['content-type', 'cache-control', 'content-disposition', 'content-encoding'] as const

/** Data of an object that is not in its listing. */
interface About {
  readonly headers: readonly { readonly id: string; readonly label: string; readonly value: string }[]
  readonly tags: readonly (readonly [name: string, value: string])[]
  readonly problem?: string
}

const nothing: About = { headers: [], tags: [] }

/** Headers and tags of an object, read again when `turn` changes; empty without `canAsk`. */
export function useAbout(client: S3Client, key: string, canAsk: boolean, turn: number): About {
  const t = useScreenTexts('files')
  const wordsOf = useFailureWords()
  const [known, setKnown] = useState({ key, about: nothing })
  useEffect(() => {
    if (!canAsk) return undefined
    const abort = new AbortController()
    const read = async (): Promise<About> => {
      const header = await client.head(key, abort.signal)
      const headers = shownHeaders.flatMap((name) => {
        const value = header(name)
        return value === null ? [] : [{ id: name, label: t(`headers.${name}`), value }]
      })
      const hasTags = Number(header('x-amz-tagging-count') ?? 0) > 0
      return { headers, tags: hasTags ? await client.tags(key, abort.signal) : [] }
    }
    read().then(
      (about) => setKnown({ key, about }),
      (error: unknown) => {
        if (!abort.signal.aborted) setKnown({ key, about: { ...nothing, problem: wordsOf(error) } })
      },
    )
    return () => abort.abort()
  }, [client, key, canAsk, turn, t, wordsOf])
  return known.key === key ? known.about : nothing
}
