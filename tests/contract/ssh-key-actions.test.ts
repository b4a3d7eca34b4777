// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, it } from 'vitest'
import { expectAgreement } from './agreement'
import { judgeAndTry } from './judge-and-try'
import { openWorld, rowWith, typeOf } from './world'

afterEach(cleanup)
const { resource } = typeOf('ssh_key')

it.each(Object.values(resource.actions).map((action) => [action.id, action] as const))(
  'an SSH key is offered what is accepted: %s',
  async (id, action) => {
    const world = await openWorld()
    const row = await rowWith(world, 'ssh_key', '1d7c94b2-60fe-4e35-8ba1-92f5c3d0e746')
    const subject = await world.subject(resource, row)
    expectAgreement(`ssh_key ${id}`, await judgeAndTry(world, resource, action, { row, subject }))
  },
)
