import { useState } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { toastSuccess } from '../../platform/toast'
import type { ListQuery } from '../rows/list-query'
import styles from './list.module.css'
import { queryOf, viewOf } from './saved-views'
import { useSavedViews } from './use-saved-views'
import { ViewEntry } from './ViewEntry'
import { ViewNameForm } from './ViewNameForm'

/** What `ViewsPanel` gets. */
export interface ViewsPanelProps {
  /** Type whose list it is. */
  type: string
  query: ListQuery
  onChange: (query: ListQuery) => void
  onClose: () => void
}

/**
 * The saved views of a list: opened by name, renamed, removed, or the present one saved under a name. What saving replaces
 * is said before; what is removed stays in sight until the panel closes, and can be put back.
 */
export function ViewsPanel({ type, query, onChange, onClose }: ViewsPanelProps) {
  const platform = usePlatform()
  const { t } = useTexts()
  const views = useSavedViews(type)
  const [renaming, setRenaming] = useState<string>()
  // A name that was removed may come back, so no other takes it meanwhile.
  const others = renaming === undefined ? views.kept : views.listed.map(({ view }) => view)
  const name = (wanted: string): void => {
    if (renaming !== undefined) {
      views.rename(renaming, wanted)
      setRenaming(undefined)
      return
    }
    views.save({ name: wanted, query: viewOf(query) })
    onClose()
    toastSuccess(platform, t('list.viewSaved', { name: wanted }))
  }
  return (
    <div className={styles.columns}>
      <p className={styles.columnsHint}>
        {t(views.listed.length === 0 ? 'list.viewsNone' : 'list.columnsHint')}
      </p>
      {views.listed.map((listed) => (
        <ViewEntry
          key={listed.id}
          listed={listed}
          onOpen={() => {
            onClose()
            onChange(queryOf(listed.view))
          }}
          onRename={() => setRenaming(listed.view.name)}
          onRemove={() => {
            if (renaming === listed.view.name) setRenaming(undefined)
            views.remove(listed)
          }}
          onPutBack={() => views.putBack(listed)}
        />
      ))}
      <ViewNameForm key={renaming ?? ''} views={others} renaming={renaming} onName={name} />
    </div>
  )
}
