import { Suspense, useState } from 'react'
import { isApiError } from '../../api/errors'
import { mayBeDone } from '../../api/unknown-outcome'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { errorMessage, errorReference, toastSuccess } from '../../platform/toast'
import { Notice } from '../../ui/feedback/Notice'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { useConsequenceFacts } from './Consequences'
import { useActionRequest } from '../request-view/use-action-request'
import { FormNotices } from '../forms/FormNotices'
import { perform } from './perform'
import { nothingReleased, ReleaseChoices } from './ReleaseChoices'
import { startReleases } from './release'
import { typedName } from './typed-name'
import type { Target } from './use-actions'

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
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const [releasing, setReleasing] = useState({ of: nothingReleased })
  const { t } = texts
  const say = (part: 'title' | 'text' | 'button' | 'done'): string =>
    texts.resource(resource.type, textKeys.action(action.id, part), { name: target.name, count: 1 })
  const facts = useConsequenceFacts(resource, action, [target])
  const releases = [target].flatMap(({ subject }) => releasing.of(subject))
  const view = useActionRequest({ action, targets: [target], what: say('button'), releases })
  const [before = '', after = ''] = t('action.typeName').split('<name>')
  const confirm = async (): Promise<void> => {
    setPending(true)
    setError(undefined)
    try {
      await perform(platform, {
        resource,
        action,
        rowKey: target.row.key,
        subject: target.subject,
        typed: {},
      })
      toastSuccess(platform, say('done'))
      startReleases(platform, releases)
      onDone()
    } catch (failure) {
      setPending(false)
      setError(failure)
    }
  }
  return (
    <ConfirmDialog
      title={say('title')}
      description={say('text')}
      consequences={facts}
      typed={
        action.guard === 'loses-resource'
          ? { expected: typedName(target.name, target.row.id), before: before.trim(), after: after.trim() }
          : undefined
      }
      // What is under way changes the record by itself.
      refused={pending ? undefined : refused}
      confirm={{ label: say('button'), danger: action.danger === true }}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.close')}
      pending={pending}
      note={view.control('plain')}
      error={
        error === undefined ? undefined : (
          <Notice
            tone="error"
            strong={t('toast.errorPrefix', { message: errorMessage(platform, error) })}
            text={mayBeDone(error) ? t('errors.mayBeDone') : undefined}
            reference={isApiError(error) ? errorReference(error) : undefined}
          />
        )
      }
      onConfirm={() => void confirm()}
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
      <FormNotices type={resource.type} notices={action.notices} subject={target.subject} />
      {view.drawer}
    </ConfirmDialog>
  )
}
