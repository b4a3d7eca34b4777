// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { VirtualMachine, VmInterface } from '../../sandbox/entities'
import { isRecord } from '../../src/lib/is-record'
import type { CompiledAction } from '../../src/manifest/compiled-actions'
import { readAll, readFirst, type Subject } from '../../src/manifest/subject'
import { expectAgreement, unseenDifferences } from './agreement'
import { judgeAndTry } from './judge-and-try'
import { machineIn, machineStates, type MachineState } from './machine-states'
import { machineOf, openWorld, sectionsOf, typeOf } from './world'

afterEach(cleanup)
const { resource } = typeOf('virtual_machine')

describe('an action of a machine is offered when it is accepted', () => {
  const cases = Object.values(resource.actions).flatMap((action) =>
    machineStates.map((state): [string, MachineState, CompiledAction] => [action.id, state, action]),
  )

  it.each(cases)('%s, %s [VM-12] [VM-13] [VM-19] [VM-20] [VM-21]', async (id, state, action) => {
    const world = await openWorld()
    const { uuid } = await machineIn(world, state)
    const outcome = await judgeAndTry(world, resource, action, await machineOf(world, uuid))
    expectAgreement(`virtual_machine ${id}, ${state}`, outcome)
  })
})

describe('an action on a part of a machine is offered when it is accepted', () => {
  const sections = sectionsOf('virtual_machine', 'collection')
  const inRecord = sections.filter(({ operation }) => operation === null)
  const cases = inRecord.flatMap((section) =>
    section.rowActions.flatMap((action) =>
      machineStates.map((state): [string, MachineState, CompiledAction, typeof section] => [
        action.id,
        state,
        action,
        section,
      ]),
    ),
  )

  it.each(cases)('%s, %s, for each part', async (id, state, action, section) => {
    const partsOf = (owner: Subject) => readAll(owner.record, `${section.at}[]`).filter(isRecord)
    const first = await openWorld()
    const { subject: machine } = await machineOf(first, (await machineIn(first, state)).uuid)
    const parts = partsOf(machine)
    expect(parts.length).toBeGreaterThan(1)
    for (const [index] of parts.entries()) {
      const world = await openWorld()
      const { uuid } = await machineIn(world, state)
      const { row, subject: owner } = await machineOf(world, uuid)
      const record = partsOf(owner)[index]
      const key = `${row.key}/${section.id}/${String(readFirst(record, section.key))}`
      const subject: Subject = { record, location: 'tll', owner, environment: owner.environment }
      const about = { row: { ...row, key }, subject, awaited: row.key }
      const outcome = await judgeAndTry(world, resource, action, about)
      expectAgreement(`${section.id}[${index}] ${id}, ${state}`, outcome)
    }
  })
})

describe('an action on a VLAN of a machine is offered when it is accepted', () => {
  const vlans = sectionsOf('virtual_machine', 'collection').find(({ id }) => id === 'vlans')

  it.each((vlans?.rowActions ?? []).map((action): [string, CompiledAction] => [action.id, action]))(
    '%s',
    async (id, action) => {
      const world = await openWorld()
      const place = { location: 'tll' }
      const machines = await world.call<VirtualMachine[]>('listVms', place)
      const uuid = machines.find(({ name }) => name === 'web-prod-01')?.uuid ?? ''
      const { row, subject: owner } = await machineOf(world, uuid)
      const [card] = await world.call<VmInterface[]>('listVmInterfaces', { ...place, uuid })
      const [record] = card?.subinterfaces ?? []
      const subject: Subject = { record, location: 'tll', owner, environment: owner.environment }
      const key = `${row.key}/vlans/${record?.uuid ?? ''}`
      const about = { row: { ...row, key }, subject, awaited: row.key }
      expectAgreement(`vlans ${id}`, await judgeAndTry(world, resource, action, about))
    },
  )
})

it('comes across every difference that is listed', () => {
  expect(unseenDifferences(/^(virtual_machine .*, |disks|replicas)/)).toEqual([])
})
