import { useEffect, useState } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Button } from '../../ui/form-controls/Button'
import { Notice } from '../../ui/feedback/Notice'
import { isOverdue } from '../actions/expectations'
import { useDetail } from './detail-context'

/** Milliseconds between two announcements of the time left (interface rules, section 19). */
const step = 5000

/** While a state is awaited that another action can force: the time left, then that action. */
export function AwaitedNotice() {
  const { now } = usePlatform()
  const { target, awaited, resource, actions } = useDetail()
  const { t } = useTexts()
  const [time, setTime] = useState(now)
  const expectation = awaited.of(target.row)
  const escalation = expectation?.escalate ? resource.actions[expectation.escalate] : undefined
  useEffect(() => {
    if (!escalation) return
    const id = setInterval(() => setTime(now()), step)
    return () => clearInterval(id)
  }, [escalation, now])
  if (!expectation || !escalation) return null
  const [offer] = actions.offers([escalation], target)
  const left = Math.max(0, Math.ceil((expectation.since + expectation.seconds * 1000 - time) / 1000))
  const overdue = isOverdue(expectation, time)
  return (
    <Notice
      tone={overdue ? 'warning' : 'info'}
      icon="loader-circle"
      text={overdue ? t('detail.stopOverdue') : t('detail.stopsIn', { seconds: left })}
      action={
        offer &&
        offer.reason === undefined && (
          <Button size="sm" onPress={() => actions.start(escalation, target)}>
            {offer.label}
          </Button>
        )
      }
    />
  )
}
