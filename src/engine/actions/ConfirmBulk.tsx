import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { Text } from '../../ui/typography/Text'
import { useActionRequest } from '../request-view/use-action-request'
import { byReason } from './bulk-failures'
import { consequencesOf, lostWith } from './consequence-lines'
import type { Offer } from './offer'
import type { Target } from './use-actions'

/** Names listed before the rest is counted. */
const named = 8

export interface ConfirmBulkProps {
  resource: CompiledResource
  action: CompiledAction
  /** Records it fits, frozen when the dialog opened. */
  fits: readonly Target[]
  /** Records it does not fit, with the reasons. */
  others: readonly { target: Target; offer: Offer }[]
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a bulk action: how many, which are left out and why, what is lost; the number is typed for the worst. */
export function ConfirmBulk({ resource, action, fits, others, onConfirm, onClose }: ConfirmBulkProps) {
  const texts = useTexts()
  const { t } = texts
  const label = texts.resource(resource.type, textKeys.action(action.id, 'label')).replace('…', '')
  const counted = texts.resource(resource.type, textKeys.counted, { count: fits.length })
  const left = byReason(
    others.map(({ target, offer }) => ({ name: target.name, reason: offer.reason ?? '' })),
    texts,
  )
  const kept = [
    ...new Set(fits.flatMap(({ subject }) => consequencesOf(resource, action, subject, texts).kept)),
  ]
  const lost = fits.flatMap((target) => lostWith(resource, action, target, texts) ?? [])
  const what = t('action.bulkButton', { label, count: counted })
  const view = useActionRequest({ action, targets: fits, what })
  const shown = fits.slice(0, named)
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
          value: (
            <>
              {shown.map((target) => (
                <div key={target.row.key}>
                  <Text>{target.name}</Text>
                </div>
              ))}
              {fits.length > named && <div>+{fits.length - named}</div>}
            </>
          ),
        },
        ...(left.length > 0
          ? [
              {
                id: 'left',
                label: t('action.leftOut'),
                value: left.map((text) => (
                  <div key={text}>
                    <Text>{text}</Text>
                  </div>
                )),
              },
            ]
          : []),
        ...(lost.length > 0
          ? [
              {
                id: 'deleted',
                label: t('action.deleted'),
                value: (
                  <>
                    {lost.slice(0, named).map((text) => (
                      <div key={text}>
                        <Text>{text}</Text>
                      </div>
                    ))}
                    {lost.length > named && <div>+{lost.length - named}</div>}
                  </>
                ),
              },
            ]
          : []),
        ...(kept.length > 0
          ? [
              {
                id: 'kept',
                label: t('action.kept'),
                value: kept.slice(0, named).map((text) => <div key={text}>{text}</div>),
              },
            ]
          : []),
      ]}
      typed={
        action.guard === 'loses-resource'
          ? { expected: String(fits.length), before: before.trim(), after: after.trim() }
          : undefined
      }
      confirm={{ label: what, danger: action.danger === true }}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.close')}
      pending={false}
      note={view.control('plain')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {view.drawer}
    </ConfirmDialog>
  )
}
