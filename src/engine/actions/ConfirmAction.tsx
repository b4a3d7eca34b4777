import { Suspense, useState, type ReactNode } from 'react'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import type { TypedConfirmation } from '../../ui/overlay/TypedName'
import type { Fact } from '../../ui/typography/Facts'
import { titlesOf } from '../../manifest/title'
import { FailureNotice } from '../../platform/failures/FailureNotice'
import { FormNotices } from '../forms/FormNotices'
import { useSubmit } from '../forms/use-submit'
import { byReason } from '../jobs/failures'
import type { Offer } from '../jobs/offer'
import type { PlannedStep } from '../jobs/plan-job'
import { doAction } from '../jobs/start-action'
import type { RecordTarget } from '../jobs/target'
import { limitedLines, useConsequenceFacts } from './Consequences'
import { JobSteps } from './JobSteps'
import { noNextSteps, ReleaseChoices, type NextSteps } from './ReleaseChoices'
import { nameToConfirm, typedConfirmation } from './typed-confirmation'
import { useActionRequest } from './use-action-request'

interface ConfirmationProps {
  resource: CompiledResource
  action: CompiledAction
  targets: readonly RecordTarget[]
  title: string
  text: string
  button: string
  /** Label of the action itself in the list of steps. */
  first: string
  /** Facts shown before the consequences. */
  facts?: readonly Fact[]
  typed: TypedConfirmation | undefined
  refused: string | undefined
  onConfirm: (releasing: NextSteps, key: string) => Promise<void> | void
  onClose: () => void
  children?: ReactNode
}

/**
 * Confirmation in proportion to the loss (interface rules, section 10): what is deleted, what is kept and can be
 * released, and what that costs. Sends once.
 */
function Confirmation(props: ConfirmationProps) {
  const { resource, action, targets, title, text, button, first, facts = [], typed, refused } = props
  const { onConfirm, onClose, children } = props
  const { t } = useTexts()
  const { pending, failure, submit } = useSubmit()
  const [releasing, setReleasing] = useState({ of: noNextSteps })
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
      // The running action itself changes the record, so a refusal is ignored while it is pending.
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
  /** Frozen when the dialog opens, because the list may reorder (quality T36). */
  target: RecordTarget
  /** Why the action is refused; undefined if it is allowed. */
  refused: string | undefined
  onClose: () => void
  onDone: () => void
}

/** Confirms and performs an action on one record. */
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
      typed={nameToConfirm(action, target, texts.t)}
      refused={refused}
      onConfirm={async (releasing, key) => {
        const nextSteps = (): readonly PlannedStep[] => releasing(target.subject)
        await doAction(platform, { resource, action, target, key, done: say('done'), nextSteps })
        onDone()
      }}
      onClose={onClose}
    >
      <FormNotices resource={resource} notices={action.notices} subject={target.subject} />
    </Confirmation>
  )
}

/** Names listed; the rest is counted. */
const named = 8

/**
 * Names of several records in one list. Records with the same name get the first other title that is unique among them.
 */
function namesOf(resource: CompiledResource, targets: readonly RecordTarget[]): string[] {
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
  /** Records the action applies to, frozen when the dialog opens. */
  fits: readonly RecordTarget[]
  /** Records the action does not apply to, with reasons. */
  others: readonly { target: RecordTarget; offer: Offer }[]
  /** Receives the chosen follow-up steps for each record. */
  onConfirm: (releasing: NextSteps) => void
  onClose: () => void
}

/**
 * Confirms a bulk action: how many records, which are skipped and why. The most dangerous ones ask to type the number.
 */
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
  const button = t('action.bulkButton', { label, what: counted })
  const many = texts.resource(resource.type, textKeys.many)
  return (
    <Confirmation
      resource={resource}
      action={action}
      targets={fits.map((target, index) => ({ ...target, name: names[index] ?? target.name }))}
      title={t('action.bulkTitle', { label, what: counted })}
      text={
        action.guard === 'none'
          ? counted
          : texts.resource(resource.type, textKeys.action(action.id, 'text'), { name: counted, count })
      }
      button={button}
      first={button}
      facts={[
        { id: 'names', label: many, value: limitedLines(names.slice(0, count), named) },
        ...(left.length > 0 ? [{ id: 'left', label: t('action.leftOut'), value: limitedLines(left) }] : []),
      ]}
      typed={action.guard === 'loses-resource' ? typedConfirmation(String(count), t) : undefined}
      refused={count === 0 ? t('action.unavailable') : undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

export interface ConfirmStepsProps {
  title: string
  /** Consequence of the first step, usually the disruptive one. */
  text: string
  button: string
  steps: readonly PlannedStep[]
  onConfirm: () => void
  onClose: () => void
}

/** Confirms a sequence of actions and lists its steps. */
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
