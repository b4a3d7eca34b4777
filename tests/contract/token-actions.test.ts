// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { CompiledAction } from '../../src/manifest/compiled-actions'
import { expectAgreement, unseenDifferences } from './agreement'
import { judgeAndTry } from './judge-and-try'
import { mainAccount, openWorld, rowWith, typeOf } from './world'

afterEach(cleanup)
const { resource } = typeOf('api_token')

describe('an action of a token is offered when it is accepted', () => {
  const cases = Object.values(resource.actions).flatMap((action) =>
    ['restricted', 'global'].map((scope): [string, string, CompiledAction] => [action.id, scope, action]),
  )

  it.each(cases)('%s, %s [ACCESS-06]', async (id, scope, action) => {
    const world = await openWorld()
    const restricted = scope === 'restricted'
    const list = await world.call<{ id: number }[]>('createToken', {
      description: 'made for this',
      restricted,
      ...(restricted ? { billing_account_id: mainAccount } : {}),
    })
    const row = await rowWith(world, 'api_token', `${list.at(-1)?.id}`)
    expect(row.record.restricted).toBe(restricted)
    const subject = await world.subject(resource, row)
    expectAgreement(`api_token ${id}, ${scope}`, await judgeAndTry(world, resource, action, { row, subject }))
  })
})

it('comes across every difference that is listed', () => {
  expect(unseenDifferences(/^api_token /)).toEqual([])
})
