import { type Description, oncePerDescription } from '../http/description'
import type { World } from '../runtime'
import { copyRows, pasteRows, type Rows } from '../store/copy-rows'
import type { Database } from '../store/database'
import type { WorldBuilder } from './builder'
import { seedWorld } from './seed-world'
import { soldBy } from './what-is-sold'

/** Rows of a world, and the number of identifiers it took. */
interface MadeWorld {
  readonly rows: Rows
  readonly ids: number
}

const tables = ['record', 'meter']

/** Worlds made in this process, newest last, by the description their documents were checked against. */
const madeWith = oncePerDescription(() => new Map<string, MadeWorld>())
const mostMade = 8

/**
 * Fills empty tables with a world. Five months of charges are computed once: the same world at the same time, as with a
 * frozen clock, is copied. Large worlds are not kept.
 */
export function makeWorld(
  database: Database,
  builder: WorldBuilder,
  world: World,
  description: Description,
): void {
  if (world.vms > 0 || world.rows > 0 || world.seed === 'busy') return seedWorld(builder, world)
  const known = madeWith(description)
  const { catalogue, now } = builder
  const name = [world.seed, now, catalogue.currency.code, soldBy(catalogue)].join(' ')
  const found = known.get(name)
  if (found) {
    pasteRows(database, found.rows)
    builder.ids.position = found.ids
    return
  }
  seedWorld(builder, world)
  known.set(name, { rows: copyRows(database, tables), ids: builder.ids.position })
  for (const oldest of [...known.keys()].slice(0, -mostMade)) known.delete(oldest)
}
