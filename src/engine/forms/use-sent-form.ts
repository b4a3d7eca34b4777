import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { aboutFields } from '../../api/envelope'
import { isApiError } from '../../api/errors'
import { focusField } from '../fields/focus-field'
import type { FormModel, FormOptions } from '../fields/form-model'
import { useForm } from '../fields/use-form'
import { useFormModule } from '../fields/use-form-module'
import { useOwnDraft } from '../../platform/session/use-own-draft'
import { useSubmit } from './use-submit'
import type { DraftStore } from '../../platform/session/draft'

interface SentFormOptions extends Omit<FormOptions, 'form' | 'validator' | 'draft'> {
  /** Id of the form in its type. */
  id: string
  /** Name of its draft. */
  name: string
  /** Called after success, when leaving is no longer blocked, so it may navigate. */
  onDone?: (model: FormModel) => void
}

/** A form that is filled in and sent. */
export interface SentForm {
  model: FormModel
  /** Undefined until the user is known. */
  draft: DraftStore | undefined
  /** From submit until failure; stays true after success. */
  pending: boolean
  done: boolean
  failure: unknown
  /** The parameters; undefined after focusing the first invalid field. */
  check: () => Record<string, unknown> | undefined
  /** Validates and sends once, under an idempotency key. */
  send: (perform: (typed: Readonly<Record<string, unknown>>, key: string) => Promise<void>) => void
}

/** Statuses that refuse the sent values, not the user or the number of calls. */
const refusals: ReadonlySet<number | undefined> = new Set([400, 404, 409, 422])

const isRefusal = (error: unknown): boolean => isApiError(error) && refusals.has(error.status)

/** Also the status with which services of the platform refuse options that are sold out or deleted. */
const refusalsOfServices: ReadonlySet<number | undefined> = new Set([...refusals, 500])

/** Whether an option may be gone. */
const mayBeOutdated = (error: unknown): boolean => isApiError(error) && refusalsOfServices.has(error.status)

/**
 * Assigns the platform's errors to fields and focuses the first; returns the failure to show elsewhere, undefined if
 * every error has a visible field. If none has, or one of them has options, the options are read again: the chosen one
 * may be gone.
 */
export function refuseFields(
  { refuse, readChoices, visible }: Pick<FormModel, 'refuse' | 'readChoices' | 'visible'>,
  error: unknown,
): unknown {
  const refused = isApiError(error) ? error.fields : []
  const rest = refuse(refused)
  const named = visible.filter(({ at }) => refused.some(({ field }) => field === at))
  const [first] = named
  if (first) focusField(first.id)
  if ((!first || named.some(({ options }) => options)) && mayBeOutdated(error)) readChoices()
  if (!isApiError(error) || refused.length === 0) return error
  return rest.length > 0 ? aboutFields(error, rest) : undefined
}

/**
 * The failure unless a field shows it: if a chosen option is gone once the options have been read again, it explains a
 * refusal without a visible field, and its field is focused.
 */
export function useLeftToSay({ gone }: Pick<FormModel, 'gone'>, failure: unknown): unknown {
  const [explained, setExplained] = useState<unknown>()
  if (failure !== explained && gone.length > 0 && isRefusal(failure)) setExplained(failure)
  const focusGone = useEffectEvent(() => {
    const [first] = gone
    if (first) focusField(first.id)
  })
  useEffect(() => {
    if (explained !== undefined) focusGone()
  }, [explained])
  return failure === explained ? undefined : failure
}

/**
 * Common logic of every submitted form: draft, model, validation with focus, sending once, server errors. Suspends
 * until the form is loaded.
 */
export function useSentForm({ id, name, onDone, ...options }: SentFormOptions): SentForm {
  const { form, validator } = useFormModule(options.resource.type, id)
  const draft = useOwnDraft(name)
  const model = useForm({ ...options, form, validator, draft })
  const { pending, done, failure: refusal, submit } = useSubmit(draft?.intent)
  const failure = useLeftToSay(model, refusal)
  const announceDone = useEffectEvent(() => onDone?.(model))
  useEffect(() => {
    if (done) announceDone()
  }, [done])
  const check = (): Record<string, unknown> | undefined => {
    // Errors are rendered before the focus looks for them.
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
