// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepPlans, restorePlans } from '../../../../src/engine/plans/keep-plans'
import { following, planOf, plans, setPlan, type Plan } from '../../../../src/engine/plans/plan'
import { tellInterrupted } from '../../../../src/engine/plans/tell-interrupted'
import { Shelf, stand } from '../../platform/stand'

const steps = [
  { action: 'stop', label: 'Stop', typed: {} },
  { action: 'resize', label: 'Resize: vCPU 8', typed: { vcpu: 8 } },
  { action: 'start', label: 'Start', typed: {} },
]
const signedIn = (apiKey: string, epoch = 1) => ({
  get: () => ({ apiKey, epoch, elsewhere: false, ended: false }),
})

afterEach(() => {
  plans.set(new Map())
  following.set(new Map())
  window.sessionStorage.clear()
})

/** A storage as a page leaves it that was closed while a plan stood so. */
function leftWith(plan: Partial<Plan>): Shelf {
  const before = new Shelf()
  keepPlans(signedIn('mine'), before)
  setPlan('virtual_machine', 'tll/vm-1', { name: 'web', steps, done: 0, epoch: 1, ...plan })
  const left = new Shelf()
  for (const [key, value] of before.entries) left.setItem(key, value)
  plans.set(new Map())
  return left
}
const found = (plan: Partial<Plan>, apiKey = 'mine') => [
  ...restorePlans(signedIn(apiKey, 4), leftWith(plan)).values(),
]

describe('a plan that a reload has interrupted', () => {
  it('is there again as far as it came, for the one whose it is', () => {
    expect(found({ done: 1, sent: 1 })).toEqual([
      { name: 'web', steps, done: 1, sent: 1, begun: undefined, epoch: 4, interrupted: true },
    ])
    expect(planOf(plans.get(), 'virtual_machine', 'tll/vm-1', 4)).toMatchObject({ done: 1 })
    expect(found({}, 'other')).toEqual([])
  })

  it('is none when nothing of it was left to do, or it was ended', () => {
    expect(leftWith({ done: 2, sent: 2, begun: 2 }).entries.size).toBe(0)
    expect(found({ done: 3 })).toEqual([])
    const storage = new Shelf()
    keepPlans(signedIn('mine'), storage)
    setPlan('virtual_machine', 'tll/vm-1', { name: 'web', steps, done: 0, epoch: 1 })
    setPlan('virtual_machine', 'tll/vm-1', undefined)
    expect(storage.entries.size).toBe(0)
  })

  it('is kept with no secret in it', () => {
    const secret = {
      action: 'password',
      label: 'Change password',
      typed: { password: 'Tuul-1' },
      secret: true as const,
    }
    expect(leftWith({ steps: [...steps, secret] }).entries.size).toBe(0)
  })

  it.each([
    '{"a b":7}',
    '{"a b":{"name":"web","steps":[{}],"done":0}}',
    '{"a b":{"name":"web","steps":[],"done":"x"}}',
  ])('is not believed when it is odd: %s', (text) => {
    const left = leftWith({})
    const [key = ''] = left.entries.keys()
    left.setItem(key, text)
    expect(restorePlans(signedIn('mine'), left).size).toBe(0)
  })
})

describe('after a reload', () => {
  it('a page that is not the record’s says what did not run and leads there', async () => {
    const { platform } = await stand(async () => Response.json([]), { types: ['virtual_machine'] })
    const { epoch } = platform.session.get()
    keepPlans(platform.session)
    setPlan('virtual_machine', 'tll/vm-1', { name: 'web', steps, done: 1, epoch })
    const kept = { ...window.sessionStorage }
    plans.set(new Map())
    for (const [key, value] of Object.entries(kept)) window.sessionStorage.setItem(key, String(value))
    const add = vi.spyOn(platform.toasts, 'add')
    const went: string[] = []
    tellInterrupted(platform, { isAt: () => false, go: (href) => went.push(href) })
    expect(add.mock.calls[0]?.[0]).toMatchObject({ text: 'Not done: Resize: vCPU 8, Start.' })
    add.mock.calls[0]?.[0].actions?.[0]?.onPress()
    expect(went).toEqual(['/compute/vm/tll/vm-1'])
    tellInterrupted(platform, { isAt: () => true, go: () => undefined })
    expect(add).toHaveBeenCalledOnce()
  })
})
