import type { CompleteField } from '../../../src/manifest/complete'
import type { CellName } from '../../../src/manifest/names'
import type { PriceLine } from '../../../src/manifest/words/prices'
import { asJson, typesOf } from '../../openapi/description'
import { fieldId } from '../field-id'
import { parameterAt } from '../parameters'
import { recordScope } from '../record-scope'
import { schemaAt } from '../scope'
import type { Surroundings } from './surroundings'

const perGigabyte: Readonly<Record<string, number>> = { MB: 1024, bytes: 1_073_741_824 }

/** How a quantity is written, and what it is divided by, from the unit of what the record has. */
function measure(
  surroundings: Surroundings,
  { record }: PriceLine<string>,
): { cell?: CellName; divide?: number } {
  if (!record || !('field' in record || 'sum' in record)) return {}
  const path = 'field' in record ? record.field : record.sum
  const unit = schemaAt(surroundings.description, recordScope(surroundings), path)?.['x-unit']
  if (typeof unit !== 'string') return {}
  const divide = Object.hasOwn(perGigabyte, unit) ? perGigabyte[unit] : undefined
  if (divide !== undefined) return { cell: 'gigabytes', divide }
  return { cell: unit === 'GB' ? 'gigabytes' : 'count' }
}

function sameName(name: string, fields: readonly CompleteField[]): CompleteField | undefined {
  return fields.find((field) => fieldId(field) === name)
}

/** What the form counts: the number of the field that shows this price, or one while it is switched on. */
function counted(
  surroundings: Surroundings,
  { type, record, whenForm }: PriceLine<string>,
  operation: string,
  fields: readonly CompleteField[],
): Pick<PriceLine<string>, 'form' | 'whenForm'> {
  const same = record && 'field' in record ? sameName(record.field, fields) : undefined
  const field = fields.find(({ price }) => price === type) ?? same
  if (!field) return {}
  const types = typesOf(asJson(parameterAt(surroundings, operation, field.at)?.schema))
  const id = fieldId(field)
  if (types.includes('boolean') && !whenForm)
    return { form: { constant: 1 }, whenForm: { form: id, is: true } }
  return types.some((each) => each === 'integer' || each === 'number') ? { form: { form: id } } : {}
}

/** The lines of a price, with how they are measured, and what they count in the form of a new record. */
export function completePrices(
  surroundings: Surroundings,
  create: { operation: string; fields: readonly CompleteField[] } | undefined,
): PriceLine<string>[] | undefined {
  const { price } = surroundings.manifest
  return price?.map((written) => {
    const line: PriceLine<string> = written
    const form = create && !line.form ? counted(surroundings, line, create.operation, create.fields) : {}
    const { pool } = line
    const chosen =
      create && pool && !pool.form && 'field' in pool.record
        ? sameName(pool.record.field, create.fields)
        : undefined
    return {
      ...measure(surroundings, line),
      ...form,
      ...line,
      ...(pool && chosen ? { pool: { ...pool, form: { form: fieldId(chosen) } } } : {}),
    }
  })
}
