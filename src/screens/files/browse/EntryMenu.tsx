import { useScreenTexts } from '../../../platform/i18n/use-texts'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import type { MenuEntry } from '../../../ui/overlay/menu-model'
import { canAddress } from '../s3/object-address'
import type { Entry } from './entries'
import { entryActions } from './entry-actions'

interface EntryMenuProps {
  readonly entry: Entry
  /** Name of the entry on screen. */
  readonly name: string
  readonly readOnly: boolean
  readonly onAction: (action: string, entry: Entry) => void
}

/** Actions on an entry; of deleted entries only files can be opened and restored. */
export function EntryMenu({ entry, name, readOnly, onAction }: EntryMenuProps) {
  const t = useScreenTexts('files')
  const { kind, key, marks } = entry
  const isFile = kind === 'file'
  if (marks && !isFile) return null
  const can = entryActions(entry, readOnly)
  const disabledReason = canAddress(key) ? undefined : t('unreachable')
  const usual: MenuEntry[] = []
  if (isFile) usual.push({ id: 'open', icon: 'info', label: t('actions.open') })
  if (isFile && !marks) usual.push({ id: 'share', icon: 'link', label: t('actions.share'), disabledReason })
  if (!marks) usual.push({ id: 'download', icon: 'download', label: t('actions.download'), disabledReason })
  if (can.has('move')) usual.push({ id: 'move', icon: 'folder', label: t('actions.move') })
  if (can.has('restore')) usual.push({ id: 'restore', icon: 'history', label: t('versions.restore') })
  const remove: MenuEntry = { id: 'delete', icon: 'trash-2', label: t('actions.delete'), danger: true }
  return (
    <MenuButton
      label={t('actionsFor', { name })}
      groups={[{ entries: usual }, ...(can.has('delete') ? [{ entries: [remove] }] : [])]}
      onAction={(action) => onAction(action, entry)}
    />
  )
}
