import { sameAddress } from '../../lib/same-address'
import { ChipsInput } from '../../ui/form-controls/ChipsInput'
import { addressEntryProblem, emailProblem, presentText, rewrittenAddress } from '../fields/entry-problem'
import type { WidgetKind, WidgetProps } from './widget'

interface Entries {
  /** Error of an entry. */
  errorOf?: (entry: string, t: WidgetProps['model']['env']['texts']['t']) => string | undefined
  placeholder?: (field: WidgetProps['field']) => string | undefined
  /** Converts entries to the stored value. */
  read?: (entries: readonly string[], field: WidgetProps['field']) => readonly unknown[]
  same?: (one: string, other: string) => boolean
  rewrite?: (
    t: WidgetProps['model']['env']['texts']['t'],
    entry: string,
  ) => { kept: string; text: string } | undefined
}

/** A widget with one chip per entry; pasted lists are split. */
const chips = ({
  errorOf,
  placeholder,
  read = (entries) => entries,
  same,
  rewrite,
}: Entries): WidgetKind => ({
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
        same={same}
        presentText={(entry, present) => presentText(t, entry, present)}
        rewrite={rewrite && ((entry) => rewrite(t, entry))}
      />
    )
  },
})

/** Network addresses and ranges. */
export const addresses = chips({
  same: sameAddress,
  errorOf: addressEntryProblem,
  rewrite: rewrittenAddress,
  placeholder: (field) => (field.of ? undefined : '203.0.113.0/24'),
})

/** E-mail addresses. Incomplete ones stay, marked as invalid. */
export const emails = chips({
  same: (one, other) => one.toLowerCase() === other.toLowerCase(),
  errorOf: emailProblem,
  placeholder: () => 'mari@example.com',
})

/** An entry as a number; unchanged if it is not one. */
const numberOr = (entry: string): string | number => (Number.isFinite(Number(entry)) ? Number(entry) : entry)

/** Short texts or numbers. */
export const words = chips({
  read: (entries, { entries: kind }) => (kind === 'number' ? entries.map(numberOr) : entries),
})
