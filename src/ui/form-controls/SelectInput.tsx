import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { Text } from '../typography/Text'
import { useFieldAttributes } from './field-context'
import inputStyles from './Input.module.css'
import type { SelectOption } from './select-model'
import styles from './Select.module.css'
import type { SelectListProps } from './SelectList'
import { lazyPart, prefetch, useLazyPart } from '../lazy'

const part = lazyPart<SelectListProps>(async () => (await import('./SelectList')).SelectList)

export interface SelectInputProps<Value extends string> {
  readonly options: readonly SelectOption<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly onBlur?: (() => void) | undefined
  /** Shown without a selection: "Choose a network". */
  readonly placeholder: string
  /** Shown if there are no options, with the remedy. */
  readonly emptyText: string
  /** Accessible name of the list, and of the control without a `FieldShell`. */
  readonly label: string
  readonly bare?: boolean | undefined
  readonly id?: string | undefined
  /** Disabled; the hint or a notice gives the reason. */
  readonly disabled?: boolean | undefined
  readonly name?: string | undefined
  /** Texts of a filter input above the list, for more than 15 options. It may come and go while the list is open. */
  readonly filter?: SelectListProps['filter']
}

/** Selected option in the closed control. */
function Chosen({ option }: { readonly option: SelectOption }) {
  return (
    <>
      {option.icon !== undefined && (
        <span className={cx(styles.picture, option.tone && styles[option.tone])}>
          <Icon name={option.icon} size={14} />
        </span>
      )}
      <Text>{option.label}</Text>
      {option.note !== undefined && <span className={styles.note}> {option.note}</span>}
      {option.price !== undefined && <bdi className={styles.note}> {option.price}</bdi>}
    </>
  )
}

/** A drop-down list. Letters jump, arrow keys move; with `filter`, typing narrows the list. */
export function SelectInput<Value extends string>(props: SelectInputProps<Value>) {
  const {
    options,
    value,
    onChange,
    onBlur,
    placeholder,
    emptyText,
    label,
    bare = false,
    disabled = false,
  } = props
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const List = useLazyPart(part, open)
  const attributes = useFieldAttributes({ id: props.id, bareLabel: bare ? label : undefined })
  const chosen = options.find((option) => option.value === value)
  const close = () => {
    setOpen(false)
    onBlur?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <button
        {...attributes}
        ref={ref}
        type="button"
        role="combobox"
        className={cx(
          inputStyles.input,
          styles.trigger,
          attributes['aria-invalid'] && inputStyles.invalid,
          disabled && inputStyles.disabled,
        )}
        data-field=""
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={List ? listId : undefined}
        disabled={disabled}
        onClick={(event) => {
          event.currentTarget.focus()
          setOpen((was) => !was)
        }}
        onKeyDown={onKeyDown}
        onPointerEnter={prefetch(part)}
        onFocus={prefetch(part)}
      >
        <span className={styles.value}>
          {chosen ? <Chosen option={chosen} /> : <span className={styles.placeholder}>{placeholder}</span>}
        </span>
        <Icon name="chevron-down" />
      </button>
      {props.name !== undefined && <input type="hidden" name={props.name} value={value ?? ''} />}
      {List && (
        <List
          id={listId}
          label={label}
          options={options}
          value={value}
          emptyText={emptyText}
          filter={props.filter}
          triggerRef={ref}
          onClose={close}
          onChoose={(next) => {
            const option = options.find((each) => each.value === next)
            if (option) onChange(option.value)
            close()
          }}
        />
      )}
    </>
  )
}
