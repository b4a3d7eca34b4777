import { Suspense, useCallback, useEffect, useEffectEvent, useId, useState } from 'react'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import type { CompiledSection } from '../../manifest/compiled-sections'
import { holdsInState } from '../../manifest/leads-to'
import { isOwnStep } from '../../manifest/own-step'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { Button } from '../../ui/form-controls/Button'
import { Notice } from '../../ui/feedback/Notice'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { Section } from '../../ui/layout/Section'
import { lazyPart, useLazyPart } from '../../ui/lazy'
import type { ConfirmStepsProps } from '../actions/ConfirmAction'
import { ChangedElsewhere } from '../actions/ChangedElsewhere'
import { PriceEffect } from '../actions/PriceEffect'
import { useActionForm } from '../actions/use-action-form'
import { changesNothing, fieldsOf, initialValues, type FormValues } from '../fields/form-values'
import { FailureNotice } from '../../platform/failures/FailureNotice'
import { FormFrame } from '../forms/FormFrame'
import { isRunning } from '../jobs/job'
import { jobs, shownJobOf } from '../jobs/jobs'
import { actionLabel, type PlannedStep } from '../jobs/plan-job'
import { startJob } from '../jobs/run-job'
import { stepsThrough } from '../jobs/steps-of-form'
import { useDetail, type DetailShared } from './detail-context'
import styles from './detail.module.css'

const confirmPart = lazyPart<ConfirmStepsProps>(
  async () => (await import('../actions/ConfirmAction')).ConfirmSteps,
)

/** First step of an action that is part of a sequence. */
function firstOf(resource: CompiledResource, action: CompiledAction): CompiledAction | undefined {
  return isOwnStep(action) ? resource.actions[action.steps?.[0]?.action ?? ''] : undefined
}

interface InlineFormProps {
  action: CompiledAction
  /** Why it cannot be sent now; undefined if it can. */
  reason: string | undefined
  /** The action is not possible now; its form runs the sequence that makes it possible. */
  leads: boolean
  /** Last saved values, until the record shows them. */
  saved: FormValues
  /** Resets the form: with the saved values, or when the record changes under an untouched form. */
  onRestart: (saved: FormValues) => void
}

/** Shares the typed values of an action's form with the other sections, as long as it is on the page. */
function useSharedValues(typed: DetailShared['typed'], action: string, values: FormValues): void {
  useEffect(() => typed.set({ ...typed.get(), [action]: values }), [typed, action, values])
  useEffect(
    () => () => {
      const { [action]: _left, ...others } = typed.get()
      typed.set(others)
    },
    [typed, action],
  )
}

