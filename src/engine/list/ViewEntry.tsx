import { useTexts } from '../../platform/i18n/use-texts'
import { IconButton } from '../../ui/form-controls/IconButton'
import { TextButton } from '../../ui/typography/LinkText'
import styles from './list.module.css'
import type { ListedView } from './use-saved-views'

interface ViewEntryProps {
  listed: ListedView
  onOpen: () => void
  onRename: () => void
  onRemove: () => void
  onPutBack: () => void
}

/** A view in the list of them: opened by its name, renamed or removed, or put back while it is struck out. */
export function ViewEntry({ listed, onOpen, onRename, onRemove, onPutBack }: ViewEntryProps) {
  const { t } = useTexts()
  const { kept } = listed
  const { name } = listed.view
  return (
    <div className={styles.column}>
      <span className={styles.columnName}>
        {kept ? (
          <TextButton onPress={onOpen}>
            <bdi>{name}</bdi>
          </TextButton>
        ) : (
          <s>
            <bdi>{name}</bdi>
          </s>
        )}
      </span>
      {kept && <IconButton icon="pencil" label={t('list.viewRename', { name })} onPress={onRename} />}
      <IconButton
        icon={kept ? 'trash-2' : 'undo-2'}
        label={t(kept ? 'list.viewRemove' : 'list.viewPutBack', { name })}
        onPress={kept ? onRemove : onPutBack}
      />
    </div>
  )
}
