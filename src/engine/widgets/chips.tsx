import { sameAddress } from '../../lib/same-address'
import { ChipsInput } from '../../ui/form-controls/ChipsInput'
import { addressEntryProblem, emailProblem } from '../fields/entry-problem'
import type { WidgetKind, WidgetProps } from './widget'

interface Entries {
  /** What is wrong with an entry. */
  errorOf?: (entry: string, t: WidgetProps['model']['env']['texts']['t']) => string | undefined
  placeholder?: (field: WidgetProps['field']) => string | undefined
  /** What is kept of the entries. */
  read?: (entries: readonly string[], field: WidgetProps['field']) => readonly unknown[]
  same?: (one: string, other: string) => boolean
}

/** A widget of entries, one chip each; pasting several makes several. */
const chips = ({ errorOf, placeholder, read = (entries) => entries, same }: Entries): WidgetKind => ({
  frame: 'label',
  Control: ({ field, value, onChange, onLeave, model }) => {
    const { t } = model.env.texts
    return (
      <ChipsInput
        values={Array.isArray(value) ? value.map(String) : []}
        onChange={(entries) => onChange(read(entries, field))}
        onBlur={onLeave}
        errorOf={(entry) => errorOf?.(entry, t)}
        removeLabel={(entry) => t('form.remove', { what: entry })}
        placeholder={placeholder?.(field)}
        {...(same ? { same } : {})}
      />
    )
  },
})

/** Addresses and ranges. */
export const addresses = chips({
  same: sameAddress,
  errorOf: addressEntryProblem,
  placeholder: (field) => (field.of ? undefined : '203.0.113.0/24'),
})

/** E-mail addresses. One that is not finished stays, marked. */
export const emails = chips({ errorOf: emailProblem, placeholder: () => 'mari@example.com' })

/** The number an entry is; one that is none stays as it was typed. */
const numberOr = (entry: string): string | number => (Number.isFinite(Number(entry)) ? Number(entry) : entry)

/** Short words or numbers. */
export const words = chips({
  read: (entries, { entries: kind }) => (kind === 'number' ? entries.map(numberOr) : entries),
})
