import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { isComposing } from '../../lib/is-composing'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { Text } from '../typography/Text'
import { visibleText } from '../typography/visible-text'
import styles from './ChipsInput.module.css'
import { useFieldAttributes } from './field-context'
import { FieldError } from './FieldError'
import chipStyles from './FilterChip.module.css'
import inputStyles from './Input.module.css'
import { splitEntries } from './split-entries'

interface ChipsInputProps {
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
  readonly onBlur?: (() => void) | undefined
  /** Whether two entries are duplicates; by default if their texts are equal. */
  readonly same?: ((one: string, other: string) => boolean) | undefined
  /** Message that an entry was not added, because `present` is the same. */
  readonly presentText: (value: string, present: string) => string
  /** The stored form of an entry, and a sentence about it; undefined for an entry that is stored as typed. */
  readonly rewrite?: ((value: string) => { kept: string; text: string } | undefined) | undefined
  /** Error of an entry; undefined if valid. */
  readonly errorOf: (value: string) => string | undefined
  /** Errors of all entries, one sentence for each reason; by default their distinct errors. */
  readonly reasonsOf?: ((values: readonly string[]) => readonly string[]) | undefined
  /** "Remove 10.84.12.0/24". */
  readonly removeLabel: (value: string) => string
  readonly placeholder?: string | undefined
  readonly id?: string | undefined
}

/**
 * Input for a list of short entries: addresses, ranges, hosts. Enter, comma and space end an entry; pasted lists are
 * split; Backspace in the empty input removes the last one. Invalid entries stay, marked. A change by `rewrite` is shown
 * below until the next key.
 */
export function ChipsInput(props: ChipsInputProps) {
  const { values, onChange, onBlur, same = Object.is, errorOf, removeLabel, placeholder } = props
  const [text, setText] = useState('')
  const [said, setSaid] = useState<readonly string[]>([])
  const entry = useRef<HTMLInputElement>(null)
  const attributes = useFieldAttributes(props)
  const errorId = useId()
  const errors = values.map(errorOf)
  const isWrong = errors.some((error) => error !== undefined)
  // The field's own error takes precedence once validated.
  const reasons = props.reasonsOf?.(values) ?? [...new Set(errors.flatMap((error) => error ?? []))]
  const ownReasons = attributes['aria-invalid'] ? [] : reasons

  const add = (entries: readonly string[]) => {
    setText('')
    if (entries.length === 0) return
    const all = [...values]
    const notes: string[] = []
    for (const each of entries) {
      const { kept, text: rewritten } = props.rewrite?.(each) ?? { kept: each, text: undefined }
      const present = all.find((value) => same(value, kept))
      if (present === undefined) all.push(kept)
      const note = present === undefined ? rewritten : props.presentText(each, present)
      if (note !== undefined) notes.push(note)
    }
    setSaid(notes)
    if (all.length > values.length) onChange(all)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' || event.key === ',' || event.key === ' ') {
      // Enter in the empty input submits the form.
      if (event.key === 'Enter' && text.trim() === '') return
      event.preventDefault()
      add(splitEntries(text))
    } else if (event.key === 'Backspace' && text === '' && values.length > 0) {
      event.preventDefault()
      onChange(values.slice(0, -1))
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const entries = splitEntries(event.clipboardData.getData('text'))
    if (entries.length < 2) return
    event.preventDefault()
    add([...splitEntries(text), ...entries])
  }
  const remove = (value: string) => {
    onChange(values.filter((each) => each !== value))
    entry.current?.focus()
  }

  return (
    <div>
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- a click beside the
         input focuses it; keyboards reach it directly */}
      <div
        className={cx(
          inputStyles.input,
          styles.box,
          (attributes['aria-invalid'] || isWrong) && inputStyles.invalid,
        )}
        data-field=""
        onClick={(event) => {
          if (event.target === event.currentTarget) entry.current?.focus()
        }}
      >
        {values.map((value, index) => {
          const error = errors[index]
          return (
            <span
              key={`${value} ${index}`}
              className={cx(chipStyles.chip, error !== undefined && chipStyles.bad)}
              title={error}
            >
              <bdi className={styles.value}>{visibleText(value)}</bdi>
              <button
                type="button"
                className={chipStyles.remove}
                aria-label={error === undefined ? removeLabel(value) : `${removeLabel(value)}: ${error}`}
                onClick={() => remove(value)}
              >
                <Icon name="x" size={14} />
              </button>
            </span>
          )
        })}
        <input
          {...attributes}
          aria-invalid={attributes['aria-invalid'] ?? (isWrong || undefined)}
          aria-describedby={
            ownReasons.length === 0
              ? attributes['aria-describedby']
              : [errorId, attributes['aria-describedby']].filter(Boolean).join(' ')
          }
          ref={entry}
          className={cx(styles.entry, inputStyles.native)}
          value={text}
          placeholder={values.length === 0 ? placeholder : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setSaid([])
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => {
            add(splitEntries(text))
            onBlur?.()
          }}
        />
      </div>
      <div className={cx(said.length > 0 && styles.said)} aria-live="polite">
        {said.length > 0 && <Text tone="dim">{said.join(' ')}</Text>}
      </div>
      {ownReasons.length > 0 && (
        <div id={errorId} className={styles.chipError}>
          {ownReasons.map((reason) => (
            <FieldError key={reason}>{reason}</FieldError>
          ))}
        </div>
      )}
    </div>
  )
}
