import { createContext, use, useId } from 'react'

/** What a field tells the control inside it. */
export interface FieldInfo {
  /** The id the label points to. */
  readonly controlId: string
  readonly labelId: string
  /** Hint or error. */
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

/** Ties a control to the label, the hint and the error of the `FieldShell` around it. */
export const FieldContext = createContext<FieldInfo | undefined>(undefined)

/** What a control that brings its own label takes over from the field around it: what is wrong. */
export function useFieldProblem() {
  const field = use(FieldContext)
  return {
    'aria-describedby': field?.invalid ? field.describedBy : undefined,
    'aria-invalid': field?.invalid ? (true as const) : undefined,
  }
}

interface Own {
  readonly id?: string | undefined
  /** The accessible name of a control without a `FieldShell`. */
  readonly bareLabel?: string | undefined
}

/** The attributes of a control for its field, or for itself when it stands alone. */
export function useFieldAttributes({ id, bareLabel }: Own) {
  const field = use(FieldContext)
  const ownId = useId()
  return {
    id: id ?? field?.controlId ?? ownId,
    'aria-label': bareLabel,
    'aria-labelledby': bareLabel === undefined ? field?.labelId : undefined,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid ? (true as const) : undefined,
  }
}
