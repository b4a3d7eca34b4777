import { numberSigns } from '../../lib/number-signs'
import { sameAddress } from '../../lib/same-address'
import { ChipsInput } from '../../ui/form-controls/ChipsInput'
import {
  addressEntryProblem,
  emailProblem,
  entryReasons,
  presentText,
  rewrittenAddress,
} from '../fields/entry-problem'
import { noNumber } from '../fields/no-number'
import { readEntry, writeEntry } from './number-entry'
import type { WidgetKind, WidgetProps } from './widget'

interface Entries {
  /** Error of an entry. */
  errorOf?: (
    entry: string,
    t: WidgetProps['model']['env']['texts']['t'],
    props: WidgetProps,
  ) => string | undefined
  placeholder?: (field: WidgetProps['field']) => string | undefined
  /** Converts entries to the stored value, and back. */
  read?: (entry: string, props: WidgetProps) => unknown
  write?: (value: unknown, props: WidgetProps) => string
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
  read = (entry) => entry,
  write = String,
  same,
  rewrite,
}: Entries): WidgetKind => ({
  frame: 'label',
  Control: (props) => {
    const { field, value, onChange, onLeave, model } = props
    const { t } = model.env.texts
    const problemOf = (entry: string): string | undefined => errorOf?.(entry, t, props)
    return (
      <ChipsInput
        values={Array.isArray(value) ? value.map((each) => write(each, props)) : []}
        onChange={(entries) => onChange(entries.map((entry) => read(entry, props)))}
        onBlur={onLeave}
        errorOf={problemOf}
        reasonsOf={(entries) => entryReasons(entries, problemOf, t)}
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

/** The stored value of an entry of texts or numbers. */
const readWord = (entry: string, { field, model }: WidgetProps): string | number =>
  field.entries === 'number' ? readEntry(entry, numberSigns(model.env.locale)) : entry

/** Short texts or numbers. Text that is no number stays, marked as invalid. */
export const words = chips({
  errorOf: (entry, _, props) =>
    props.field.entries === 'number' && typeof readWord(entry, props) === 'string'
      ? noNumber(props.field, entry, props.model.check)
      : undefined,
  read: readWord,
  write: (value, { model }) => writeEntry(value, numberSigns(model.env.locale)),
})
