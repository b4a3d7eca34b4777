import { Suspense, useState } from 'react'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { useConsequenceFacts } from './Consequences'
import { useActionRequest } from './use-action-request'
import { FailureNotice } from '../forms/FailureNotice'
import { FormNotices } from '../forms/FormNotices'
import { useSubmit } from '../forms/use-submit'
import { doAction } from '../jobs/start-action'
import { nothingReleased, ReleaseChoices } from './ReleaseChoices'
import { askedName } from './typed-name'
import type { Target } from '../jobs/target'

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

/** Asks before an action that disturbs or loses something, in proportion to the loss (interface rules, section 10). */
export function ConfirmAction({ resource, action, target, refused, onClose, onDone }: ConfirmActionProps) {
  const platform = usePlatform()
  const texts = useTexts()
  const { pending, failure: error, submit } = useSubmit()
  const [releasing, setReleasing] = useState({ of: nothingReleased })
  const { t } = texts
  const say = (part: 'title' | 'text' | 'button' | 'done'): string =>
    texts.resource(resource.type, textKeys.action(action.id, part), {
      ...target.words,
      name: target.name,
      count: 1,
    })
  const facts = useConsequenceFacts(resource, action, [target])
  const releases = [target].flatMap(({ subject }) => releasing.of(subject))
  const view = useActionRequest({ resource, action, targets: [target], what: say('button'), releases })
  const confirm = (): void =>
    submit([action.id, target.row.key], async (key) => {
      await doAction(platform, { resource, action, target, key, done: say('done'), follows: () => releases })
      onDone()
    })
  return (
    <ConfirmDialog
      title={say('title')}
      description={say('text')}
      consequences={facts}
      typed={askedName(action, target, t)}
      // What is under way changes the record by itself.
      refused={pending ? undefined : refused}
      confirm={{ label: say('button'), danger: action.danger === true }}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.close')}
      pending={pending}
      note={view.control('plain')}
      error={error === undefined ? undefined : <FailureNotice failure={error} />}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Suspense fallback={null}>
        <ReleaseChoices
          resource={resource}
          action={action}
          subjects={[target.subject]}
          first={`${say('button')}: ${target.name}`}
          onChange={(of) => setReleasing({ of })}
        />
      </Suspense>
      <FormNotices resource={resource} notices={action.notices} subject={target.subject} />
      {view.drawer}
    </ConfirmDialog>
  )
}
