import { Suspense, useState, type ReactNode } from 'react'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import type { TypedConfirmation } from '../../ui/overlay/TypedName'
import type { Fact } from '../../ui/typography/Facts'
import { titlesOf } from '../data/title'
import { FailureNotice } from '../forms/FailureNotice'
import { FormNotices } from '../forms/FormNotices'
import { useSubmit } from '../forms/use-submit'
import { byReason } from '../jobs/failures'
import type { Offer } from '../jobs/offer'
import type { PlannedStep } from '../jobs/plan-job'
import { doAction } from '../jobs/start-action'
import type { Target } from '../jobs/target'
import { linesOf, useConsequenceFacts } from './Consequences'
import { JobSteps } from './JobSteps'
import { nothingReleased, ReleaseChoices, type Releasing } from './ReleaseChoices'
import { askedName, typing } from './typed-name'
import { useActionRequest } from './use-action-request'

interface ConfirmationProps {
  resource: CompiledResource
  action: CompiledAction
  targets: readonly Target[]
  title: string
  text: string
  button: string
  /** What the action itself is called among the steps that follow it. */
  first: string
  /** Stands before what is lost. */
  facts?: readonly Fact[]
  typed: TypedConfirmation | undefined
  refused: string | undefined
  onConfirm: (releasing: Releasing, key: string) => Promise<void> | void
  onClose: () => void
  children?: ReactNode
}

/**
 * Asks before an action that disturbs or loses something, in proportion to the loss (interface rules, section 10): what goes,
 * what stays and may be given up with it, what that costs. Sends once.
 */
function Confirmation(props: ConfirmationProps) {
  const { resource, action, targets, title, text, button, first, facts = [], typed, refused } = props
  const { onConfirm, onClose, children } = props
  const { t } = useTexts()
  const { pending, failure, submit } = useSubmit()
  const [releasing, setReleasing] = useState({ of: nothingReleased })
  const subjects = targets.map(({ subject }) => subject)
  const releases = subjects.flatMap((subject) => releasing.of(subject))
  const view = useActionRequest({ resource, action, targets, what: button, releases })
  const released = new Set(releases.map(({ target }) => target.subject.record))
  const consequences = useConsequenceFacts(resource, action, targets, released)
  return (
    <ConfirmDialog
      title={title}
      description={text}
      consequences={[...facts, ...consequences]}
      typed={typed}
      // What is under way changes the record by itself.
      refused={pending ? undefined : refused}
      confirm={{ label: button, danger: action.danger === true }}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.close')}
      pending={pending}
      note={view.control('plain')}
      error={failure === undefined ? undefined : <FailureNotice failure={failure} />}
      onConfirm={() =>
        submit([action.id, ...targets.map(({ row }) => row.key)], (key) => onConfirm(releasing.of, key))
      }
      onClose={onClose}
    >
      <Suspense fallback={null}>
        <ReleaseChoices
          resource={resource}
          action={action}
          subjects={subjects}
          first={first}
          onChange={(of) => setReleasing({ of })}
        />
      </Suspense>
      {children}
      {view.drawer}
    </ConfirmDialog>
  )
}

export interface ConfirmActionProps {
  resource: CompiledResource
  action: CompiledAction
  /** Frozen when the dialog opened: the list may reorder meanwhile (quality T36). */
  target: Target
  /** Why it cannot be done; undefined when it can. */
  refused: string | undefined
  onClose: () => void
  onDone: () => void
}

/** Asks before an action on one record, and does it. */
export function ConfirmAction({ resource, action, target, refused, onClose, onDone }: ConfirmActionProps) {
  const platform = usePlatform()
  const texts = useTexts()
  const say = (part: 'title' | 'text' | 'button' | 'done'): string =>
    texts.resource(resource.type, textKeys.action(action.id, part), {
      ...target.words,
      name: target.name,
      count: 1,
    })
  return (
    <Confirmation
      resource={resource}
      action={action}
      targets={[target]}
      title={say('title')}
      text={say('text')}
      button={say('button')}
      first={`${say('button')}: ${target.name}`}
      typed={askedName(action, target, texts.t)}
      refused={refused}
      onConfirm={async (releasing, key) => {
        const follows = (): readonly PlannedStep[] => releasing(target.subject)
        await doAction(platform, { resource, action, target, key, done: say('done'), follows })
        onDone()
      }}
      onClose={onClose}
    >
      <FormNotices resource={resource} notices={action.notices} subject={target.subject} />
    </Confirmation>
  )
}

