import { useState } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { hasScreenKeyboard } from '../../platform/is-phone'
import { usePlatform } from '../../platform/platform'
import { toastSuccess } from '../../platform/toast'
import { Button } from '../../ui/form-controls/Button'
import { Form } from '../../ui/form-controls/Form'
import { IconButton } from '../../ui/form-controls/IconButton'
import { TextInput } from '../../ui/form-controls/TextInput'
import { TextButton } from '../../ui/typography/LinkText'
import type { ListQuery } from '../rows/list-query'
import styles from './list.module.css'
import {
  areViews,
  isReplaceable,
  maxNameLength,
  maxViews,
  noViews,
  queryOf,
  viewOf,
  withView,
  type SavedView,
} from './saved-views'

/** A view in the panel, or one just removed. */
interface ListedView {
  view: SavedView
  kept: boolean
}

/** Props of `ViewsPanel`. */
export interface ViewsPanelProps {
  /** Storage key of the views. */
  id: string
  query: ListQuery
  onChange: (query: ListQuery) => void
  onClose: () => void
}

/**
 * Saved views of a list, stored per account in this browser: open, rename, remove, or save the current query. Warns
 * before a view is replaced; removed views can be restored until the panel closes.
 */
export function ViewsPanel({ id, query, onChange, onClose }: ViewsPanelProps) {
  const platform = usePlatform()
  const { t } = useTexts()
  const store = platform.preferences.of(`views.${id}`, noViews, areViews)
  const [listed, setListed] = useState(() => store.get().map((view): ListedView => ({ view, kept: true })))
  const [renamed, setRenamed] = useState<number>()
  const renaming = renamed === undefined ? undefined : listed[renamed]
  const update = (index: number, to: ListedView): void => {
    const next = listed.with(index, to)
    setListed(next)
    store.set(next.filter(({ kept }) => kept).map(({ view }) => view))
    if (index === renamed) setRenamed(undefined)
  }
  const save = (name: string): void => {
    if (renamed !== undefined && renaming) {
      update(renamed, { ...renaming, view: { ...renaming.view, name } })
      return
    }
    store.set(withView(store.get(), { name, query: viewOf(query) }))
    onClose()
    toastSuccess(platform, t('list.viewSaved', { name }))
  }
  return (
    <div className={styles.columns}>
      <p className={styles.columnsHint}>{t(listed.length === 0 ? 'list.viewsNone' : 'list.columnsHint')}</p>
      {listed.map(({ view, kept }, index) => {
        const { name } = view
        return (
          <div key={index} className={styles.column}>
            <span className={styles.columnName}>
              {kept ? (
                <TextButton
                  onPress={() => {
                    onClose()
                    onChange(queryOf(view))
                  }}
                >
                  <bdi>{name}</bdi>
                </TextButton>
              ) : (
                <s>
                  <bdi>{name}</bdi>
                </s>
              )}
            </span>
            {kept && (
              <IconButton
                icon="pencil"
                label={t('list.viewRename', { name })}
                onPress={() => setRenamed(index)}
              />
            )}
            <IconButton
              icon={kept ? 'trash-2' : 'undo-2'}
              label={t(kept ? 'list.viewRemove' : 'list.viewPutBack', { name })}
              onPress={() => update(index, { view, kept: !kept })}
            />
          </div>
        )
      })}
      <ViewNameForm
        key={renaming?.view.name ?? ''}
        // The name of a removed view stays reserved, because the view may be restored.
        views={listed.filter(({ kept }) => kept || renaming !== undefined).map(({ view }) => view)}
        renaming={renaming?.view.name}
        onName={save}
      />
    </div>
  )
}

interface ViewNameFormProps {
  /** Views whose names are taken. */
  views: readonly SavedView[]
  /** Name of the view being renamed; undefined for a new view. */
  renaming: string | undefined
  /** Receives the trimmed, valid name. */
  onName: (name: string) => void
}

/** Form for a view's name; warns if saving replaces a view. */
function ViewNameForm({ views, renaming, onName }: ViewNameFormProps) {
  const { t } = useTexts()
  const [name, setName] = useState(renaming ?? '')
  const wanted = name.trim()
  const replaced = renaming === undefined && wanted !== '' ? isReplaceable(views, wanted) : undefined
  const refusal = (): string | undefined => {
    if (wanted === '') return t('list.viewUnnamed')
    if (wanted.length > maxNameLength) return t('form.tooLong', { count: maxNameLength })
    const isTaken = wanted !== renaming && views.some((view) => view.name === wanted)
    return renaming !== undefined && isTaken ? t('list.viewTaken') : undefined
  }
  const refused = refusal()
  const submit = (): void => {
    if (refused === undefined) onName(wanted)
  }
  return (
    <>
      <Form className={styles.columnsFoot} onSubmit={submit}>
        <TextInput
          bareLabel={renaming === undefined ? t('list.viewName') : t('list.viewRename', { name: renaming })}
          placeholder={t('list.viewName')}
          value={name}
          onChange={setName}
          autoFocus={renaming !== undefined || !hasScreenKeyboard()}
        />
        <Button size="sm" disabled={refused ?? false} onPress={submit}>
          {t(replaced?.because === 'name' ? 'list.viewReplace' : 'list.viewSave')}
        </Button>
      </Form>
      <p className={styles.columnsHint} role="status">
        {replaced &&
          t(replaced.because === 'name' ? 'list.viewReplaces' : 'list.viewGives', {
            name: replaced.view.name,
            count: maxViews,
          })}
      </p>
    </>
  )
}
