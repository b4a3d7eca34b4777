// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { disagreement } from './agreement'
import { judgeAndTry } from './judge-and-try'
import { openWorld, rowWith, typeOf } from './world'

afterEach(cleanup)
const { resource } = typeOf('dns_zone')

it.each(Object.values(resource.actions).map((action) => [action.id, action] as const))(
  'a dns_zone is offered what is accepted: %s',
  async (id, action) => {
    const world = await openWorld()
    const row = await rowWith(world, 'dns_zone', '5f0d2c7a-93e1-4b86-a4d7-1c68e90b35f2', 'tll')
    const subject = await world.subject(resource, row)
    const outcome = await judgeAndTry(world, resource, action, { row, subject })
    expect(disagreement([`dns_zone ${id}`], outcome)).toBeUndefined()
  },
)
