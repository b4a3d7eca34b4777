import { TextInput } from '../form-controls/TextInput'
import { Sentence } from '../typography/Sentence'
import styles from './Dialog.module.css'

/** A text to type before a deletion. */
export interface TypedConfirmation {
  /** Name of the resource, or number of resources, with single spaces. */
  readonly expected: string
  /** Writes the request, "Type web-prod-01 to confirm", with `mark` in place of the text. */
  readonly ask: (mark: string) => string
}

/** Whether the typed text matches; true if none is required. */
export function isConfirmed(asked: TypedConfirmation | undefined, text: string): boolean {
  return asked === undefined || text.replace(/\s+/g, ' ').trim() === asked.expected
}

interface TypedNameProps {
  readonly asked: TypedConfirmation
  /** Id of the label, which describes why the button is disabled. */
  readonly labelId: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly autoFocus?: boolean
}

/** Input for the name of a resource before its deletion. Used inside a form. */
export function TypedName({ asked, labelId, value, onChange, autoFocus = false }: TypedNameProps) {
  return (
    <div className={styles.typed}>
      <label id={labelId} htmlFor={`${labelId}-input`}>
        <strong>
          <Sentence of={asked.ask} part={<bdi className={styles.expected}>{asked.expected}</bdi>} />
        </strong>
      </label>
      <TextInput
        id={`${labelId}-input`}
        value={value}
        onChange={onChange}
        autoFocus={autoFocus}
        autoComplete="off"
      />
    </div>
  )
}
