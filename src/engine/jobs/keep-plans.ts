import { isRecord } from '../../lib/is-record'
import type { Session } from '../../platform/session/session'
import { ownDraft, type Kept } from '../fields/draft'
import { failureData, failureIn } from './kept-failure'
import { following, plans, type Plan, type PlanStep } from './plan'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Owned = Pick<Session, 'owner'>
type Own = Pick<Session, 'get' | 'owner'>

/** What was kept of the plans of whoever is signed in, in this tab. */
export function keptPlans(session: Owned, storage?: Shelf): Kept {
  return ownDraft(session, 'plans', storage)
}

/** Steps that have not been begun. */
export function openSteps({ steps, done, begun }: Plan): readonly PlanStep[] {
  return steps.slice(begun === done ? done + 1 : done)
}

/** Secrets are kept nowhere, so a plan that still needs one cannot be gone on with. */
function isKeepable(plan: Plan): boolean {
  return openSteps(plan).length > 0 && openSteps(plan).every(({ secret }) => secret !== true)
}

const keeping = new WeakSet<object>()

/**
 * Keeps plans over a reload of the page and over a new key of the same user, so that it can be said how far they came. Once
 * for each session.
 */
export function keepPlans(session: Own, storage?: Shelf): void {
  if (keeping.has(session)) return
  keeping.add(session)
  const write = (): void => {
    const { epoch } = session.get()
    const own = new Map([...following.get(), ...plans.get()])
    const kept = [...own].filter(([, plan]) => plan.epoch === epoch && isKeepable(plan))
    if (kept.length === 0) keptPlans(session, storage).clear()
    else {
      keptPlans(session, storage).write(
        Object.fromEntries(
          kept.map(([key, { name, steps, done, sent, begun, failure }]) => [
            key,
            {
              ...{ name, steps, done, sent, begun },
              ...(failure === undefined ? {} : { failure: failureData(failure) }),
            },
          ]),
        ),
      )
    }
  }
  plans.subscribe(write)
  following.subscribe(write)
  session.owner.subscribe(() => putBack(session, storage))
}

const isIndex = (value: unknown): value is number | undefined =>
  value === undefined || Number.isInteger(value)

function isStep(value: unknown): value is PlanStep {
  return (
    isRecord(value) &&
    typeof value.action === 'string' &&
    typeof value.label === 'string' &&
    isRecord(value.typed)
  )
}

function planIn(value: unknown, epoch: number): Plan | undefined {
  if (!isRecord(value)) return undefined
  const { name, steps, done, sent, begun } = value
  if (typeof name !== 'string' || !Array.isArray(steps) || !steps.every(isStep)) return undefined
  if (typeof done !== 'number' || !isIndex(done) || !isIndex(sent) || !isIndex(begun)) return undefined
  const failure = failureIn(value.failure)
  const ended = failure ? { failure } : ({ interrupted: true } as const)
  const plan: Plan = { name, steps, done, sent, begun, epoch, ...ended }
  return openSteps(plan).length > 0 ? plan : undefined
}

function putBack(session: Own, storage?: Shelf): ReadonlyMap<string, Plan> {
  const { epoch } = session.get()
  const found = Object.entries(keptPlans(session, storage).read() ?? {}).flatMap(
    ([key, value]): [string, Plan][] => {
      const plan = planIn(value, epoch)
      return plan ? [[key, plan]] : []
    },
  )
  const present = [...plans.get()].filter(([, plan]) => plan.epoch === epoch)
  plans.set(new Map([...plans.get(), ...found, ...present]))
  return new Map(found)
}

/**
 * Puts back the plans a reload has interrupted, and those that had failed before with why, by type and row key. Nothing of
 * them is done until somebody asks for it.
 */
export function restorePlans(session: Own, storage?: Shelf): ReadonlyMap<string, Plan> {
  keepPlans(session, storage)
  return putBack(session, storage)
}
