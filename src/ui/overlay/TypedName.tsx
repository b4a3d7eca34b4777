import { TextInput } from '../form-controls/TextInput'
import styles from './Dialog.module.css'

/** What must be typed before something is lost. */
export interface TypedConfirmation {
  /** The name of the resource, or the number of resources; between its words one space. */
  readonly expected: string
  /** The words around it: "Type" and "to confirm". */
  readonly before: string
  readonly after: string
}

/** Whether what was typed is what had to be; nothing has to be where nothing is asked. */
export function isConfirmed(asked: TypedConfirmation | undefined, text: string): boolean {
  return asked === undefined || text.replace(/\s+/g, ' ').trim() === asked.expected
}

interface TypedNameProps {
  readonly asked: TypedConfirmation
  /** Of the label, which says why the button is off. */
  readonly labelId: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly autoFocus?: boolean
}

/** The field that asks to type a name before a button that destroys can be pressed. Stands in a form. */
export function TypedName({ asked, labelId, value, onChange, autoFocus = false }: TypedNameProps) {
  return (
    <div className={styles.typed}>
      <label id={labelId} htmlFor={`${labelId}-input`}>
        <strong>
          {asked.before} <bdi className={styles.expected}>{asked.expected}</bdi> {asked.after}
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
