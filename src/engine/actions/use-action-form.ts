import { useMemo, useState } from 'react'
import { textKeys } from '../../manifest/text-keys'
import type { CompiledAction } from '../../manifest/compiled-actions'
import type { CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import type { RequestView } from '../calls/use-request-view'
import { asksSecret, type FormModel } from '../fields/form-model'
import type { FormValues } from '../fields/form-values'
import { useSentForm, type SentForm } from '../forms/use-sent-form'
import { doAction } from '../jobs/start-action'
import type { RecordTarget } from '../jobs/target'
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

/** State of an action's form with its button label and request view; `send` performs the action. */
export interface ActionFormState extends Omit<SentForm, 'send'> {
  /** The record as it was when the form opened, with the joined lists of now. */
  base: Subject
  say: (part: 'title' | 'text' | 'button' | 'stepsButton' | 'done') => string
  button: string
  view: RequestView
  send: () => void
}

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
  const form = useSentForm({
    resource,
    id: action.form ?? action.id,
    name: `${resource.type}.${target.row.key}.${place}.${action.id}`,
    base,
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
  return {
    ...form,
    base,
    say,
    button,
    view,
    send: () =>
      form.send((typed, key) =>
        doAction(platform, {
          resource,
          action,
          target,
          typed,
          secret: asksSecret(model),
          key,
          done: say('done'),
        }),
      ),
  }
}
