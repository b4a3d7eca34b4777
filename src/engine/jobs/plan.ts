import { createStore } from '../../lib/store'

/** One thing a plan does. */
export interface PlanStep {
  /** Action of the record's type. */
  action: string
  /** What it is, with what was chosen: "Add disk: 500 GB". */
  label: string
  /** What the action would otherwise ask for, by parameter. */
  typed: Readonly<Record<string, unknown>>
  /** Something in `typed` is a secret. */
  secret?: true
}

/** Several actions on one record, one after the other, each as soon as it can be done. */
export interface Plan {
  /** Name of the record, for what is said of it elsewhere. */
  name: string
  steps: readonly PlanStep[]
  /** Steps that are done. */
  done: number
  /** Why it stopped; undefined while it runs. Nothing after the failed step is done. */
  failure?: unknown
  /** The last step whose call was about to be made, and the last whose call was answered. */
  sent?: number | undefined
  begun?: number | undefined
  /** A reload of the page has ended it; it waits to be asked to go on. */
  interrupted?: true
  /** Identity the plan belongs to. */
  epoch: number
}

/** Plans by type and row key. A page that is closed does nothing more; `keepPlans` keeps how far they came. */
export const plans = createStore<ReadonlyMap<string, Plan>>(new Map())

/** What follows by itself, in the same form, while it is waited for. */
export const following = createStore<ReadonlyMap<string, Plan>>(new Map())

/** The key of a record's plan. */
export function keyOf(type: string, rowKey: string): string {
  return `${type} ${rowKey}`
}

/** The plan of a record, or undefined. */
export function planOf(
  all: ReadonlyMap<string, Plan>,
  type: string,
  rowKey: string,
  epoch: number,
): Plan | undefined {
  const found = all.get(keyOf(type, rowKey))
  return found?.epoch === epoch ? found : undefined
}

/** Puts a plan in the place of what was there; undefined forgets it. */
export function setPlan(type: string, rowKey: string, plan: Plan | undefined): void {
  const next = new Map(plans.get())
  if (plan) next.set(keyOf(type, rowKey), plan)
  else next.delete(keyOf(type, rowKey))
  plans.set(next)
}

/** Plans that some part of the page shows. */
const shown = new Set<string>()

/** Says that a plan is in view, so that what becomes of it need not be said elsewhere; returns how to take that back. */
export function showPlan(type: string, rowKey: string): () => void {
  shown.add(keyOf(type, rowKey))
  return () => void shown.delete(keyOf(type, rowKey))
}

/** True while the plan of a record is in view. */
export function isShown(type: string, rowKey: string): boolean {
  return shown.has(keyOf(type, rowKey))
}
