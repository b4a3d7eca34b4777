import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { Button } from '../../../ui/form-controls/Button'
import { Dialog } from '../../../ui/overlay/Dialog'
import { FileFacts } from '../about/FileFacts'
import { FilePreview } from '../about/FilePreview'
import { FileVersions } from '../about/FileVersions'
import { entryActions } from '../browse/entry-actions'
import type { FileDialogProps } from './file-dialog'
import { shownName } from '../shown-name'

/** A file on screens without room beside the list: preview, facts, versions and actions. */
export function FileDialog(props: FileDialogProps) {
  const { client, open, readOnly, versioning, onAction, onChanged, onClose } = props
  const t = useScreenTexts('files')
  const { t: common } = useTexts()
  if (open.kind !== 'file') return null
  const { entry } = open
  const { name } = entry
  const isDeleted = entry.marks !== undefined
  const can = entryActions(entry, readOnly)
  const act = (action: string) => () => {
    onClose()
    onAction(action, entry)
  }
  return (
    <Dialog
      size="wide"
      title={shownName(name, t('noName'))}
      closeLabel={common('action.close')}
      onClose={onClose}
      actions={
        <>
          {can.has('restore') && (
            <Button icon="history" onPress={act('restore')}>
              {t('versions.restore')}
            </Button>
          )}
          {can.has('delete') && (
            <Button variant="danger-quiet" onPress={act('delete')}>
              {t('actions.delete')}
            </Button>
          )}
          {can.has('move') && <Button onPress={act('move')}>{t('actions.move')}</Button>}
          {can.has('share') && <Button onPress={act('share')}>{t('actions.share')}</Button>}
          {can.has('download') && (
            <Button variant="primary" icon="download" onPress={act('download')}>
              {t('actions.download')}
            </Button>
          )}
        </>
      }
    >
      {can.has('download') && <FilePreview client={client} entry={entry} />}
      {!isDeleted && !can.has('download') && <p>{t('unreachable')}</p>}
      {!isDeleted && (
        <FileFacts client={client} entry={entry} onTags={can.has('tags') ? act('tags') : undefined} />
      )}
      {versioning !== undefined && (
        <FileVersions
          client={client}
          entry={entry}
          readOnly={readOnly}
          onRemove={(version) => onAction('remove', entry, version)}
          onChanged={() => {
            onChanged()
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}
