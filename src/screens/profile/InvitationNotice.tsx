import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries'
import { isDescribed } from '../../api/reads'
import { entryOf, hasResource } from '../../engine/data/load-resource'
import { shape } from '../../generated/answers/listImpersonations'
import { decodeItems } from '../../lib/answer-shape'
import { useKnownKinds } from '../../platform/account/use-known-kinds'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Notice } from '../../ui/feedback/Notice'
import { LinkButton } from '../../ui/form-controls/LinkButton'

/** Type of the access others give the user. */
const received = 'access_impersonation'

/** Notice of accounts shared by others, because their e-mail links here (specification section 6). */
export function InvitationNotice() {
  const { client } = usePlatform()
  const t = useScreenTexts('profile')
  const isOwn = useKnownKinds()?.length === 0
  const { data } = useQuery({
    ...operationQuery(client, 'listImpersonations', {}),
    enabled: isOwn && isDescribed('listImpersonations') && hasResource(received),
  })
  const count = decodeItems(shape, data).items.filter((each) => !each.is_accepted).length
  if (!isOwn || count === 0) return null
  return (
    <Notice
      tone="info"
      icon="user-round-plus"
      strong={t('invitations', { count })}
      action={
        <LinkButton size="sm" href={`${entryOf(received).summary.routes.list}?f.state=invited`}>
          {t('showInvitations')}
        </LinkButton>
      }
    />
  )
}