function InlineForm({ action, reason, leads, saved, onRestart }: InlineFormProps) {
  const platform = usePlatform()
  const { resource, target, typed } = useDetail()
  const texts = useTexts()
  const { t, resource: text } = texts
  const formId = useId()
  const form = useActionForm({
    resource,
    action,
    target,
    place: 'page',
    prefill: saved,
    leads,
    onDone: ({ form: { fields }, values }) =>
      onRestart(Object.fromEntries(Object.entries(values).filter(([id]) => fields[id]?.initial))),
  })
  const { model, pending, button, view } = form
  const [before, now] = [form.base, target.subject].map((subject) =>
    JSON.stringify(initialValues(fieldsOf(model.form), subject)),
  )
  // What a job has saved after a reload or another sign-in is not restored as unsaved.
  const isSaved = model.dirty && changesNothing(model.visible, model.values, target.subject)
  const outdated = before !== now && !pending && (!model.dirty || isSaved)
  const restart = useEffectEvent(() => {
    if (isSaved) model.finish()
    onRestart({})
  })
  useEffect(() => {
    if (outdated) restart()
  }, [outdated])
  useSharedValues(typed, action.id, model.values)
  const [asked, setAsked] = useState<readonly PlannedStep[]>()
  const Confirm = useLazyPart(confirmPart, asked !== undefined)
  const first = firstOf(resource, action)
  const ask = (): void => {
    const typed = form.check()
    if (!typed) return
    const { row, name, subject } = target
    const record = { type: resource.type, key: row.key, name, resource, subject }
    setAsked(stepsThrough(action, typed, model, record))
  }
  return (
    <FormFrame
      id={formId}
      className={styles.form}
      model={model}
      notices={action.notices}
      hasReset
      locked={pending}
      onSend={leads ? ask : form.send}
    >
      <PriceEffect action={action} subject={target.subject} model={model} />
      {!pending && <ChangedElsewhere model={model} base={form.base} subject={target.subject} />}
      <FailureNotice failure={form.failure} />
      <div className={styles.foot}>
        <Button
          type="submit"
          pending={pending}
          disabled={reason ?? (model.submitted && model.unchanged && t('form.unchanged'))}
        >
          {button}
        </Button>
        {view.control('plain')}
        {model.dirty && !pending && (
          <Button variant="ghost" onPress={model.reset}>
            {t('detail.discard')}
          </Button>
        )}
      </div>
      {view.drawer}
      {form.question}
      {asked && Confirm && (
        <Confirm
          title={form.say('title')}
          text={
            first && first.guard !== 'none'
              ? text(resource.type, textKeys.action(first.id, 'text'), { name: target.name, count: 1 })
              : ''
          }
          button={button}
          steps={asked}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            startJob(platform, {
              title: `${actionLabel(texts, resource.type, action.id)}: ${target.name}`,
              steps: asked,
              ended: t('plan.done', { name: target.name }),
            })
            model.finish()
            onRestart({})
          }}
        />
      )}
    </FormFrame>
  )
}

/**
 * The fields of an action, in place. They stay while the action is refused, so that nothing typed is lost; a notice gives
 * the reason and a remedy.
 */
export function FormSection({ section }: { section: Extract<CompiledSection, { kind: 'form' }> }) {
  const { resource, target, actions } = useDetail()
  const { t, resource: text } = useTexts()
  const [start, setStart] = useState<{ count: number; saved: FormValues }>({ count: 0, saved: {} })
  const restart = useCallback(
    (saved: FormValues) => setStart(({ count }) => ({ count: count + 1, saved })),
    [],
  )
  const { client } = usePlatform()
  const job = shownJobOf(useStore(jobs), resource.type, target.row.key, client.identity().epoch)
  const offerOf = (action: CompiledAction | undefined) =>
    action ? actions.offers([action], target)[0] : undefined
  const action = resource.actions[section.action]
  const offer = offerOf(action)
  if (!action || !offer) return null
  const help = Object.values(resource.actions)
    .filter(({ guard, expect }) => expect && guard !== 'loses-data' && guard !== 'loses-resource')
    .filter(({ expect }) => holdsInState(resource.states, expect?.state ?? '', action.when, target.subject))
    .map(offerOf)
    .find((each) => each?.reason === undefined)
  const begin = offerOf(firstOf(resource, action))
  const leads = offer.reason !== undefined && begin !== undefined && begin.reason === undefined && !job
  // No other action may run between the steps of a job, because the record is as the next step needs it.
  const reason = job && isRunning(job) ? t('action.running') : leads ? undefined : offer.reason
  return (
    <Section id={section.id} title={text(resource.type, textKeys.section(section.id))} narrow>
      {leads && <Notice tone="default" text={text(resource.type, textKeys.action(action.id, 'steps'))} />}
      {reason !== undefined && reason === offer.reason && !offer.passing && (
        <Notice
          tone="default"
          strong={`${reason}.`}
          action={
            help && (
              <Button size="sm" onPress={() => actions.start(help.action, target)}>
                {text(
                  resource.type,
                  textKeys.action(help.action.id, help.action.guard === 'none' ? 'label' : 'button'),
                )}
              </Button>
            )
          }
        />
      )}
      <Suspense fallback={<SkeletonLines widths={['80%', '50%']} />}>
        <InlineForm
          key={`${start.count} ${target.row.key}`}
          action={action}
          reason={reason}
          leads={leads}
          saved={start.saved}
          onRestart={restart}
        />
      </Suspense>
    </Section>
  )
}