/** Names listed before the rest is counted. */
const named = 8

/**
 * What each of several records is called where they stand together: by its name, and where others have the same, with the
 * first of its other titles that no other of them has.
 */
function namesOf(resource: CompiledResource, targets: readonly Target[]): string[] {
  return targets.map((target) => {
    const others = targets.filter((each) => each !== target && each.name === target.name)
    if (others.length === 0) return target.name
    const taken = new Set(others.flatMap(({ subject }) => [...titlesOf(resource, subject)]))
    const own = [...titlesOf(resource, target.subject)].find((title) => !taken.has(title))
    return own === undefined ? target.name : `${target.name} · ${own}`
  })
}

export interface ConfirmBulkProps {
  resource: CompiledResource
  action: CompiledAction
  /** Records it fits, frozen when the dialog opened. */
  fits: readonly Target[]
  /** Records it does not fit, with the reasons. */
  others: readonly { target: Target; offer: Offer }[]
  /** What of each record is to be given up after it. */
  onConfirm: (releasing: Releasing) => void
  onClose: () => void
}

/** Asks before a bulk action: how many, which are left out and why; the number is typed for the worst. */
export function ConfirmBulk({ resource, action, fits, others, onConfirm, onClose }: ConfirmBulkProps) {
  const texts = useTexts()
  const { t } = texts
  const count = fits.length
  const label = texts.resource(resource.type, textKeys.action(action.id, 'label')).replace('…', '')
  const counted = texts.resource(resource.type, textKeys.counted, { count })
  const names = namesOf(resource, [...fits, ...others.map(({ target }) => target)])
  const left = byReason(
    others.map(({ offer }, index) => ({ name: names[count + index] ?? '', reason: offer.reason ?? '' })),
    texts,
  )
  const button = t('action.bulkButton', { label, count: counted })
  const many = texts.resource(resource.type, textKeys.many)
  return (
    <Confirmation
      resource={resource}
      action={action}
      targets={fits.map((target, index) => ({ ...target, name: names[index] ?? target.name }))}
      title={t('action.bulkTitle', { label, count: counted })}
      text={
        action.guard === 'none'
          ? counted
          : texts.resource(resource.type, textKeys.action(action.id, 'text'), { name: counted, count })
      }
      button={button}
      first={button}
      facts={[
        { id: 'names', label: many, value: linesOf(names.slice(0, count), named) },
        ...(left.length > 0 ? [{ id: 'left', label: t('action.leftOut'), value: linesOf(left) }] : []),
      ]}
      typed={action.guard === 'loses-resource' ? typing(String(count), t) : undefined}
      refused={count === 0 ? t('action.unavailable') : undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

export interface ConfirmStepsProps {
  title: string
  /** What the first step does, which may be the one that disturbs. */
  text: string
  button: string
  steps: readonly PlannedStep[]
  onConfirm: () => void
  onClose: () => void
}

/** Asks before several actions are done in a row, and says which. */
export function ConfirmSteps({ title, text, button, steps, onConfirm, onClose }: ConfirmStepsProps) {
  const { t } = useTexts()
  const { pending, submit } = useSubmit()
  return (
    <ConfirmDialog
      title={title}
      description={`${text} ${t('plan.confirm')}`}
      confirm={{ label: button, danger: false }}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.close')}
      pending={pending}
      onConfirm={() => submit(title, onConfirm)}
      onClose={onClose}
    >
      <JobSteps labels={steps.map(({ label }) => label)} />
    </ConfirmDialog>
  )
}
