import { stateOf, viewState } from '../../manifest/states'
import { useTexts } from '../../platform/i18n/use-texts'
import { useTime } from '../../platform/use-time'
import { ProgressBar } from '../../ui/feedback/Meter'
import { Notice } from '../../ui/feedback/Notice'
import { isOverdue, type Expectation } from '../jobs/jobs'
import { stateLabel } from '../cells/state'
import { useDetail, useOffers } from './detail-context'
import { OfferButton } from './OfferButton'

/** Milliseconds between two announcements of the time left (interface rules, section 19). */
const step = 5000
/** Milliseconds between two positions of a progress bar. */
const progressStep = 1000
/** What is not done yet never shows as done, in percent. */
const almost = 99

/** The time left until something is forced, and the action that forces it now. */
function Escalating({ expectation }: { expectation: Expectation }) {
  const { t } = useTexts()
  const time = useTime(step)
  const [offer] = useOffers([expectation.escalate ?? ''])
  const left = Math.max(0, Math.ceil((expectation.since + expectation.seconds * 1000 - time) / 1000))
  const overdue = isOverdue(expectation, time)
  return (
    <Notice
      tone={overdue ? 'warning' : 'info'}
      icon="loader-circle"
      text={overdue ? t('detail.stopOverdue') : t('detail.stopsIn', { seconds: left })}
      action={offer && offer.reason === undefined && <OfferButton offer={offer} size="sm" />}
    />
  )
}

/** The record's name and how much of the usual time has passed (requirement SHELL-03). */
function Progress({ expectation }: { expectation: Expectation }) {
  const { target, resource, env, awaited } = useDetail()
  const { t } = useTexts()
  const time = useTime(progressStep)
  const passed = ((time - expectation.since) / (expectation.seconds * 1000)) * 100
  const percent = Math.round(Math.max(0, Math.min(almost, passed)))
  const state = resource.states ? stateOf(resource.states, target.subject) : undefined
  const word = awaited.view(target.subject)?.label ?? stateLabel(env, viewState(resource.stateOf, state))
  return (
    <Notice tone="info" icon="loader-circle">
      <ProgressBar
        label={t('detail.progress', { word, name: target.name })}
        percent={percent}
        text={t('cell.percent', { value: percent })}
      />
    </Notice>
  )
}

/** While a state is awaited: how far it is, or, when it can be forced, the time left and the action for it. */
export function AwaitedNotice() {
  const { target, awaited } = useDetail()
  const expectation = awaited.of(target.row)
  if (!expectation) return null
  return expectation.escalate === null ? (
    <Progress expectation={expectation} />
  ) : (
    <Escalating expectation={expectation} />
  )
}
