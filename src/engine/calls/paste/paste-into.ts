import { operations, type OperationId } from '../../../generated/operations'
import { spreadMembers } from '../../../manifest/nested'
import { fieldsOf, type FormValues } from '../../fields/form-values'
import type { PasteTarget } from '../form-call'
import { fitParameters } from './fit-parameters'
import { parametersFor } from './known-call'
import { PasteRefusal } from './pasted-call'
import { placeValues } from './place-values'
import { readPaste } from './read-paste'

/** Result of pasting a call. */
export interface Pasted {
  /** Values for the form, by field id. */
  values: FormValues
  /** Ids of filled fields, without the choices that lead to them. */
  filled: readonly string[]
  /** Parameters without a field. */
  unknown: readonly string[]
  /** Parameters that held a placeholder. */
  placeholders: readonly string[]
  /** Parameters fixed by the form's context. */
  given: readonly string[]
}

/**
 * Parses a pasted text as a call of an operation and finds the fields for its values. Pure. Throws `PasteRefusal`, also
 * if the form can use nothing of it.
 */
export function pasteInto(
  text: string,
  operation: OperationId,
  {
    model,
    bound,
  }: { model: Pick<PasteTarget['model'], 'form' | 'values' | 'suppose'> } & Pick<PasteTarget, 'bound'>,
): Pasted {
  const parameters = parametersFor(operation, readPaste(text), operations)
  const fields = fieldsOf(model.form).filter((field) => !field.local)
  const spread = spreadMembers(parameters, [...fields.map(({ at }) => at), ...Object.keys(bound)])
  const fitted = fitParameters(model.form, bound, spread)
  const placed = placeValues(model.form, model.values, model.suppose, fitted.values)
  const unknown = [...fitted.unknown, ...placed.hidden]
  if (placed.filled.length === 0 && fitted.placeholders.length === 0) {
    const names = [...unknown, ...fitted.given]
    throw new PasteRefusal(names.length > 0 ? 'nothing' : 'same', { names })
  }
  return { ...fitted, values: placed.values, filled: placed.filled, unknown }
}
