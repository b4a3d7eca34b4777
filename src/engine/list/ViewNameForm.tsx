import { useState } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { TextInput } from '../../ui/form-controls/TextInput'
import { hasScreenKeyboard } from '../fields/focus-field'
import styles from './list.module.css'
import { givesWay, longestName, mostViews, type SavedView } from './saved-views'

interface ViewNameFormProps {
  /** The views that have names; on renaming, with those that can be put back. */
  views: readonly SavedView[]
  /** The name of the view that is given another one; without it, the name is that of a new view. */
  renaming: string | undefined
  /** Gets the name without surrounding spaces, once nothing speaks against it. */
  onName: (name: string) => void
}

/** Asks for the name of a view, new or renamed, and says before what saving under it replaces. */
export function ViewNameForm({ views, renaming, onName }: ViewNameFormProps) {
  const { t } = useTexts()
  const [name, setName] = useState(renaming ?? '')
  const wanted = name.trim()
  const replaced = renaming === undefined ? givesWay(views, wanted) : undefined
  const refusal = (): string | undefined => {
    if (wanted === '') return t('list.viewUnnamed')
    if (wanted.length > longestName) return t('form.tooLong', { count: longestName })
    const isTaken = wanted !== renaming && views.some((view) => view.name === wanted)
    return renaming !== undefined && isTaken ? t('list.viewTaken') : undefined
  }
  const refused = refusal()
  const submit = (): void => {
    if (refused === undefined) onName(wanted)
  }
  return (
    <>
      <form
        className={styles.columnsFoot}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
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
      </form>
      <p className={styles.columnsHint} role="status">
        {replaced &&
          wanted !== '' &&
          t(replaced.because === 'name' ? 'list.viewReplaces' : 'list.viewGives', {
            name: replaced.view.name,
            count: mostViews,
          })}
      </p>
    </>
  )
}
