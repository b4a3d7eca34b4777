import { useId, useState } from 'react'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { useTexts } from '../../platform/i18n/use-texts'
import { plain } from '../cells/cell'
import { choiceOf } from '../fields/field-options'
import { Waiting } from './choices'
import { Lines } from './text'
import type { WidgetKind, WidgetProps } from './widget'
import styles from './saved.module.css'

/** Ids of the two choices that are nothing saved. No saved value is so short. */
const none = ''
const other = '+'

function Saved({ field, value, onChange, onLeave, label, model }: WidgetProps) {
  const { t } = useTexts()
  /** Which of several that are the same. */
  const [picked, setPicked] = useState<string>()
  const ownId = useId()
  const choices = model.choices(field)
  const { options = [] } = choices ?? {}
  const written = { field, value, onChange, onLeave }
  // With nothing to choose from, or not known yet, it is written as if there were no choice; in one place, so that whoever
  // is writing when the choices fail goes on.
  if (choices?.state === 'failed' || options.length === 0)
    return (
      <div className={styles.saved}>
        {choices?.state === 'failed' && <Waiting choices={choices} />}
        <Lines {...written} />
      </div>
    )
  const text = plain(value)
  const chosen =
    options.find((option) => option.id === picked && option.value === text.trim()) ??
    choiceOf(choices, text.trim())
  const own = !chosen && (text !== '' || model.check.promised?.has(field.id))
  const required = model.required(field)
  return (
    <div className={styles.saved}>
      <SelectInput
        options={[
          ...(required ? [] : [{ value: none, label: t('form.none') }]),
          ...options.map(({ id, label: name, note }) => ({ value: id, label: name, note })),
          { value: other, label: t('form.another') },
        ]}
        value={own ? other : (chosen?.id ?? (required ? undefined : none))}
        onChange={(id) => {
          setPicked(id)
          model.promise(field.id, id === other)
          if (id === other) focusLater(ownId)
          onChange(options.find((option) => option.id === id)?.value ?? '')
        }}
        onBlur={onLeave}
        placeholder={t('form.choose')}
        emptyText={t('form.noOptions')}
        label={label}
      />
      {own && <Lines {...written} bareLabel={label} id={ownId} />}
    </div>
  )
}

/** Two frames on: the list that closes gives the focus back to its control first. */
function focusLater(id: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()))
}

/** One of what somebody has saved, or another that is pasted; only the field for that where nothing is saved. */
export const saved: WidgetKind = { frame: 'label', Control: Saved }
