// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { MetalLease } from '../../sandbox/entities'
import type { CompiledAction } from '../../src/manifest/compiled-actions'
import { expectAgreement, unseenDifferences } from './agreement'
import { judgeAndTry } from './judge-and-try'
import { metalScenes } from './metal-scenes'
import { openWorld, rowWith, typeOf, type World } from './world'

afterEach(cleanup)
const { resource } = typeOf('bare_metal')

/** Seconds after which a new lease is in a situation: being set up, in use, and old enough to be released. */
const situations = { pending: 0, 'just in use': 200, 'in use': 60 * 60 } as const

async function leased(world: World, seconds: number): Promise<string> {
  const scene = await metalScenes.createMetalLease?.(world)
  const lease = await world.call<MetalLease>('createMetalLease', { ...scene?.named, display_name: 'fresh' })
  world.advance(seconds)
  return lease.uuid
}

describe('an action of a leased server is offered when it is accepted', () => {
  const cases = Object.values(resource.actions).flatMap((action) =>
    Object.entries(situations).map(([situation, seconds]): [string, string, CompiledAction, number] => [
      action.id,
      situation,
      action,
      seconds,
    ]),
  )

  it.each(cases)('%s, %s [METAL-07] [METAL-19]', async (id, situation, action, seconds) => {
    const world = await openWorld()
    const row = await rowWith(world, 'bare_metal', await leased(world, seconds))
    expect(row.record.status).toBe(seconds === 0 ? 'pending' : 'in_use')
    const subject = await world.subject(resource, row)
    const outcome = await judgeAndTry(world, resource, action, { row, subject })
    expectAgreement(`bare_metal ${id}, ${situation}`, outcome)
  })
})

describe('a lease the platform should not have [METAL-07]', () => {
  it.each(['available', 'offline', 'deleted', 'needs repair'])(
    '%s is shown as it is, and not released',
    async (status) => {
      const world = await openWorld()
      const row = await rowWith(world, 'bare_metal', await leased(world, 60 * 60))
      const odd = { ...row, record: { ...row.record, status } }
      const subject = await world.subject(resource, odd)
      const { release } = resource.actions
      if (!release) throw new Error('Nothing can be released')
      const { console: said, reason } = await judgeAndTry(world, resource, release, { row: odd, subject })
      expect([said, reason]).toEqual(['refuses', 'Its state is not known here'])
    },
  )
})

it('comes across every difference that is listed', () => {
  expect(unseenDifferences(/^bare_metal /)).toEqual([])
})
