import { useState } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { toastSuccess } from '../../platform/toast'
import { useStore } from '../../platform/use-store'
import { Button } from '../../ui/form-controls/Button'
import { IconButton } from '../../ui/form-controls/IconButton'
import { TextInput } from '../../ui/form-controls/TextInput'
import { TextButton } from '../../ui/typography/LinkText'
import { hasScreenKeyboard } from '../forms/focus-field'
import type { ListQuery } from './list-query'
import styles from './list.module.css'
import {
  areViews,
  givesWay,
  longestName,
  mostViews,
  queryOf,
  renamedView,
  viewOf,
  withRemoved,
  withView,
  type RemovedView,
  type SavedView,
} from './saved-views'

const none: readonly SavedView[] = []

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
  const store = platform.preferences.of(`views.${type}`, none, areViews)
  const views = useStore(store)
  const [removed, setRemoved] = useState<readonly RemovedView[]>([])
  const [renaming, setRenaming] = useState<string>()
  const [name, setName] = useState('')
  const wanted = name.trim()
  const replaced = renaming === undefined ? givesWay(views, wanted) : undefined
  const refusal = (): string | undefined => {
    if (wanted === '') return t('list.viewUnnamed')
    if (wanted.length > longestName) return t('form.tooLong', { count: longestName })
    const isTaken = wanted !== renaming && views.some((view) => view.name === wanted)
    return renaming !== undefined && isTaken ? t('list.viewTaken') : undefined
  }
  const refused = refusal()
  const rename = (from: string | undefined): void => {
    setRenaming(from)
    setName(from ?? '')
  }
  const submit = (): void => {
    if (refused !== undefined) return
    if (renaming !== undefined) {
      store.set(renamedView(views, renaming, wanted))
      rename(undefined)
      return
    }
    store.set(withView(views, { name: wanted, query: viewOf(query) }))
    onClose()
    toastSuccess(platform, t('list.viewSaved', { name: wanted }))
  }
  const all = withRemoved(views, removed)
  const remove = (view: SavedView, at: number): void => {
    if (renaming === view.name) rename(undefined)
    setRemoved([...removed, { view, at }])
    store.set(views.filter((each) => each !== view))
  }
  const putBack = (view: SavedView): void => {
    setRemoved(removed.filter((each) => each.view !== view))
    store.set(all.filter((each) => each === view || views.includes(each)))
  }
  return (
    <div className={styles.columns}>
      <p className={styles.columnsHint}>{t(all.length === 0 ? 'list.viewsNone' : 'list.columnsHint')}</p>
      {all.map((view, index) => {
        const isKept = views.includes(view)
        return (
          <div key={`${index}`} className={styles.column}>
            <span className={styles.columnName}>
              {isKept ? (
                <TextButton
                  onPress={() => {
                    onClose()
                    onChange(queryOf(view))
                  }}
                >
                  <bdi>{view.name}</bdi>
                </TextButton>
              ) : (
                <s>
                  <bdi>{view.name}</bdi>
                </s>
              )}
            </span>
            {isKept && (
              <IconButton
                icon="pencil"
                label={t('list.viewRename', { name: view.name })}
                onPress={() => rename(view.name)}
              />
            )}
            <IconButton
              icon={isKept ? 'trash-2' : 'undo-2'}
              label={t(isKept ? 'list.viewRemove' : 'list.viewPutBack', { name: view.name })}
              onPress={() => (isKept ? remove(view, index) : putBack(view))}
            />
          </div>
        )
      })}
      <form
        className={styles.columnsFoot}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextInput
          key={renaming ?? ''}
          bareLabel={renaming === undefined ? t('list.viewName') : t('list.viewRename', { name: renaming })}
          placeholder={t('list.viewName')}
          value={name}
          onChange={setName}
          autoFocus={renaming !== undefined || !hasScreenKeyboard()}
        />
        <Button size="sm" disabled={refused ?? false} onPress={submit}>
          {t(replaced?.because === 'name' ? 'list.viewReplace' : 'list.viewSave')}
        </Button>
      </form>
      <p className={styles.columnsHint} role="status">
        {replaced &&
          wanted !== '' &&
          t(replaced.because === 'name' ? 'list.viewReplaces' : 'list.viewGives', {
            name: replaced.view.name,
            count: mostViews,
          })}
      </p>
    </div>
  )
}
