import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { operationQuery } from '../../api/queries'
import type { CustomProps } from '../../engine/record/custom-context'
import { useDetail } from '../../engine/record/detail-context'
import { type AnswerShape, decodeItems } from '../../lib/answer-shape'
import { isRecord } from '../../lib/is-record'
import { errorMessage } from '../../platform/failures/failure-message'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { Button } from '../../ui/form-controls/Button'
import { FileBrowser } from './browse/FileBrowser'
import { createS3Client } from './s3/s3-client'

/** The files of a bucket, read over S3 with the first key of the user. */
export function FilesSection({ id, title }: CustomProps) {
  const { record } = useDetail().target.row
  const platform = usePlatform()
  const { client, site, now } = platform
  const t = useScreenTexts('files')
  const { t: common } = useTexts()
  const endpointRead = useQuery(operationQuery(client, 'getStorageEndpoint', {}))
  const userRead = useQuery(operationQuery(client, 'getStorageUser', {}))
  const endpoint = addressIn(endpointRead.data)
  const key = firstKeyIn(userRead.data)
  const bucket = isRecord(record) && typeof record.name === 'string' ? record.name : undefined
  const readOnly = isRecord(record) && record.is_suspended === true
  const pathStyle = site.config.s3ForcePathStyle === true
  const { accessKey, secretKey } = key ?? {}
  const storage = useMemo(
    () =>
      endpoint !== undefined && bucket !== undefined && accessKey !== undefined && secretKey !== undefined
        ? createS3Client({ endpoint, bucket, pathStyle, accessKey, secretKey, now })
        : undefined,
    [endpoint, bucket, pathStyle, accessKey, secretKey, now],
  )
  const failed = [endpointRead, userRead].find(({ error }) => error !== null)
  if (storage)
    return (
      <section id={id} aria-label={title}>
        <FileBrowser key={`${storage.bucket} ${storage.accessKey}`} client={storage} readOnly={readOnly} />
      </section>
    )
  if (failed)
    return (
      <ErrorPanel
        title={t('noKeys')}
        text={errorMessage(platform, failed.error)}
        actions={<Button onPress={() => failed.refetch()}>{common('action.retry')}</Button>}
      />
    )
  if (endpointRead.isPending || userRead.isPending) return <SkeletonLines widths={['40%', '70%', '55%']} />
  return <ErrorPanel title={t('notOffered')} />
}

/** The URL of the storage; undefined if the answer has only a path. */
function addressIn(answer: unknown): string | undefined {
  const url = isRecord(answer) ? answer.url : undefined
  return typeof url === 'string' && /^https?:/.test(url) && URL.canParse(url) ? url : undefined
}

/** The members of a key pair that sign calls. */
interface KeyPair {
  readonly accessKey: string
  readonly secretKey: string
}

const pairShape: AnswerShape<KeyPair> = {
  type: ['object'],
  properties: {
    accessKey: { type: ['string'], minLength: 1 },
    secretKey: { type: ['string'], minLength: 1 },
  },
  required: ['accessKey', 'secretKey'],
}

function firstKeyIn(answer: unknown): KeyPair | undefined {
  return decodeItems(pairShape, isRecord(answer) ? answer.s3Credentials : undefined).items[0]
}
