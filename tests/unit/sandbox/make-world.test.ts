import { describe, expect, it } from 'vitest'
import { createCatalogue } from '../../../sandbox/catalogue/create-catalogue'
import { readDescription } from '../../../sandbox/http/description'
import { createIds } from '../../../sandbox/ids'
import { makeWorld } from '../../../sandbox/seed/make-world'
import { seedWorld } from '../../../sandbox/seed/seed-world'
import { openDatabase } from '../../../sandbox/store/database'
import { createMeters, meterSchema } from '../../../sandbox/store/meters'
import { createRecords, recordSchema } from '../../../sandbox/store/records'
import { start } from './support'

/** Creates a world in an empty database and returns its content; secrets are salted, so they always differ. */
function emptyPlace(seed: string, now = start) {
  const database = openDatabase(':memory:')
  for (const statement of [...recordSchema, ...meterSchema]) database.run(statement)
  const builder = {
    records: createRecords(database, () => undefined),
    meters: createMeters(database),
    ids: createIds(seed),
    now,
    catalogue: createCatalogue(
      { theme: 'aldera', site: 'cloud', identity: 'key', adjust: (site) => site },
      'EUR',
    ),
  }
  const contents = () => {
    const rows = ['record', 'meter'].flatMap((table) => database.all(`SELECT * FROM ${table} ORDER BY id`))
    database.close()
    return { ids: builder.ids.position, rows: rows.filter(({ kind }) => kind !== 'login') }
  }
  return { database, builder, contents }
}

describe('a world made again', () => {
  it.each(['small', 'empty', 'indebted', 'delegate'])('is the one worked out anew: %s', (seed) => {
    const world = { seed, vms: 0, rows: 0 }
    const anew = emptyPlace(seed)
    seedWorld(anew.builder, world)
    const expected = anew.contents()
    expect(expected.rows.length).toBeGreaterThan(50)
    const made = Array.from({ length: 2 }, () => {
      const { database, builder, contents } = emptyPlace(seed)
      makeWorld(database, builder, world, readDescription())
      return contents()
    })
    expect(made).toEqual([expected, expected])
  })

  it('at another moment is another', () => {
    const [one, other] = [start, start + 60_000].map((now) => {
      const { database, builder, contents } = emptyPlace('small', now)
      makeWorld(database, builder, { seed: 'small', vms: 0, rows: 0 }, readDescription())
      return contents()
    })
    expect(one).not.toEqual(other)
  })
})
