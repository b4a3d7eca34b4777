// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { ManagedService } from '../../sandbox/entities'
import type { CompiledAction } from '../../src/manifest/compiled-actions'
import { holds } from '../../src/manifest/condition'
import { asElement, readAll, readFirst, type Subject } from '../../src/manifest/subject'
import { expectAgreement, unseenDifferences } from './agreement'
import { judgeAndTry } from './judge-and-try'
import { openWorld, rowWith, sectionsOf, typeOf, type World } from './world'

afterEach(cleanup)
const { resource } = typeOf('managed_service')

const serviceStates = ['a database', 'a cluster', 'being made'] as const
type ServiceState = (typeof serviceStates)[number]
const named: Readonly<Record<ServiceState, string>> = {
  'a database': 'shop-db',
  'a cluster': 'shop-cluster',
  'being made': 'cms-db',
}

/** States of the machine of a database. */
const machineStates = ['running', 'stopping', 'stopped', 'starting'] as const
type MachineState = (typeof machineStates)[number]

async function serviceOf(world: World, state: ServiceState): Promise<ManagedService> {
  const services = await world.call<ManagedService[]>('listServices')
  const found = services.find(({ display_name: name }) => name === named[state])
  if (!found) throw new Error(`There is no service that is ${state}`)
  return found
}

async function bringTo(world: World, state: MachineState): Promise<void> {
  const { uuid, resources } = await serviceOf(world, 'a database')
  const about = { uuid, target_uuid: resources.find((part) => part.resource_type === 'vm')?.resource_id }
  if (state === 'running') return
  await world.call('stopServiceResource', about)
  if (state === 'stopping') return
  world.advance(60)
  if (state === 'starting') await world.call('startServiceResource', about)
}

async function subjectOf(world: World, state: ServiceState) {
  const { uuid, properties } = await serviceOf(world, state)
  const row = await rowWith(world, 'managed_service', uuid, properties?.location)
  return { row, subject: await world.subject(resource, row) }
}

describe('an action of a managed service is offered when it is accepted', () => {
  const cases = Object.values(resource.actions).flatMap((action) =>
    serviceStates.map((state): [string, ServiceState, CompiledAction] => [action.id, state, action]),
  )

  it.each(cases)('%s, %s [SERVICE-08] [SERVICE-20]', async (id, state, action) => {
    const world = await openWorld()
    const outcome = await judgeAndTry(world, resource, action, await subjectOf(world, state))
    expectAgreement(`managed_service ${id}, ${state}`, outcome)
  })
})

describe('an action on a part of a managed service is offered when it is accepted', () => {
  const sections = sectionsOf('managed_service', 'collection')
  const cases = sections.flatMap((section) =>
    section.rowActions.flatMap((action) =>
      [...machineStates, 'being made' as const].map(
        (state): [string, MachineState | 'being made', CompiledAction, typeof section] => [
          action.id,
          state,
          action,
          section,
        ],
      ),
    ),
  )

  it.each(cases)('%s, %s [SERVICE-21] [SERVICE-23] [SERVICE-25]', async (id, state, action, section) => {
    const world = await openWorld()
    if (state !== 'being made') await bringTo(world, state)
    const { row, subject: owner } = await subjectOf(world, state === 'being made' ? state : 'a database')
    const about = readAll(owner.record, `${section.at}[]`)
      .map((each): Subject => ({
        record: asElement(each),
        location: owner.location,
        owner,
        environment: owner.environment,
      }))
      .find((subject) => holds(section.when, subject))
    if (!about) {
      // While a service is made it has no part yet, so there is nothing to offer an action on.
      expect(`${section.id}, ${state}`).toMatch(/^(backups|allowed), being made$/)
      return
    }
    const key = `${row.key}/${section.id}/${String(readFirst(about.record, section.key))}`
    const outcome = await judgeAndTry(world, resource, action, { row: { ...row, key }, subject: about })
    expectAgreement(`${section.id} ${id}, ${state}`, outcome)
  })
})

it('comes across every difference that is listed', () => {
  expect(unseenDifferences(/^(managed_service|machines|backups|allowed) /)).toEqual([])
})
