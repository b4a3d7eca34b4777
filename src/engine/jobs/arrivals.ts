import { operationQuery } from '../../api/queries'
import { pathParameters } from '../../lib/operation'
import { operations } from '../../generated/operations'
import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import { stateOf } from '../../manifest/states'
import type { Platform } from '../../platform/platform'
import { decodeRows, type Row } from '../data/row'
import { expectationOf, expectations } from './expectations'
import type { Target } from './target'

/** Milliseconds between two looks. */
const interval = 3000
/** What a state may take longer than usual, as a share, before it is waited for no more. */
const patience = 1.5

/** What became of the records that an action leads to a later state. */
export interface Arrivals {
  readonly arrived: number
  /** Those whose state has not come, or that are gone. */
  readonly missing: readonly Target[]
}

/** The states an action leads to, one after the other, each with the action that leads there. */
function stages(resource: CompiledResource, action: CompiledAction): CompiledAction[] {
  const next = resource.actions[action.expect?.next ?? '']
  return [action, ...(next ? [next] : [])].filter(({ expect }) => expect !== undefined)
}

/**
 * Waits until `targets` have reached the state that `action` leads to, and calls `onChange` with how many have. Looks at
 * each list every three seconds. Ends when all have, when the time the action allows is over by half, or when somebody else
 * signs in; a list that does not answer is looked at again.
 */
export async function awaitArrivals(
  platform: Platform,
  resource: CompiledResource,
  action: CompiledAction,
  targets: readonly Target[],
  onChange: (arrived: number) => void,
): Promise<Arrivals> {
  const way = stages(resource, action)
  const seconds = way.reduce((sum, { expect }) => sum + (expect?.seconds ?? 0), 0)
  const { epoch } = platform.client.identity()
  const until = platform.now() + seconds * patience * 1000
  const reached = new Map<Target, number>(targets.map((target) => [target, 0]))
  const arrived = (): number => [...reached.values()].filter((stage) => stage === way.length).length
  const { states } = resource
  if (!states) return { arrived: 0, missing: targets }
  while (arrived() < targets.length && platform.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, interval))
    if (platform.client.identity().epoch !== epoch) break
    const before = arrived()
    const waiting = targets.filter((target) => reached.get(target) !== way.length)
    const rows = await rowsOf(platform, resource, waiting)
    for (const target of waiting) {
      const row = rows.get(target.row.key)
      if (!row) continue
      const state = stateOf(states, { ...target.subject, record: row.record })
      reached.set(target, advance(reached.get(target) ?? 0, state, way, follows(platform, resource, row)))
    }
    if (arrived() !== before) onChange(arrived())
  }
  return { arrived: arrived(), missing: targets.filter((target) => reached.get(target) !== way.length) }
}

/** The stage a record is at, seeing its `state` now, and the action that is `expected` of it. */
function advance(
  stage: number,
  state: string | undefined,
  way: readonly CompiledAction[],
  expected: string | null | undefined,
): number {
  const current = way[stage]
  if (!current) return stage
  const isPast = way.slice(stage + 1).some(({ id }) => id === expected)
  if (state !== current.expect?.state && !isPast) return stage
  return stage + 1
}

const follows = (platform: Platform, { type }: CompiledResource, { key }: Row): string | null | undefined =>
  expectationOf(expectations.get(), type, key, platform.client.identity().epoch)?.action

/** The rows of the lists that `targets` are in, by key, past the cache. */
async function rowsOf(
  { client, queries, reporter }: Platform,
  resource: CompiledResource,
  targets: readonly Target[],
): Promise<ReadonlyMap<string, Row>> {
  const isPlaced = pathParameters(operations[resource.listOperation].path).includes('location')
  const byPlace = new Map(
    targets.map(({ row, subject }) => [isPlaced ? row.location : undefined, subject.surroundings]),
  )
  const lists = await Promise.allSettled(
    [...byPlace].map(async ([location, surroundings]) => {
      const input = location === undefined ? {} : { path: { location } }
      const query = operationQuery(client, resource.listOperation, input)
      const answer = await queries.fetchQuery({ ...query, staleTime: 0, retry: false })
      return decodeRows(resource, answer, location, surroundings, reporter)
    }),
  )
  const found = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
  return new Map(found.map((row) => [row.key, row]))
}
