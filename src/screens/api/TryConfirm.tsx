import { service } from '../../generated/service'
import { filledPath, queryString, type SampleRequest } from '../../api/samples/sample-request'
import type { DocOperation } from '../../lib/api-docs'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { Mono } from '../../ui/typography/Text'
import { writeValue } from './call-draft'

export interface TryConfirmProps {
  operation: DocOperation
  request: SampleRequest
  onConfirm: () => void
  onClose: () => void
}

/** Confirms a destructive call, because it is real; names the operation and its record. */
export function TryConfirm({ operation, request, onConfirm, onClose }: TryConfirmProps) {
  const t = useScreenTexts('api')
  const { t: shared } = useTexts()
  const sent = Object.entries(request.body ?? {}).filter(([name]) => !request.secrets.has(name))
  return (
    <ConfirmDialog
      title={t('try.confirm', { title: operation.title })}
      description={t('try.confirmText')}
      consequences={[
        {
          id: 'call',
          label: t('try.call'),
          value: (
            <Mono>{`${operation.method} ${service.path}${filledPath(request)}${queryString(request.query)}`}</Mono>
          ),
        },
        ...sent.map(([name, value]) => ({ id: name, label: name, value: <Mono>{writeValue(value)}</Mono> })),
      ]}
      confirm={{ label: operation.title, danger: true }}
      cancelLabel={shared('action.cancel')}
      closeLabel={shared('action.close')}
      pending={false}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
