import { stateOf, viewState } from '../../manifest/states'
import { useTexts } from '../../platform/i18n/use-texts'
import { useTime } from '../../platform/use-time'
import { ProgressBar } from '../../ui/feedback/Meter'
import { Notice } from '../../ui/feedback/Notice'
import { isOverdue, type Expectation } from '../jobs/jobs'
import { stateLabel } from '../cells/state'
import { useDetail, useOffers } from './detail-context'
import { OfferButton } from './OfferButton'

/** Milliseconds between announcements of the remaining time (interface rules, section 19). */
const step = 5000
/** Milliseconds between updates of the progress bar. */
const progressStep = 1000
/** Maximum percentage before completion. */
const almost = 99

/** Remaining time until the change can be forced, and the action that forces it. */
function Forcible({ expectation }: { expectation: Expectation }) {
  const { t } = useTexts()
  const time = useTime(step)
  const [offer] = useOffers([expectation.action ?? ''])
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

/** Name of the record, and the elapsed share of the usual time (requirement SHELL-03). */
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

/** Progress of a pending state, or, if it can be forced, the remaining time and the action. */
export function PendingNotice() {
  const { target, awaited } = useDetail()
  const expectation = awaited.of(target.row)
  if (!expectation) return null
  return expectation.action === null ? (
    <Progress expectation={expectation} />
  ) : (
    <Forcible expectation={expectation} />
  )
}
