import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '../../api/errors'
import { focusField } from '../fields/focus-field'
import type { FormModel, FormOptions } from '../fields/form-model'
import { useForm } from '../fields/use-form'
import { useFormModule } from '../fields/use-form-module'
import { useOwnDraft } from '../fields/use-own-draft'
import { useSubmit } from './use-submit'
import type { DraftStore } from '../fields/draft'

interface SentFormOptions extends Omit<FormOptions, 'form' | 'validator' | 'draft'> {
  /** Which form of the type. */
  id: string
  /** What its draft is called. */
  name: string
  /** Called once it was sent with success, after the question before leaving has gone: this may lead to another page. */
  onDone?: (model: FormModel) => void
}

/** A form that somebody fills in and sends. */
export interface SentForm {
  model: FormModel
  /** Undefined until it is known whose it is. */
  draft: DraftStore | undefined
  /** From the press until it has failed; what succeeded stays so. */
  pending: boolean
  done: boolean
  failure: unknown
  /** The parameters to send; undefined after the focus has gone to the first wrong field. */
  check: () => Record<string, unknown> | undefined
  /** Checks and sends once, under an idempotency key. */
  send: (perform: (typed: Readonly<Record<string, unknown>>, key: string) => Promise<void>) => void
}

/**
 * Puts what the platform refuses of fields beside them, and the focus into the first; returns whether something is left
 * that belongs to no visible field.
 */
export function refuseFields(
  { refuse, visible }: Pick<FormModel, 'refuse' | 'visible'>,
  error: unknown,
): boolean {
  const refused = isApiError(error) ? error.fields : []
  const rest = refuse(refused)
  const first = visible.find(({ at }) => refused.some(({ field }) => field === at))
  if (first) focusField(first.id)
  return refused.length === 0 || rest.length > 0
}

/**
 * What every form that is sent has in common, in a dialog, in a section of a page or as a page of its own: its draft, its
 * model, the check with the focus in the first wrong field, sending it once, what is refused. Suspends until the form is
 * here.
 */
export function useSentForm({ id, name, onDone, ...options }: SentFormOptions): SentForm {
  const { form, validator } = useFormModule(options.resource.type, id)
  const draft = useOwnDraft(name)
  const model = useForm({ ...options, form, validator, draft })
  const { pending, done, failure, submit } = useSubmit(draft?.intent)
  const tellDone = useEffectEvent(() => onDone?.(model))
  useEffect(() => {
    if (done) tellDone()
  }, [done])
  const check = (): Record<string, unknown> | undefined => {
    // What is wrong inside a field is marked before the focus looks for it.
    const typed = flushSync(model.submit)
    const wrong = typed ? undefined : model.visible.find((field) => model.allErrors[field.id] !== undefined)
    if (wrong) focusField(wrong.id)
    return typed
  }
  return {
    model,
    draft,
    pending,
    done,
    failure,
    check,
    send: (perform) => {
      const typed = pending ? undefined : check()
      if (!typed) return
      submit(
        typed,
        async (key) => {
          await perform(typed, key)
          model.finish()
        },
        (error) => refuseFields(model, error),
      )
    },
  }
}
