import { Suspense, useState } from 'react'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { useSubmit } from '../forms/use-submit'
import { useActionRequest } from './use-action-request'
import { byReason } from '../jobs/failures'
import { linesOf, useConsequenceFacts } from './Consequences'
import type { Offer } from '../jobs/offer'
import { nothingReleased, ReleaseChoices, type Releasing } from './ReleaseChoices'
import { toldApart } from './told-apart'
import type { Target } from '../jobs/target'

/** Names listed before the rest is counted. */
const named = 8

export interface ConfirmBulkProps {
  resource: CompiledResource
  action: CompiledAction
  /** Records it fits, frozen when the dialog opened. */
  fits: readonly Target[]
  /** Records it does not fit, with the reasons. */
  others: readonly { target: Target; offer: Offer }[]
  /** What of each record is to be given up after it. */
  onConfirm: (releasing: Releasing) => void
  onClose: () => void
}

/** Asks before a bulk action: how many, which are left out and why, what is lost; the number is typed for the worst. */
export function ConfirmBulk({ resource, action, fits, others, onConfirm, onClose }: ConfirmBulkProps) {
  const texts = useTexts()
  const { t } = texts
  const label = texts.resource(resource.type, textKeys.action(action.id, 'label')).replace('…', '')
  const counted = texts.resource(resource.type, textKeys.counted, { count: fits.length })
  const names = toldApart(resource, [...fits, ...others.map(({ target }) => target)])
  const nameOf = (target: Target): string => names.get(target) ?? target.name
  const left = byReason(
    others.map(({ target, offer }) => ({ name: nameOf(target), reason: offer.reason ?? '' })),
    texts,
  )
  const facts = useConsequenceFacts(
    resource,
    action,
    fits.map((target) => ({ ...target, name: nameOf(target) })),
  )
  const [releasing, setReleasing] = useState({ of: nothingReleased })
  const { pending, submit } = useSubmit()
  const what = t('action.bulkButton', { label, count: counted })
  const releases = fits.flatMap(({ subject }) => releasing.of(subject))
  const view = useActionRequest({ resource, action, targets: fits, what, releases })
  const [before = '', after = ''] = t('action.typeName').split('<name>')
  return (
    <ConfirmDialog
      title={t('action.bulkTitle', { label, count: counted })}
      description={
        action.guard === 'none'
          ? counted
          : texts.resource(resource.type, textKeys.action(action.id, 'text'), {
              name: counted,
              count: fits.length,
            })
      }
      consequences={[
        {
          id: 'names',
          label: texts.resource(resource.type, textKeys.many),
          value: linesOf(fits.map(nameOf), named),
        },
        ...(left.length > 0 ? [{ id: 'left', label: t('action.leftOut'), value: linesOf(left) }] : []),
        ...facts,
      ]}
      typed={
        action.guard === 'loses-resource'
          ? { expected: String(fits.length), before: before.trim(), after: after.trim() }
          : undefined
      }
      refused={fits.length === 0 ? t('action.unavailable') : undefined}
      confirm={{ label: what, danger: action.danger === true }}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.close')}
      pending={pending}
      note={view.control('plain')}
      onConfirm={() => submit(action.id, () => onConfirm(releasing.of))}
      onClose={onClose}
    >
      <Suspense fallback={null}>
        <ReleaseChoices
          resource={resource}
          action={action}
          subjects={fits.map(({ subject }) => subject)}
          first={what}
          onChange={(of) => setReleasing({ of })}
        />
      </Suspense>
      {view.drawer}
    </ConfirmDialog>
  )
}
