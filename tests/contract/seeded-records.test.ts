// @vitest-environment jsdom
import { isOwnStep } from '../../src/manifest/own-step'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { SandboxOptions } from '../../sandbox/create-sandbox'
import type { Row } from '../../src/engine/data/row'
import { stateOf } from '../../src/manifest/states'
import { disagreement, unseenDifferences } from './agreement'
import { judgeAndTry } from './judge-and-try'
import { openWorld, typeOf, types, type World } from './world'

afterEach(cleanup)

/** Whoever looks, and what there is to see: people who may do less, and a place that takes nothing new. */
const looks: Readonly<Record<string, SandboxOptions & { key?: string; locations: readonly string[] }>> = {
  'a frozen account': { seed: 'indebted', locations: ['tll', 'jhv', 'trtu'] },
  'only closed accounts': { key: 'demo-indebted', locations: ['tll'] },
  'a restricted key': { key: 'demo-restricted', locations: ['tll', 'trtu'] },
  'a full location': { vms: 40, locations: ['jkt01'] },
}

/** One row for each state and billing account of a type, with its state. */
async function examples(world: World, type: string, locations: readonly string[]): Promise<[string, Row][]> {
  const found = new Map<string, [string, Row]>()
  const { resource } = typeOf(type)
  for (const location of resource.scope === 'global' ? [undefined] : locations) {
    for (const row of await world.rows(resource, location)) {
      const subject = await world.subject(resource, row)
      const state = resource.states ? String(stateOf(resource.states, subject)) : 'present'
      const name = row.record.backup === false ? `${state} without backups` : state
      const account = row.record.billing_account ?? row.record.billing_account_id
      found.set(`${name} ${String(account)}`, [name, row])
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
    for (const [state, { id, location }] of rows) {
      for (const action of Object.values(resource.actions)) {
        // What is several steps promises all of them; the platform is asked for the first alone.
        if (action.steps && !isOwnStep(action)) continue
        const world = await openWorld(options)
        const row = (await world.rows(resource, location)).find((each) => each.id === id)
        if (!row) throw new Error(`${type} ${id} is gone`)
        const subject = await world.subject(resource, row)
        const outcome = await judgeAndTry(world, resource, action, { row, subject })
        const what = `${type} ${action.id}`
        const names = [`${look}: ${what}, ${state}`, `${look}: ${what}`, `${what}, ${state}`]
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
