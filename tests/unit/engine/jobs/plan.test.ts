import { afterEach, describe, expect, it } from 'vitest'
import { isShown, planOf, plans, setPlan, showPlan, type Plan } from '../../../../src/engine/jobs/plan'

afterEach(() => plans.set(new Map()))

const plan: Plan = { name: 'web', steps: [], done: 0, epoch: 3 }

describe('the plan of a record', () => {
  it('is that of its type and place, and nobody else’s', () => {
    setPlan('disk', 'tll/a', plan)
    const of = (type: string, rowKey: string, epoch: number) => planOf(plans.get(), type, rowKey, epoch)
    expect(of('disk', 'tll/a', 3)).toBe(plan)
    expect(of('disk', 'tll/a', 4)).toBeUndefined()
    expect(of('disk', 'jhv/a', 3)).toBeUndefined()
    expect(of('bucket', 'tll/a', 3)).toBeUndefined()
  })

  it('takes the place of the one before, and is forgotten without touching others', () => {
    setPlan('disk', 'tll/a', plan)
    setPlan('disk', 'tll/b', plan)
    const next = { ...plan, done: 1 }
    setPlan('disk', 'tll/a', next)
    expect(planOf(plans.get(), 'disk', 'tll/a', 3)).toBe(next)
    setPlan('disk', 'tll/a', undefined)
    expect([...plans.get().keys()]).toEqual(['disk tll/b'])
  })

  it('is in view until what shows it is gone', () => {
    const hide = showPlan('disk', 'tll/a')
    expect([isShown('disk', 'tll/a'), isShown('disk', 'tll/b')]).toEqual([true, false])
    hide()
    expect(isShown('disk', 'tll/a')).toBe(false)
  })
})
