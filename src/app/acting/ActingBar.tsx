import { Suspense, useEffect } from 'react'
import { useLeave } from '../../platform/routing/use-blocker'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { actingName } from '../../platform/session/acting'
import { toastSuccess } from '../../platform/toast'
import { useStore } from '../../platform/use-store'
import { useTime } from '../../platform/use-time'
import { Button } from '../../ui/form-controls/Button'
import { TextButton } from '../../ui/typography/LinkText'
import { ActingStrip } from '../../ui/layout/ActingBanner'
import { Sentence } from '../../ui/typography/Sentence'
import { Text } from '../../ui/typography/Text'
import { useWorkQuestion } from '../sign-out/use-work-question'
import { timeLeft } from './time-left'
import { useRights } from './use-rights'

/** Milliseconds between updates of the time left. */
const every = 20_000

function TimeLeft({ until }: { readonly until: number }) {
  const t = useScreenTexts('acting')
  const left = timeLeft(until, useTime(every))
  switch (left.unit) {
    case 'days':
      return t('leftDays', { days: String(left.days), hours: String(left.hours) })
    case 'hours':
      return t('leftHours', { hours: String(left.hours), minutes: String(left.minutes) })
    case 'minutes':
      return t('leftMinutes', { minutes: String(left.minutes) })
    default:
      return t('leftSoon')
  }
}

/** Account that is acted for, rights, time left, and the way back. Needs no answer of the API. */
export function ActingBar() {
  const { session, toasts } = usePlatform()
  const t = useScreenTexts('acting')
  const { acting } = useStore(session)
  const { show, dialog } = useRights()
  const leave = useLeave()
  const { afterQuestion, question } = useWorkQuestion('endActing')
  const isNew = acting?.isNew === true
  useEffect(() => {
    if (!isNew) return
    session.describeActing({ isNew: false })
    toastSuccess({ toasts }, t('started'))
  }, [isNew, session, toasts, t])
  if (!acting) return null
  const { owner, restricted, until } = acting
  const name = actingName(acting)
  return (
    <>
      <ActingStrip
        icon="user-round-cog"
        strong={<Sentence of={(mark) => t('as', { name: mark })} part={<Text strong>{name}</Text>} />}
        note={
          <>
            <Sentence of={(mark) => t('owner', { owner: mark })} part={<Text>{owner}</Text>} />
            {restricted && ` ${t('restricted')}`}{' '}
            {show && (
              <TextButton look="inherit" onPress={show}>
                {t('rights.title')}
              </TextButton>
            )}
          </>
        }
        left={until !== undefined && <TimeLeft until={until} />}
        action={
          <Button
            size="sm"
            icon="log-out"
            onPress={() => afterQuestion(() => leave('endActing', session.endActing))}
          >
            {t('back')}
          </Button>
        }
      />
      <Suspense>{dialog}</Suspense>
      {question}
    </>
  )
}
