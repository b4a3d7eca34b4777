import { useCallback } from 'react'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { S3Failure } from './s3/s3-failure'

const known = [
  'AccessDenied',
  'EntityTooLarge',
  'InvalidAccessKeyId',
  'KeyTooLongError',
  'NoSuchBucket',
  'NoSuchKey',
  'NoSuchUpload',
  'NoSuchVersion',
  'RequestTimeTooSkewed',
  'SignatureDoesNotMatch',
  'SlowDown',
  'UserSuspended',
] as const

/** Returns a function for the message of a failed storage call; for unknown codes it has the storage's own message. */
export function useFailureWords(): (failure: unknown) => string {
  const t = useScreenTexts('files')
  return useCallback(
    (failure) => {
      if (!(failure instanceof S3Failure)) return t('failures.other', { message: String(failure) })
      const code = known.find((each) => each === failure.code)
      if (code !== undefined) return t(`failures.${code}`)
      if (failure.status === 0) return t('failures.network')
      return t('failures.answered', {
        status: `${failure.status}`,
        code: failure.code,
        message: failure.message,
      })
    },
    [t],
  )
}
