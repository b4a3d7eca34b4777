import type { ReactNode, Ref } from 'react'
import { isComposing } from '../../lib/is-composing'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { Kbd } from '../typography/Kbd'
import styles from './Input.module.css'

interface SearchInputProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The accessible name. */
  readonly label: string
  /** Placeholder: "Filter by name, IP or system". */
  readonly placeholder: string
  readonly clearLabel: string
  /** Shortcut key, shown while the field is empty; the page handles it. */
  readonly shortcut?: string | undefined
  readonly onFocus?: (() => void) | undefined
  /** Completion list below the input; it handles the input's keys. */
  readonly completions?: ReactNode
  readonly ref?: Ref<HTMLInputElement> | undefined
}

const combobox = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const

/** Filter input of a list. Escape clears it, and leaves it once it is empty, so that the keys of the page work again. */
export function SearchInput({
  value,
  onChange,
  label,
  placeholder,
  clearLabel,
  shortcut,
  onFocus,
  completions,
  ref,
}: SearchInputProps) {
  return (
    <div className={cx(styles.input, styles.search)} data-keep-clear="">
      <Icon name="search" />
      <input
        ref={ref}
        type="search"
        {...(completions !== undefined && combobox)}
        className={styles.native}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onFocus={onFocus}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
          if (value === '') {
            // A dialog around it closes by the same key.
            event.currentTarget.blur()
            return
          }
          event.stopPropagation()
          event.preventDefault()
          onChange('')
        }}
      />
      {value === '' && shortcut !== undefined && (
        <span className={styles.hint} aria-hidden="true">
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
      {value !== '' && (
        <button type="button" className={styles.inner} aria-label={clearLabel} onClick={() => onChange('')}>
          <Icon name="x" size={14} />
        </button>
      )}
      {completions}
    </div>
  )
}
