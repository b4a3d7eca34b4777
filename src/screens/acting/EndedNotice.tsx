import { listOfAll } from '../../lib/format-list'
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries'
import { write } from '../../engine/jobs/perform'
import { formatWhen } from '../../lib/format-date'
import { mailHref } from '../../lib/mail-href'
import { safeHref } from '../../lib/safe-href'
import { useMayActForAnybody } from '../../platform/account/use-may-act'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { actingName, type EndedActing } from '../../platform/session/acting'
import { toastError } from '../../platform/toast'
import { useOneCall } from '../../platform/use-one-call'
import { useStore } from '../../platform/use-store'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { accessFrom, hoursGiven } from './ended-access'

export interface EndedNoticeProps {
  readonly ended: EndedActing
}

/** Button to act again if the access is still granted; otherwise an e-mail that asks the owner for it. */
function Again({ ended }: EndedNoticeProps) {
  const platform = usePlatform()
  const { client, started } = platform
  const t = useScreenTexts('acting')
  const name = actingName(ended)
  const { pending, run } = useOneCall()
  const received = useQuery({
    ...operationQuery(client, 'listImpersonations', {}),
    enabled: useStore(started),
  })
  if (received.isPending) return null
  const uuid = accessFrom(received.data, ended)
  if (uuid === undefined) {
    const letter = { subject: t('endedSubject', { name }), body: t('endedBody', { name }) }
    const href = safeHref(mailHref(ended.owner, letter))
    return href === undefined ? null : (
      <LinkButton size="sm" icon="mail" href={href} external>
        {t('endedAsk')}
      </LinkButton>
    )
  }
  const act = async (): Promise<void> => {
    try {
      await write(platform, 'startImpersonation', { uuid })
    } catch (error) {
      toastError(platform, error, { text: t('failed') })
    }
  }
  return (
    <Button size="sm" icon="user-round-cog" pending={pending} onPress={() => void run(act)}>
      {t('endedAgain', { name })}
    </Button>
  )
}

/** Notice that acting for another account has ended, when, and how to resume it. */
export function EndedNotice({ ended }: EndedNoticeProps) {
  const { session, now } = usePlatform()
  const { locale } = useTexts()
  const t = useScreenTexts('acting')
  const mayAnyway = useMayActForAnybody()
  const time = formatWhen(new Date(ended.at), new Date(now()), locale)
  const hours = hoursGiven(ended)
  const forms = ended.forms ?? []
  const names = listOfAll(
    forms.map((form) => t('endedQuoted', { form })),
    locale,
  )
  return (
    <Notice
      tone="info"
      icon="clock"
      strong={t('ended', { name: actingName(ended), time })}
      text={[
        ...(hours === undefined ? [] : [t('endedGiven', { count: hours })]),
        t('endedText'),
        ...(ended.work ? [t('endedWork', { names: listOfAll(ended.work, locale) })] : []),
        ...(forms.length === 0 ? [] : [t('endedForms', { count: forms.length, names })]),
      ].join(' ')}
      action={mayAnyway ? undefined : <Again ended={ended} />}
      dismiss={{ label: t('dismiss'), onDismiss: session.dismissEndedActing }}
    />
  )
}
