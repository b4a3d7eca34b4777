import type { CompleteField } from './completed'
import { fullQuantity } from '../../../src/manifest/quantity'
import type { PriceLine } from '../../../src/manifest/words/prices'
import { asJson, typesOf } from '../../openapi/description'
import { fieldId } from '../field-id'
import { parameterAt } from '../parameters'
import type { CompletionInput } from './completion-input'

function sameName(name: string | undefined, fields: readonly CompleteField[]): CompleteField | undefined {
  return name === undefined ? undefined : fields.find((field) => fieldId(field) === name)
}

/** Quantity in the form: the number of the field that shows this price, or 1 while it is switched on. */
function counted(
  input: CompletionInput,
  { type, record }: PriceLine<string>,
  operation: string,
  fields: readonly CompleteField[],
): Pick<PriceLine<string>, 'form'> {
  const { at } = record === undefined ? {} : fullQuantity(record)
  const field = fields.find(({ price }) => price === type) ?? sameName(at, fields)
  if (!field) return {}
  const types = typesOf(asJson(parameterAt(input, operation, field.at)?.schema))
  const id = fieldId(field)
  if (types.includes('boolean')) return { form: { value: 1, when: { form: id, is: true } } }
  return types.some((each) => each === 'integer' || each === 'number') ? { form: id } : {}
}

/** Price lines with their quantity and pool in the form of a new record. */
export function completePrices(
  input: CompletionInput,
  create: { operation: string; fields: readonly CompleteField[] } | undefined,
): PriceLine<string>[] | undefined {
  const { price } = input.manifest
  return price?.map((line: PriceLine<string>) => {
    const form =
      create && line.form === undefined ? counted(input, line, create.operation, create.fields) : {}
    const { pool } = line
    const chosen =
      create && pool && pool.form === undefined ? sameName(pool.record, create.fields) : undefined
    return { ...form, ...line, ...(pool && chosen ? { pool: { ...pool, form: fieldId(chosen) } } : {}) }
  })
}
