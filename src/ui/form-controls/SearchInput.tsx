import type { Ref } from 'react'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { Kbd } from '../typography/Kbd'
import styles from './Input.module.css'

interface SearchInputProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The accessible name. */
  readonly label: string
  /** What can be filtered by: "Filter by name, IP or system". */
  readonly placeholder: string
  readonly clearLabel: string
  /** The key that brings the focus here, shown while the field is empty. Listening to it is the page's work. */
  readonly shortcut?: string | undefined
  readonly onFocus?: (() => void) | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** The filter of a list. Escape empties it. */
export function SearchInput({
  value,
  onChange,
  label,
  placeholder,
  clearLabel,
  shortcut,
  onFocus,
  ref,
}: SearchInputProps) {
  return (
    <div className={cx(styles.input, styles.search)}>
      <Icon name="search" />
      <input
        ref={ref}
        type="search"
        className={styles.native}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onFocus={onFocus}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return
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
    </div>
  )
}
