import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries'
import { isDescribed } from '../../api/reads'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference } from '../../platform/failures/failure-message'
import { LateLoader } from '../../ui/feedback/LateLoader'
import { Notice } from '../../ui/feedback/Notice'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { Button } from '../../ui/form-controls/Button'

/** Placeholder for parts that need the user: loading, or the error of the read, such as for a key without a user. */
export function UserNotRead() {
  const platform = usePlatform()
  const t = useScreenTexts('profile')
  const { t: word } = useTexts()
  const { error, refetch } = useQuery({
    ...operationQuery(platform.client, 'getUser', {}),
    enabled: isDescribed('getUser'),
  })
  if (!error)
    return (
      <LateLoader>
        <SkeletonLines widths={['60%', '40%', '60%']} />
      </LateLoader>
    )
  return (
    <Notice
      tone="warning"
      strong={word('detail.notRead', { what: t('details') })}
      text={errorMessage(platform, error)}
      reference={errorReference(error)}
      action={
        <Button size="sm" onPress={() => void refetch()}>
          {word('list.retryNow')}
        </Button>
      }
    />
  )
}
