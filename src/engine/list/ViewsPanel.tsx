import { useState } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { IconButton } from '../../ui/form-controls/IconButton'
import { TextInput } from '../../ui/form-controls/TextInput'
import { TextButton } from '../../ui/typography/LinkText'
import { hasScreenKeyboard } from '../forms/focus-field'
import type { ListQuery } from './list-query'
import styles from './list.module.css'
import { longestName, queryOf, viewOf, withView, type SavedView } from './saved-views'

/** What `ViewsPanel` gets. */
export interface ViewsPanelProps {
  views: readonly SavedView[]
  onChange: (views: readonly SavedView[]) => void
  query: ListQuery
  onChoose: (query: ListQuery) => void
  /** The present view was saved. */
  onSaved: (name: string) => void
}

/** The saved views of a list: opened by name, removed, or the present one saved under a name. */
export function ViewsPanel({ views, onChange, query, onChoose, onSaved }: ViewsPanelProps) {
  const { t } = useTexts()
  const [name, setName] = useState('')
  const wanted = name.trim()
  const refusal =
    wanted === ''
      ? t('list.viewUnnamed')
      : wanted.length > longestName
        ? t('form.tooLong', { count: longestName })
        : undefined
  const save = (): void => {
    onChange(withView(views, { name: wanted, query: viewOf(query) }))
    onSaved(wanted)
  }
  return (
    <div className={styles.columns}>
      <p className={styles.columnsHint}>{t(views.length === 0 ? 'list.viewsNone' : 'list.columnsHint')}</p>
      {views.map((view) => (
        <div key={view.name} className={styles.column}>
          <span className={styles.columnName}>
            <TextButton onPress={() => onChoose(queryOf(view))}>
              <bdi>{view.name}</bdi>
            </TextButton>
          </span>
          <IconButton
            icon="trash-2"
            label={t('list.viewRemove', { name: view.name })}
            onPress={() => onChange(views.filter((each) => each.name !== view.name))}
          />
        </div>
      ))}
      <form
        className={styles.columnsFoot}
        onSubmit={(event) => {
          event.preventDefault()
          if (refusal === undefined) save()
        }}
      >
        <TextInput
          bareLabel={t('list.viewName')}
          placeholder={t('list.viewName')}
          value={name}
          onChange={setName}
          autoFocus={!hasScreenKeyboard()}
        />
        <Button size="sm" disabled={refusal ?? false} onPress={save}>
          {t('list.viewSave')}
        </Button>
      </form>
    </div>
  )
}
