import { describe, expect, it } from 'vitest'
import { worldNames } from '../../sandbox/seed/seed-world'
import { stateOf, viewState } from '../../src/manifest/states'
import { openWorld, types } from './world'

const keys: Readonly<Record<string, readonly string[]>> = {
  small: ['demo-customer', 'demo-restricted', 'demo-delegate', 'demo-indebted', 'demo-empty', 'demo-admin'],
}
const worlds = worldNames
  .filter((name) => name !== 'huge')
  .flatMap((seed) => (keys[seed] ?? ['demo-customer', 'demo-delegate']).map((key) => [seed, key] as const))

describe('every list of every type', () => {
  it.each(worlds)('is understood without an odd record: world %s, %s [API-04]', async (seed, key) => {
    const world = await openWorld({ seed, key })
    const places = world.platform.site.locations.map(({ slug }) => slug)
    let seen = 0
    for (const { resource } of types.values()) {
      for (const location of resource.scope === 'global' ? [undefined] : places) {
        const rows = await world.rows(resource, location)
        seen += rows.length
        expect(
          rows.filter(({ odd }) => odd),
          resource.type,
        ).toEqual([])
        for (const row of rows) {
          const subject = await world.subject(resource, row)
          if (!resource.states) continue
          const state = stateOf(resource.states, subject)
          expect(viewState(resource.stateOf, state), `${resource.type} ${row.id}`).toMatchObject({
            known: true,
          })
          if (seed === 'busy') break
        }
      }
    }
    expect(world.reports).toEqual([])
    if (key === 'demo-customer' && seed !== 'empty') expect(seen).toBeGreaterThan(10)
  })

  it('is found again, record by record, where a single read exists', async () => {
    const world = await openWorld()
    for (const { resource } of types.values()) {
      const { readOperation } = resource
      if (!readOperation) continue
      for (const row of await world.rows(resource, 'tll')) {
        const single = await world.call(readOperation, {
          location: row.location,
          [resource.key]: row.id,
        })
        expect(single).toEqual(row.record)
      }
    }
  })

  it('keeps what the site and the place do not have apart', async () => {
    const world = await openWorld()
    for (const { resource } of types.values()) {
      if (resource.scope !== 'location') continue
      const [here, there] = await Promise.all([world.rows(resource, 'tll'), world.rows(resource, 'jhv')])
      const ids = new Set(here.map(({ id }) => id))
      expect(
        there.filter(({ id }) => ids.has(id)),
        resource.type,
      ).toEqual([])
    }
  })
})

describe('one failing location', () => {
  it('leaves the others as they are, and is told from an empty one', async () => {
    const world = await openWorld({ down: ['jhv'] })
    for (const { resource } of types.values()) {
      if (resource.scope !== 'location') continue
      await expect(world.rows(resource, 'jhv')).rejects.toMatchObject({ status: 502 })
      expect(Array.isArray(await world.rows(resource, 'tll'))).toBe(true)
    }
  })
})
