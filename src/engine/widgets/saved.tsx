import { useId, useState } from 'react'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { useTexts } from '../../platform/i18n/use-texts'
import { plainText } from '../../lib/plain-text'
import { choiceOf } from '../fields/field-options'
import { useShownChoices, Waiting } from './choices'
import { Lines } from './text'
import type { WidgetKind, WidgetProps } from './widget'
import styles from './saved.module.css'

/** Ids of the two options that are not saved values; saved values are longer. */
const none = ''
const other = '+'

function Saved({ field, value, onChange, onLeave, label, model }: WidgetProps) {
  const { t } = useTexts()
  /** Selected id, which distinguishes equal values. */
  const [picked, setPicked] = useState<string>()
  const ownId = useId()
  const { shown: choices, busy } = useShownChoices(model.choices(field))
  const { options = [] } = choices ?? {}
  const written = { field, value, onChange, onLeave }
  // Without options the text area is shown, always at the same position in the tree, so that typing continues when
  // loading fails.
  if (choices?.state === 'failed' || options.length === 0)
    return (
      <div className={styles.saved}>
        {choices?.state === 'failed' && <Waiting choices={choices} busy={busy} field={field} model={model} />}
        <Lines {...written} />
      </div>
    )
  const text = plainText(value)
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
          model.promise?.(field.id, id === other)
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

/** Focuses after two frames, because the closing list first returns focus to its control. */
function focusLater(id: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()))
}

/** A saved value, such as an SSH key, or a pasted one; only the text area if nothing is saved. */
export const saved: WidgetKind = { frame: 'label', Control: Saved }
