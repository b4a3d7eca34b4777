// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { AccessDelegation } from '../../sandbox/entities'
import type { Row } from '../../src/engine/data/row'
import { isRecord } from '../../src/lib/is-record'
import type { CompiledAction } from '../../src/manifest/compiled-actions'
import type { Subject } from '../../src/manifest/subject'
import { expectAgreement, unseenDifferences } from './agreement'
import { judgeAndTry } from './judge-and-try'
import { mainAccount, openWorld, rowWith, sectionsOf, typeOf, type World } from './world'

afterEach(cleanup)
const delegation = typeOf('access_delegation').resource
const received = typeOf('access_impersonation').resource

/** Creates a delegation of this scope with one grantee; returns its row and subject. */
async function shared(world: World, scope: string): Promise<{ row: Row; subject: Subject }> {
  const { id } = await world.call<AccessDelegation>('createAccessDelegation', {
    name: 'made for this',
    ...(scope === 'restricted' ? { billing_account_id: mainAccount } : {}),
  })
  await world.call('createImpersonation', { delegation_id: id, grantee_username: 'jaan@partner.example' })
  const row = await rowWith(world, 'access_delegation', String(id))
  return { row, subject: await world.subject(delegation, row) }
}

/** Another user of the same platform accepts an invitation. */
async function acceptAs(world: World, apikey: string, uuid: string): Promise<void> {
  const url = `http://console.test/v1/user-resource/impersonation/${uuid}/accept`
  const answer = await world.sandbox.fetch(new Request(url, { method: 'PUT', headers: { apikey } }))
  expect(answer.ok).toBe(true)
}

const scopes = ['restricted', 'global'] as const

describe('an action of a delegation is offered when it is accepted', () => {
  const cases = Object.values(delegation.actions).flatMap((action) =>
    scopes.map((scope): [string, string, CompiledAction] => [action.id, scope, action]),
  )

  it.each(cases)('%s, %s [ACCESS-22] [ACCESS-23]', async (id, scope, action) => {
    const world = await openWorld()
    const about = await shared(world, scope)
    const outcome = await judgeAndTry(world, delegation, action, about)
    expectAgreement(`access_delegation ${id}, ${scope}`, outcome)
  })

  const [people] = sectionsOf('access_delegation', 'collection')
  const onPeople = (people?.rowActions ?? []).flatMap((action) =>
    ['invited', 'accepted'].map((state): [string, string, CompiledAction] => [action.id, state, action]),
  )

  it.each(onPeople)('%s, %s [ACCESS-24]', async (id, state, action) => {
    const world = await openWorld()
    const { row, subject: owner } = await shared(world, 'global')
    const [person] = Array.isArray(row.record.impersonations) ? row.record.impersonations : []
    if (!isRecord(person)) throw new Error('Nobody is invited')
    const { environment } = owner
    if (state === 'accepted') await acceptAs(world, 'demo-partner', String(person.uuid))
    const subject: Subject = { record: person, owner, environment }
    expectAgreement(
      `impersonation ${id}, ${state}`,
      await judgeAndTry(world, delegation, action, { row, subject }),
    )
  })
})

describe('an action of received access is offered when it is accepted', () => {
  const cases = Object.values(received.actions).flatMap((action) =>
    ['invited', 'accepted'].map((state): [string, string, CompiledAction] => [action.id, state, action]),
  )

  it.each(cases)('%s, %s [ACCESS-25]', async (id, state, action) => {
    const world = await openWorld({ key: 'demo-partner' })
    const rows = await world.rows(received)
    const row = rows.find(({ record }) => record.is_accepted === (state === 'accepted'))
    if (!row) throw new Error(`Nothing is ${state}`)
    const subject = await world.subject(received, row)
    const outcome = await judgeAndTry(world, received, action, { row, subject })
    expectAgreement(`access_impersonation ${id}, ${state}`, outcome)
  })
})

it('comes across every difference that is listed', () => {
  expect(unseenDifferences(/^(access_\w+|impersonation) /)).toEqual([])
})
