import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react'
import { beforeSending } from '../../api/errors'
import { mayBeRemoved } from '../../api/may-be-gone'
import { refreshOperations } from '../../api/queries'
import { textKeys } from '../../manifest/text-keys'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import { holds, judge, type Verdict } from '../../manifest/condition'
import type { Subject } from '../../manifest/subject'
import { useTexts } from '../../platform/i18n/use-texts'
import { StandardError } from '../../platform/failures/standard-error'
import { NamedPart } from '../../platform/NamedPart'
import { usePlatform } from '../../platform/platform'
import { ownReads } from '../data/reread'
import type { RequestView } from '../calls/use-request-view'
import { asksSecret, type FormModel } from '../fields/form-model'
import {
  formParameters,
  overtaken,
  untouchedFields,
  withRecordOfNow,
  type FormValues,
} from '../fields/form-values'
import { useSentForm, type SentForm } from '../forms/use-sent-form'
import { doAction } from '../jobs/start-action'
import type { RecordTarget } from '../jobs/target'
import { QuestionContext } from './custom-contexts'
import { recordNow } from './record-now'
import { useActionRequest } from './use-action-request'

interface ActionFormOptions {
  resource: CompiledResource
  action: CompiledAction
  target: RecordTarget
  /** Both places may be open at once, each with its own draft. */
  place: 'dialog' | 'page'
  prefill?: FormValues
  /** The action is one step of a sequence that runs instead of it. */
  leads?: boolean
  onDone: (model: FormModel) => void
}

/** State of an action's form with its button label, request view and question. */
export interface ActionFormState extends Omit<SentForm, 'send'> {
  /** The record as it was when the form opened, with the joined lists of now. */
  base: Subject
  say: (part: 'title' | 'text' | 'button' | 'stepsButton' | 'done') => string
  button: string
  view: RequestView
  /** Validates the form, then asks the action's question, or sends it. */
  send: () => void
  /** The question, while it is asked; nothing otherwise. */
  question: ReactNode
}

/** A definite no; what is not known yet, the platform decides. */
const isRefused = (verdict: Verdict): boolean => !verdict.ok && !verdict.pending

/** Logic of an action's form, in a dialog or on the page. Suspends until the form's code is loaded. */
export function useActionForm({
  resource,
  action,
  target,
  place,
  prefill,
  leads = false,
  onDone,
}: ActionFormOptions): ActionFormState {
  const platform = usePlatform()
  const texts = useTexts()
  const { subject } = target
  const [{ record }] = useState(subject)
  // Joined lists may answer after the form opened, and its checks read them.
  const base = useMemo(() => ({ ...subject, record }), [subject, record])
  const [refused, setRefused] = useState(false)
  const form = useSentForm({
    resource,
    id: action.form ?? action.id,
    name: `${resource.type}.${target.row.key}.${place}.${action.id}`,
    // The record may have changed by the time a call is refused.
    base: refused ? subject : base,
    ...(prefill ? { prefill } : {}),
    edits: action.guard === 'none',
    priced: Array.isArray(action.costs) ? action.costs : undefined,
    onDone,
  })
  const { model } = form
  const say: ActionFormState['say'] = (part) =>
    texts.resource(resource.type, textKeys.action(action.id, part), { ...target.words, name: target.name })
  const button = say(leads ? 'stepsButton' : 'button')
  const view = useActionRequest({
    name: place === 'page' ? `page.${action.id}` : action.id,
    resource,
    action,
    targets: [target],
    what: button,
    model,
    leads,
  })
  const shownChanges = useRef('[]')
  /**
   * The values to send. A form sends all of its fields, so the record is read again if some of them are untouched, or if its
   * state decides whether the action is offered: the platform does some actions in any state, and takes something away then.
   * @throws StandardError if the action or a chosen record is no longer offered, and once for each change of another user that
   * the typed values would replace
   */
  const sentNow = async (typed: Readonly<Record<string, unknown>>): Promise<typeof typed> => {
    const { visible, sending, values } = model
    if (!(await model.stillOffered())) throw new StandardError('form.elsewhereUnsent')
    const hasState = action.when !== undefined && !subject.owner
    if (!hasState && untouchedFields(visible, values, base).length === 0) return typed
    const present = await recordNow(platform, resource, subject)
    // The call itself says that the record is gone.
    if (!present) return typed
    const now = { ...subject, record: present }
    if (hasState && isRefused(judge(action.when, now))) throw new StandardError('form.elsewhereUnsent')
    const changesIn = (about: Subject): string =>
      JSON.stringify(
        overtaken(visible, values, base, about).map(({ field, now: value }) => [field.id, value]),
      )
    const changes = changesIn(now)
    if (changes !== '[]' && changes !== changesIn(subject) && changes !== shownChanges.current) {
      shownChanges.current = changes
      throw new StandardError('form.elsewhereUnsent')
    }
    return formParameters(sending, withRecordOfNow(sending, values, base, now), model.subject)
  }
  const perform = (): void =>
    form.send(async (typed, key) => {
      try {
        await doAction(platform, {
          resource,
          action,
          target,
          typed: await beforeSending(() => sentNow(typed)),
          secret: asksSecret(model),
          key,
          done: say('done'),
        })
      } catch (error) {
        setRefused(true)
        if (!mayBeRemoved(error))
          void refreshOperations(platform.queries, ownReads(resource), subject.location)
        throw error
      }
    })
  const { asks } = action
  const [asked, setAsked] = useState(false)
  const close = (): void => setAsked(false)
  return {
    ...form,
    base,
    say,
    button,
    view,
    send: () => {
      if (asks === undefined || !holds(asks.when, model.subject)) perform()
      else if (!form.pending && form.check()) setAsked(true)
    },
    question:
      asks !== undefined && asked ? (
        <Suspense fallback={null}>
          <NamedPart
            from={QuestionContext}
            name={asks.dialog}
            props={{
              ...{ target, values: model.values, button, onClose: close },
              onConfirm: () => {
                close()
                perform()
              },
            }}
          />
        </Suspense>
      ) : null,
  }
}
