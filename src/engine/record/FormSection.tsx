import { Suspense, useCallback, useEffect, useId, useMemo, useState, type FormEvent } from 'react'
import type { CompiledAction, CompiledResource, CompiledSection } from '../../manifest/compiled'
import { isOwnStep } from '../../manifest/own-step'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { Button } from '../../ui/form-controls/Button'
import { Notice } from '../../ui/feedback/Notice'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { Section } from '../../ui/layout/Section'
import { doAction } from '../jobs/do-action'
import { PriceEffect } from '../actions/PriceEffect'
import { asksSecret } from '../fields/asks-secret'
import { focusField } from '../fields/focus-field'
import { refuseFields } from '../fields/refuse-fields'
import { sendByKey } from '../forms/send-by-key'
import { FormFields, withoutHeadings } from '../forms/FormFields'
import { FailureNotice } from '../forms/FailureNotice'
import { FormNotices } from '../forms/FormNotices'
import { fieldsOf, initialValues, type FormValues } from '../fields/form-values'
import { useForm } from '../fields/use-form'
import { useFormModule } from '../fields/use-form-module'
import { useOwnDraft } from '../fields/use-own-draft'
import { useSubmit } from '../forms/use-submit'
import { useActionRequest } from '../actions/use-action-request'
import type { ConfirmStepsProps } from '../actions/ConfirmSteps'
import { jobs, shownJobOf } from '../jobs/jobs'
import { actionLabel, type PlannedStep } from '../jobs/plan-job'
import { startJob } from '../jobs/run-job'
import { stepsThrough } from '../jobs/steps-of-form'
import { useDetail } from './detail-context'
import styles from './detail.module.css'
import { lazyPart, useLazyPart } from '../../ui/lazy'

const confirmPart = lazyPart<ConfirmStepsProps>(
  async () => (await import('../actions/ConfirmSteps')).ConfirmSteps,
)

/** The first step of an action that stands among its own steps. */
function firstOf(resource: CompiledResource, action: CompiledAction): CompiledAction | undefined {
  return isOwnStep(action) ? resource.actions[action.steps?.[0]?.action ?? ''] : undefined
}

interface InlineFormProps {
  action: CompiledAction
  /** The action cannot be done now; its form leads through those that make it possible. */
  leads: boolean
  /** What was saved last, until the record shows it. */
  saved: FormValues
  /** Begins anew: with what was just saved, or with a record that has changed under an untouched form. */
  onRestart: (saved: FormValues) => void
}

function InlineForm({ action, leads, saved, onRestart }: InlineFormProps) {
  const platform = usePlatform()
  const { resource, target } = useDetail()
  const texts = useTexts()
  const { t, resource: text } = texts
  const formId = useId()
  const { form, validator } = useFormModule(resource.type, action.form ?? action.id)
  const [base] = useState(target.subject)
  const fields = useMemo(() => fieldsOf(form), [form])
  const draft = useOwnDraft(`${resource.type}.${target.row.key}.${action.id}`)
  const model = useForm({
    resource,
    form,
    validator,
    base,
    prefill: saved,
    draft,
    edits: action.guard === 'none',
  })
  const { pending, failure, submit } = useSubmit(draft?.intent)
  const [before, now] = [base, target.subject].map((subject) =>
    JSON.stringify(initialValues(fields, subject)),
  )
  const outdated = before !== now && !model.dirty && !pending
  useEffect(() => {
    if (outdated) onRestart({})
  }, [outdated, onRestart])
  const button = text(resource.type, textKeys.action(action.id, leads ? 'stepsButton' : 'button'))
  const [asked, setAsked] = useState<readonly PlannedStep[]>()
  const Confirm = useLazyPart(confirmPart, asked !== undefined)
  const first = firstOf(resource, action)
  const firstText =
    first && first.guard !== 'none'
      ? text(resource.type, textKeys.action(first.id, 'text'), { name: target.name, count: 1 })
      : ''
  const view = useActionRequest({
    name: `page.${action.id}`,
    resource,
    action,
    targets: [target],
    what: button,
    model,
    leads,
  })
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (pending) return
    const typed = model.submit()
    if (!typed) {
      const [first] = model.visible.filter((field) => model.allErrors[field.id] !== undefined)
      if (first) focusField(first.id)
      return
    }
    if (leads) {
      setAsked(
        stepsThrough(action, typed, model, {
          type: resource.type,
          key: target.row.key,
          name: target.name,
          resource,
          subject: target.subject,
        }),
      )
      return
    }
    submit(
      typed,
      async (key) => {
        const done = text(resource.type, textKeys.action(action.id, 'done'), { name: target.name })
        await doAction(platform, { resource, action, target, typed, secret: asksSecret(model), key, done })
        model.finish()
        onRestart(
          Object.fromEntries(
            fields.filter((field) => field.initial).map((field) => [field.id, model.values[field.id]]),
          ),
        )
      },
      (error) => refuseFields(model, error),
    )
  }
  return (
    <form id={formId} className={styles.form} onSubmit={send} onKeyDownCapture={sendByKey} noValidate>
      <FormNotices resource={resource} notices={action.notices} subject={model.subject} />
      <FormFields model={model} frame={withoutHeadings} />
      <PriceEffect action={action} subject={target.subject} model={model} />
      <FailureNotice failure={failure} />
      <div className={styles.foot}>
        <Button
          type="submit"
          pending={pending}
          disabled={model.submitted && model.unchanged ? t('form.unchanged') : false}
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
      {asked && Confirm && (
        <Confirm
          title={text(resource.type, textKeys.action(action.id, 'title'), { name: target.name })}
          text={firstText}
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
    </form>
  )
}

/** An action's input asked in place; when the action cannot be done now, a notice says why and offers what helps. */
export function FormSection({ section }: { section: Extract<CompiledSection, { kind: 'form' }> }) {
  const { resource, target, actions } = useDetail()
  const { resource: text } = useTexts()
  const [start, setStart] = useState<{ count: number; saved: FormValues }>({ count: 0, saved: {} })
  const restart = useCallback(
    (saved: FormValues) => setStart(({ count }) => ({ count: count + 1, saved })),
    [],
  )
  const action = resource.actions[section.action]
  const [offer] = action ? actions.offers([action], target) : []
  const helping = section.helps === undefined ? undefined : resource.actions[section.helps]
  const [help] = helping ? actions.offers([helping], target) : []
  const { client } = usePlatform()
  const job = shownJobOf(useStore(jobs), resource.type, target.row.key, client.identity().epoch)
  const first = action && firstOf(resource, action)
  const [begin] = first ? actions.offers([first], target) : []
  const leads = offer?.reason !== undefined && begin !== undefined && begin.reason === undefined && !job
  if (!action || !offer) return null
  return (
    <Section id={section.id} title={text(resource.type, textKeys.section(section.id))} narrow>
      {leads && <Notice tone="default" text={text(resource.type, textKeys.action(action.id, 'steps'))} />}
      {offer.reason === undefined || leads ? (
        <Suspense fallback={<SkeletonLines widths={['80%', '50%']} />}>
          <InlineForm
            key={`${start.count} ${target.row.key} ${leads}`}
            action={action}
            leads={leads}
            saved={start.saved}
            onRestart={restart}
          />
        </Suspense>
      ) : (
        <Notice
          tone="default"
          strong={`${offer.reason}.`}
          action={
            help &&
            help.reason === undefined && (
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
    </Section>
  )
}
