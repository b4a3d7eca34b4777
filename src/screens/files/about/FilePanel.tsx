import { useEffect, useRef } from 'react'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { Button } from '../../../ui/form-controls/Button'
import { IconButton } from '../../../ui/form-controls/IconButton'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import { useReturnFocus } from '../../../ui/overlay/opener'
import { Text } from '../../../ui/typography/Text'
import type { Entry } from '../browse/entries'
import { entryActions } from '../browse/entry-actions'
import type { Versioning } from '../browse/use-versioning'
import styles from '../files.module.css'
import type { S3Client } from '../s3/s3-client'
import type { ObjectVersion } from '../s3/versions'
import { FileFacts } from './FileFacts'
import { FilePreview } from './FilePreview'
import { FileVersions } from './FileVersions'
import { shownName } from '../shown-name'

/** Props of `FilePanel`. */
export interface FilePanelProps {
  readonly client: S3Client
  readonly entry: Entry
  /** Files before and after it in the shown order; undefined if it is the only one. */
  readonly before: Entry | undefined
  readonly after: Entry | undefined
  readonly readOnly: boolean
  readonly versioning: Versioning
  /** Changes when objects may have changed. */
  readonly turn: number
  readonly onShow: (entry: Entry) => void
  readonly onAction: (action: string, entry: Entry, version?: ObjectVersion) => void
  /** A version was restored. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** A file beside the list: takes the focus when it opens and gives it back; Escape closes it. */
export function FilePanel({ client, entry, before, after, readOnly, turn, ...more }: FilePanelProps) {
  const { versioning, onShow, onAction, onChanged, onClose } = more
  const t = useScreenTexts('files')
  const { t: common } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useReturnFocus()
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const name = shownName(entry.name, t('noName'))
  const isDeleted = entry.marks !== undefined
  const can = entryActions(entry, readOnly)
  const step = (icon: 'chevron-up' | 'chevron-down', label: string, to: Entry | undefined) =>
    to && <IconButton icon={icon} label={label} onPress={() => onShow(to)} />
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <section
      className={styles.panel}
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <div className={styles.panelHead}>
        <h2 ref={heading} tabIndex={-1}>
          <Text>{name}</Text>
        </h2>
        {step('chevron-up', t('panel.before'), before)}
        {step('chevron-down', t('panel.after'), after)}
        <IconButton icon="x" label={common('action.close')} onPress={onClose} />
      </div>
      {can.has('download') && (
        <FilePreview key={`${entry.key} ${entry.etag}`} client={client} entry={entry} />
      )}
      {!isDeleted && !can.has('download') && <p>{t('unreachable')}</p>}
      <div className={styles.panelTools}>
        {can.has('download') && (
          <Button icon="download" onPress={() => onAction('download', entry)}>
            {t('actions.download')}
          </Button>
        )}
        {can.has('share') && (
          <Button icon="link" onPress={() => onAction('share', entry)}>
            {t('actions.share')}
          </Button>
        )}
        {can.has('restore') && (
          <Button icon="history" onPress={() => onAction('restore', entry)}>
            {t('versions.restore')}
          </Button>
        )}
        {can.has('move') && (
          <MenuButton
            bordered
            label={t('actionsFor', { name })}
            groups={[
              { entries: [{ id: 'move', icon: 'folder', label: t('actions.move') }] },
              { entries: [{ id: 'delete', icon: 'trash-2', label: t('actions.delete'), danger: true }] },
            ]}
            onAction={(action) => onAction(action, entry)}
          />
        )}
      </div>
      {!isDeleted && (
        <FileFacts
          client={client}
          entry={entry}
          turn={turn}
          onTags={can.has('tags') ? () => onAction('tags', entry) : undefined}
        />
      )}
      {versioning !== undefined && (
        <FileVersions
          client={client}
          entry={entry}
          readOnly={readOnly}
          turn={turn}
          onRemove={(version) => onAction('remove', entry, version)}
          onChanged={onChanged}
        />
      )}
    </section>
  )
}
