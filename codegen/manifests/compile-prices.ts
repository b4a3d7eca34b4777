import type { CompleteAction } from './complete/completed'
import type { CompiledPrice } from '../../src/manifest/price'
import { countedElements, fullQuantity } from '../../src/manifest/quantity'
import type { Consequence } from '../../src/manifest/words/actions'
import type { PriceLine } from '../../src/manifest/words/prices'
import type { Condition } from '../../src/manifest/words/values'
import type { Description } from '../openapi/description'
import type { ManifestContext } from './context'
import { fieldId } from './field-id'
import { elementScope, recordScope } from './record-scope'
import { schemaAt, type Scope } from './scope'

const perGigabyte: Readonly<Record<string, number>> = { MB: 1024, bytes: 1_073_741_824 }

type Measure = Pick<CompiledPrice, 'cell' | 'divide'>

/** Cell and divisor of a quantity, from the unit of the record's field. */
function measureOf(
  description: Description,
  scope: Scope | undefined,
  { record }: PriceLine<string>,
): Measure {
  if (record === undefined || !scope) return {}
  const { at, sum, each } = fullQuantity(record)
  const path = at ?? sum ?? each
  const unit = path === undefined ? undefined : schemaAt(description, scope, path)?.['x-unit']
  if (typeof unit !== 'string') return {}
  const divide = Object.hasOwn(perGigabyte, unit) ? perGigabyte[unit] : undefined
  if (divide !== undefined) return { cell: 'gigabytes', divide }
  return { cell: unit === 'GB' ? 'gigabytes' : 'count' }
}

/** Cost lines in the units of the price list. */
export function compileCosts(
  description: Description,
  scope: Scope | undefined,
  lines: readonly PriceLine<string>[],
): CompiledPrice[] {
  return lines.map((line) => {
    const { divide } = measureOf(description, scope, line)
    return divide === undefined ? line : { ...line, divide }
  })
}

/** Costs of an action and of the parts it deletes or keeps, in the units of the price list. */
export function compileActionCosts(
  context: ManifestContext,
  scope: Scope | undefined,
  { costs, deleted, kept }: Pick<CompleteAction, 'costs' | 'deleted' | 'kept'>,
): Pick<CompleteAction, 'costs' | 'deleted' | 'kept'> {
  const { description } = context
  const measured = <Line extends Pick<Consequence<string>, 'each' | 'count' | 'costs'>>(
    lines: readonly Line[],
  ): Line[] =>
    lines.map((line) => {
      const path = line.each ?? line.count
      const about = path === undefined || !scope ? scope : elementScope(context, scope, path)
      return line.costs ? { ...line, costs: compileCosts(description, about, line.costs) } : line
    })
  return {
    ...(Array.isArray(costs) ? { costs: compileCosts(description, scope, costs) } : {}),
    ...(deleted ? { deleted: measured(deleted) } : {}),
    ...(kept ? { kept: measured(kept) } : {}),
  }
}

/**
 * The type whose own records also count a line: the line reads its list, for its quantity or its pool, and its price has
 * a line of the same type.
 */
function countedBy({ manifest, all }: ManifestContext, line: PriceLine<string>): string | undefined {
  const quantity = line.record === undefined ? undefined : fullQuantity(line.record)
  const paths = [quantity?.at, countedElements(line.record)?.array, quantity && line.pool?.record]
  const operations = new Set(
    paths.flatMap((path) => {
      const name = path?.startsWith('$') ? path.slice(1).split(/[.[]/)[0] : undefined
      return name === undefined ? [] : (manifest.joins?.[name]?.operation ?? [])
    }),
  )
  const found = [...all.values()].find(
    ({ type, list, price }) =>
      type !== manifest.type &&
      operations.has(list.operation) &&
      price?.some((each) => each.type === line.type),
  )
  return found?.type
}

/** Condition under which the create form asks for a field; undefined if it always does. */
function askedWhen({ manifest }: ManifestContext, name: string | undefined): Condition | undefined {
  for (const { when: outer, fields } of manifest.create?.sections ?? []) {
    const field = fields.find((each) => fieldId(each) === name)
    if (!field) continue
    const conditions = [outer, field.when].filter((when) => when !== undefined)
    return conditions.length > 1 ? { all: conditions } : conditions[0]
  }
  return undefined
}

/** The field of the form a line counts by. */
function countingField({ form }: PriceLine<string>): string | undefined {
  const path = form === undefined ? undefined : (countedElements(form)?.array ?? fullQuantity(form).at)
  return path?.split(/[.[]/)[0]
}

/** Price lines with their measure, the other type that counts them, and when they count in the form. */
export function compilePrices(context: ManifestContext): CompiledPrice[] {
  const { manifest, description } = context
  const lines = manifest.price ?? []
  const own = recordScope(context)
  const measures = lines.map((line) => [line.type, measureOf(description, own, line)] as const)
  const cellOf = (type: string): Measure => {
    const cell = measures.find(([other, measure]) => other === type && measure.cell !== undefined)?.[1].cell
    return cell === undefined ? {} : { cell }
  }
  return lines.map((line) => {
    const other = countedBy(context, line)
    const asked = askedWhen(context, countingField(line))
    return {
      ...(line.record === undefined ? cellOf(line.type) : measureOf(description, own, line)),
      ...line,
      ...(asked === undefined ? {} : { asked }),
      ...(other === undefined ? {} : { countedBy: other }),
    }
  })
}
