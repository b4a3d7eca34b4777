import type { ClusterCondition, ManagedService } from '../entities'
import { machinesOf } from './service'

type Type = ClusterCondition['type']
type Text = Readonly<Record<'pending' | 'holds', readonly [reason: string, message: string]>>

/** Conditions in the order in which they come true for a new cluster, with their texts before and after. */
const texts: Readonly<Record<Type, Text>> = {
  ControlPlaneHealthy: {
    pending: ['ControlPlanePending', 'The control plane is being made.'],
    holds: ['ControlPlaneRunning', 'All control plane components are healthy.'],
  },
  APIServerAvailable: {
    pending: ['ApiServerPending', 'The API server does not answer yet.'],
    holds: ['HealthzRequestSucceeded', 'The API server answers.'],
  },
  EveryNodeReady: {
    pending: ['NodesPending', 'Nodes are being made.'],
    holds: ['EveryNodeReady', 'All nodes are ready.'],
  },
  SystemComponentsHealthy: {
    pending: ['SystemComponentsPending', 'System components are being installed.'],
    holds: ['SystemComponentsRunning', 'All system components are healthy.'],
  },
  ObservabilityComponentsHealthy: {
    pending: ['ObservabilityComponentsPending', 'Logs and metrics are being set up.'],
    holds: ['ObservabilityComponentsRunning', 'All observability components are healthy.'],
  },
}

/** Conditions in the order in which they come true (specification section 4 names them). */
export const conditionOrder: readonly Type[] = [
  'ControlPlaneHealthy',
  'APIServerAvailable',
  'EveryNodeReady',
  'SystemComponentsHealthy',
  'ObservabilityComponentsHealthy',
]

/** A condition that is pending or holds since `at`, milliseconds since 1970. */
export function condition(type: Type, kind: keyof Text, at: number): ClusterCondition {
  const [reason, message] = texts[type][kind]
  return {
    type,
    status: kind === 'holds' ? 'True' : 'Progressing',
    reason,
    message,
    lastTransitionTime: new Date(at).toISOString(),
  }
}

/** Properties of a cluster with one condition replaced; if its status is the same, it keeps its time. */
export function withCondition(
  { properties }: ManagedService,
  changed: ClusterCondition,
): NonNullable<ManagedService['properties']> {
  const conditions = (properties?.status?.conditions ?? []).map((present) =>
    present.type === changed.type && present.status !== changed.status ? changed : present,
  )
  return { ...properties, status: { conditions } }
}

/** The condition EveryNodeReady: it holds if all nodes run, is False if some are off, and pending otherwise. */
export function nodeCondition(document: ManagedService, at: number): ClusterCondition {
  const machines = machinesOf(document)
  const statuses = machines.map(({ resource_allocation: { status } }) => status)
  if (statuses.every((status) => status === 'running')) return condition('EveryNodeReady', 'holds', at)
  const off = statuses.filter((status) => status !== 'running' && status !== 'creating').length
  if (off === 0) return condition('EveryNodeReady', 'pending', at)
  return {
    ...condition('EveryNodeReady', 'pending', at),
    status: 'False',
    reason: 'NodeNotReady',
    message: `${off} of ${machines.length} nodes ${off === 1 ? 'is' : 'are'} switched off.`,
  }
}
