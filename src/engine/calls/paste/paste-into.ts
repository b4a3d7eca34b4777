import { operations, type OperationId } from '../../../generated/operations'
import { spreadMembers } from '../../../manifest/nested'
import { fieldsOf, type FormValues } from '../../fields/form-values'
import type { PasteTarget } from '../form-call'
import { fitParameters } from './fit-parameters'
import { parametersFor } from './known-call'
import { PasteRefusal } from './pasted-call'
import { placeValues } from './place-values'
import { readPaste } from './read-paste'

/** What became of a pasted call. */
export interface Pasted {
  /** What goes into the form, by field id. */
  values: FormValues
  /** Ids of the fields that were filled in; choices on the way to them are not counted. */
  filled: readonly string[]
  /** Names the form has no field for. */
  unknown: readonly string[]
  /** Names that stood for something to be filled in. */
  placeholders: readonly string[]
  /** Names whose value is given by where the form stands. */
  given: readonly string[]
}

/**
 * Reads a pasted text as a call of an operation and finds the fields its values belong in. Changes nothing. Throws
 * `PasteRefusal`, also when there is nothing in it the form could take.
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
    throw new PasteRefusal('nothing', { names: [...unknown, ...fitted.given].join(', ') })
  }
  return { ...fitted, values: placed.values, filled: placed.filled, unknown }
}
