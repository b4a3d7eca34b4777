// @vitest-environment jsdom
import { isOwnStep } from '../../src/manifest/own-step'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { SandboxOptions } from '../../sandbox/create-sandbox'
import type { Row } from '../../src/engine/data/row'
import { stateOf } from '../../src/manifest/states'
import { readPaths, type Subject } from '../../src/manifest/subject'
import { disagreement, unseenDifferences } from './agreement'
import { judgeAndTry } from './judge-and-try'
import { openWorld, typeOf, types, type World } from './world'

afterEach(cleanup)

/** Viewers and worlds: users with fewer rights, and a location that accepts nothing new. */
const looks: Readonly<Record<string, SandboxOptions & { key?: string; locations: readonly string[] }>> = {
  'a frozen account': { seed: 'indebted', locations: ['tll', 'jhv', 'trtu'] },
  'only closed accounts': { key: 'demo-indebted', locations: ['tll'] },
  'a restricted key': { key: 'demo-restricted', locations: ['tll', 'trtu'] },
  'a full location': { vms: 40, locations: ['jkt01'] },
}

/** Whether a machine has a public address, of either kind. */
const isReachable = (subject: Subject): boolean =>
  [...readPaths(subject, 'public_ipv6'), ...readPaths(subject, '$addresses.address')].some(
    (address) => typeof address === 'string',
  )

/** Whether a machine has every firewall of its location. */
async function hasEveryFirewall(world: World, { location }: Row, subject: Subject): Promise<boolean> {
  const firewalls = await world.rows(typeOf('firewall').resource, location)
  const assigned = new Set(readPaths(subject, '$firewalls.uuid'))
  return firewalls.length > 0 && firewalls.every(({ id }) => assigned.has(id))
}

/** A row, and the names of its situation, the narrowest first. */
interface Example {
  readonly names: readonly string[]
  readonly row: Row
}

/** One row of a type for each state, billing account and reachability. */
async function examples(world: World, type: string, locations: readonly string[]): Promise<Example[]> {
  const found = new Map<string, Example>()
  const { resource } = typeOf(type)
  for (const location of resource.scope === 'global' ? [undefined] : locations) {
    for (const row of await world.rows(resource, location)) {
      const subject = await world.subject(resource, row)
      const state = resource.states ? String(stateOf(resource.states, subject)) : 'present'
      const name = row.record.backup === false ? `${state} without backups` : state
      const account = row.record.billing_account ?? row.record.billing_account_id
      const narrower = type === 'virtual_machine' && !isReachable(subject) ? `${name}, unreachable` : name
      const isFull = type === 'virtual_machine' && (await hasEveryFirewall(world, row, subject))
      const names = [...(isFull ? ['with every firewall'] : []), narrower, name]
      found.set(`${narrower} ${String(account)}`, { names, row })
    }
  }
  return [...found.values()]
}

describe.each(Object.keys(looks))('with %s', (look) => {
  const { locations, ...options } = looks[look] ?? { locations: [] }

  it.each([...types.keys()])('what is offered of %s is accepted [BILLING-13]', async (type) => {
    const { resource } = typeOf(type)
    const first = await openWorld(options)
    const rows = await examples(first, type, locations)
    const disagreements: string[] = []
    for (const { names: states, row: seeded } of rows) {
      const { id, location } = seeded
      for (const action of Object.values(resource.actions)) {
        // A composite action promises all steps, but the platform is asked only for the first.
        if (action.steps && !isOwnStep(action)) continue
        // Its dialog asks for what the call needs.
        if (action.dialog !== undefined) continue
        const world = await openWorld(options)
        const row = (await world.rows(resource, location)).find((each) => each.id === id)
        if (!row) throw new Error(`${type} ${id} is gone`)
        const subject = await world.subject(resource, row)
        const outcome = await judgeAndTry(world, resource, action, { row, subject })
        const what = `${type} ${action.id}`
        const names = [
          ...states.map((state) => `${look}: ${what}, ${state}`),
          `${look}: ${what}`,
          ...states.map((state) => `${what}, ${state}`),
        ]
        const found = disagreement(names, outcome)
        if (found !== undefined) disagreements.push(found)
      }
    }
    expect(disagreements).toEqual([])
  })
})

it('comes across every difference that is listed', () => {
  expect(unseenDifferences(/: /)).toEqual([])
})
