import { useEffect } from 'react'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { planOf, plans, showPlan } from '../jobs/plan'
import type { PlanNoticeProps } from './PlanNotice'
import type { PlanTarget } from '../jobs/run-plan'
import { LazyContent, lazyPart } from '../../ui/lazy'

const noticePart = lazyPart<PlanNoticeProps>(async () => (await import('./PlanNotice')).PlanNotice)

/** The place on the page of a record where its plan is told; what tells and carries on plans comes with the first one. */
export function RecordPlan(target: PlanTarget) {
  const { client } = usePlatform()
  const { resource, rowKey } = target
  const plan = planOf(useStore(plans), resource.type, rowKey, client.identity().epoch)
  useEffect(() => showPlan(resource.type, rowKey), [resource, rowKey])
  return plan && <LazyContent part={noticePart} props={{ target, plan }} />
}
