import { useState } from 'react'
import { textKeys } from '../../manifest/text-keys'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import type { RequestView } from '../calls/use-request-view'
import { asksSecret, type FormModel } from '../fields/form-model'
import type { FormValues } from '../fields/form-values'
import { useSentForm, type SentForm } from '../forms/use-sent-form'
import { doAction } from '../jobs/start-action'
import type { Target } from '../jobs/target'
import { useActionRequest } from './use-action-request'

interface ActionFormOptions {
  resource: CompiledResource
  action: CompiledAction
  target: Target
  /** Both may be open at once, with a draft each. */
  place: 'dialog' | 'page'
  prefill?: FormValues
  /** The action stands among its own steps, which are done instead of it alone. */
  leads?: boolean
  onDone: (model: FormModel) => void
}

/** The form of an action with the words of its button and the view of its request; `send` does the action. */
export interface ActionFormState extends Omit<SentForm, 'send'> {
  /** The record as it was when the form began. */
  base: Subject
  say: (part: 'title' | 'text' | 'button' | 'stepsButton' | 'done') => string
  button: string
  view: RequestView
  send: () => void
}

/** What the form of an action does, whether it is asked in a dialog or in the page. Suspends until the form is here. */
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
  const [base] = useState(target.subject)
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
