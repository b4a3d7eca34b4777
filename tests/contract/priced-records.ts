import { decodeRows, type Row } from '../../src/engine/data/row'
import { joinCalls, joinsFrom, locationsOf } from '../../src/engine/data/use-joins'
import { subjectsOf } from '../../src/engine/data/use-subjects'
import { operations, type OperationId } from '../../src/generated/operations'
import { pathParameters } from '../../src/lib/operation'
import type { CompiledResource } from '../../src/manifest/compiled'
import type { PlacePrices } from '../../src/manifest/price'
import type { Subject } from '../../src/manifest/subject'
import type { World } from './world'

/** A record with its data in the console, prices included. */
export interface PricedRecord {
  resource: CompiledResource
  row: Row
  /** The id of the record in usage. */
  id: string
  subject: Subject
}

/** Every record of some types in every location, as lists and pages see it; each list is read once. */
export async function pricedRecords(
  world: World,
  resources: readonly CompiledResource[],
  prices: readonly PlacePrices[],
): Promise<PricedRecord[]> {
  const slugs = world.platform.site.locations.map(({ slug }) => slug)
  const answered = new Map<string, unknown>()
  const read = async (operation: OperationId, location: string | undefined): Promise<unknown> => {
    const isPlaced = pathParameters(operations[operation].path).includes('location')
    const key = `${operation} ${isPlaced ? location : ''}`
    if (!answered.has(key)) answered.set(key, await world.call(operation, isPlaced ? { location } : {}))
    return answered.get(key)
  }
  const found: PricedRecord[] = []
  for (const resource of resources) {
    const joined = new Map<string, unknown>()
    for (const { operation, location } of joinCalls(resource, locationsOf(resource, slugs)))
      joined.set(`${operation} ${location}`, await read(operation, location))
    const joins = joinsFrom(resource, (operation, location) => ({
      data: joined.get(`${operation} ${location}`),
    }))
    const subjectOf = subjectsOf(resource, world.environment, joins, prices)
    for (const place of resource.scope === 'global' ? [undefined] : slugs) {
      const answer = await read(resource.listOperation, place)
      for (const row of decodeRows(resource, answer, place, world.environment, world.platform.reporter)) {
        const id = typeof row.record.uuid === 'string' ? row.record.uuid : row.id
        found.push({ resource, row, id, subject: subjectOf(row) })
      }
    }
  }
  return found
}
