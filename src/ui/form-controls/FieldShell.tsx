import { useId, type ReactNode } from 'react'
import { cx } from '../cx'
import { VisuallyHidden } from '../feedback/VisuallyHidden'
import { FieldContext, type FieldInfo } from './field-context'
import { FieldError } from './FieldError'
import styles from './Field.module.css'

interface FieldProps {
  readonly label: string
  /** The text "optional". Required fields have no mark. */
  readonly optional?: string | undefined
  readonly hint?: ReactNode
  /** Replaces the hint and is announced with the control. */
  readonly error?: ReactNode
  /** Keeps the hint beside the error, because it states the rule. */
  readonly keepHint?: boolean | undefined
  readonly children: ReactNode
}

const isShown = (node: ReactNode) => node !== undefined && node !== null && node !== '' && node !== false

function useFieldInfo({ hint, error, keepHint = false }: FieldProps): Info {
  const id = useId()
  const invalid = isShown(error)
  const errorId = invalid ? `${id}-error` : undefined
  const hintId = isShown(hint) && (!invalid || keepHint) ? `${id}-hint` : undefined
  const describedBy = [errorId, hintId].filter((each) => each !== undefined).join(' ') || undefined
  return { controlId: id, labelId: `${id}-label`, describedBy, invalid, errorId, hintId }
}

/** State of the frame, for the control and the texts below it. */
interface Info extends FieldInfo {
  readonly errorId: string | undefined
  readonly hintId: string | undefined
}

/** Below the control: the error, or the hint; both with `keepHint`. */
function Explanation({ info, hint, error }: { readonly info: Info } & Pick<FieldProps, 'hint' | 'error'>) {
  return (
    <>
      {/* The live region exists before the error, so that the error is announced. */}
      <div role="alert" className={cx(!info.invalid && styles.absent)}>
        {info.invalid && <FieldError id={info.errorId}>{error}</FieldError>}
      </div>
      {info.hintId !== undefined && (
        <div id={info.hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </>
  )
}

function LabelText({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) {
  return (
    <>
      {label} {optional !== undefined && <span className={styles.optional}>{optional}</span>}
    </>
  )
}

interface FieldShellProps extends FieldProps {
  /** Link at the end of the label's line: "forgot password?". */
  readonly labelAction?: ReactNode
  /** The field is disabled; a notice nearby gives the reason. */
  readonly muted?: boolean | undefined
}

/** Frame of a control: label above, hint below. Provides id, label and error to the control. */
export function FieldShell(props: FieldShellProps) {
  const { label, optional, labelAction, hint, error, muted = false, children } = props
  const info = useFieldInfo(props)
  return (
    <div className={styles.field}>
      <div className={styles.labelLine}>
        <label id={info.labelId} htmlFor={info.controlId} className={cx(styles.label, muted && styles.muted)}>
          <LabelText label={label} optional={optional} />
        </label>
        {labelAction}
      </div>
      <FieldContext value={info}>{children}</FieldContext>
      <Explanation info={info} hint={hint} error={error} />
    </div>
  )
}

interface FieldGroupProps extends FieldProps {
  /** Hides the label visually, because a heading already says it. */
  readonly hideLabel?: boolean | undefined
}

/** Frame of a group of options: tiles, cards, check boxes. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, optional, hint, error, hideLabel = false, children } = props
  const info = useFieldInfo(props)
  const text = <LabelText label={label} optional={optional} />
  return (
    <div
      role="group"
      aria-labelledby={info.labelId}
      aria-describedby={info.describedBy}
      className={styles.field}
    >
      {hideLabel ? (
        <VisuallyHidden id={info.labelId}>{text}</VisuallyHidden>
      ) : (
        <span id={info.labelId} className={styles.label}>
          {text}
        </span>
      )}
      <FieldContext value={info}>{children}</FieldContext>
      <Explanation info={info} hint={hint} error={error} />
    </div>
  )
}

/** Frame of a control with its own label, such as a check box: only the error is added. */
export function FieldAlone({ error, children }: Pick<FieldProps, 'error' | 'children'>) {
  const info = useFieldInfo({ label: '', error, children })
  return (
    <div className={styles.field}>
      <FieldContext value={info}>{children}</FieldContext>
      <Explanation info={info} hint={undefined} error={error} />
    </div>
  )
}

interface FieldsProps {
  readonly children: ReactNode
  /** Number of columns on wide screens. */
  readonly columns?: 1 | 2 | 3 | undefined
}

/** Lays out fields in one or more columns. */
export function Fields({ children, columns = 1 }: FieldsProps) {
  return (
    <div className={cx(styles.fields, columns === 2 && styles.columns2, columns === 3 && styles.columns3)}>
      {children}
    </div>
  )
}
