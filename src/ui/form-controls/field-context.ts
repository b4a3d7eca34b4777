import { createContext, use, useId } from 'react'

/** State a field provides to its control. */
export interface FieldInfo {
  /** Id the label refers to. */
  readonly controlId: string
  /** Id of the label; undefined if none is drawn and `label` is the name. */
  readonly labelId?: string | undefined
  readonly label?: string | undefined
  /** Id of the hint or error. */
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

/** Connects a control to label, hint and error of its `FieldShell`. */
export const FieldContext = createContext<FieldInfo | undefined>(undefined)

/** The surrounding field's error, for a control with its own label. */
export function useFieldProblem() {
  const field = use(FieldContext)
  return {
    'aria-describedby': field?.invalid ? field.describedBy : undefined,
    'aria-invalid': field?.invalid ? (true as const) : undefined,
  }
}

interface Own {
  readonly id?: string | undefined
  /** Accessible name of a control without a `FieldShell`. */
  readonly bareLabel?: string | undefined
}

/** Attributes of a control inside a field, or alone. */
export function useFieldAttributes({ id, bareLabel }: Own) {
  const field = use(FieldContext)
  const ownId = useId()
  const label = bareLabel ?? field?.label
  return {
    id: id ?? field?.controlId ?? ownId,
    'aria-label': label,
    'aria-labelledby': label === undefined ? field?.labelId : undefined,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid ? (true as const) : undefined,
  }
}
