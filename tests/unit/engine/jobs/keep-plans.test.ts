// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../src/api/errors'
import { createStore } from '../../../../src/lib/store'
import { keepPlans, restorePlans } from '../../../../src/engine/jobs/keep-plans'
import { following, planOf, plans, setPlan, type Plan } from '../../../../src/engine/jobs/plan'
import { tellInterrupted } from '../../../../src/engine/jobs/tell-interrupted'
import { openTab, Shelf, stand } from '../../platform/stand'

const steps = [
  { action: 'stop', label: 'Stop', typed: {} },
  { action: 'resize', label: 'Resize: vCPU 8', typed: { vcpu: 8 } },
  { action: 'start', label: 'Start', typed: {} },
]
const signedIn = (user: string | undefined, epoch = 1) => {
  const owner = createStore(user)
  return { get: () => ({ apiKey: 'key', epoch, elsewhere: false, ended: false }), owner }
}

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
const found = (plan: Partial<Plan>, user = 'mine') => [
  ...restorePlans(signedIn(user, 4), leftWith(plan)).values(),
]

describe('a plan that a reload has interrupted', () => {
  it('is there again as far as it came, for the one whose it is', () => {
    expect(found({ done: 1, sent: 1 })).toEqual([
      { name: 'web', steps, done: 1, sent: 1, begun: undefined, epoch: 4, interrupted: true },
    ])
    expect(planOf(plans.get(), 'virtual_machine', 'tll/vm-1', 4)).toMatchObject({ done: 1 })
    expect(found({}, 'other')).toEqual([])
  })

  it('is put back when it is known whose it is, and not before', () => {
    const left = leftWith({ done: 1, sent: 1 })
    const before = new Map(left.entries)
    const session = signedIn(undefined, 4)
    keepPlans(session, left)
    setPlan('virtual_machine', 'tll/vm-2', { name: 'api', steps, done: 0, epoch: 4 })
    expect(left.entries).toEqual(before)
    session.owner.set('mine')
    expect([...plans.get().values()].map(({ name }) => name).toSorted()).toEqual(['api', 'web'])
  })

  it('is kept of whoever is signed in alone, whatever somebody before had under way', () => {
    const { session } = openTab()
    const shelf = new Shelf()
    keepPlans(session, shelf)
    session.signIn('first')
    session.know('1', session.get().epoch)
    const theirs: Plan = { name: 'web', steps, done: 0, epoch: session.get().epoch }
    setPlan('virtual_machine', 'tll/vm-1', theirs)
    following.set(new Map([['virtual_machine tll/vm-3', theirs]]))
    session.signIn('second')
    const { epoch } = session.get()
    session.know('2', epoch)
    shelf.entries.clear()
    setPlan('virtual_machine', 'tll/vm-2', { name: 'api', steps, done: 0, epoch })
    const kept = [...shelf.entries.values()].map((text) => Object.keys(JSON.parse(text)))
    expect(kept).toEqual([['virtual_machine tll/vm-2']])
  })

  it('is there under a new key of the same user, interrupted', () => {
    const { session } = openTab()
    keepPlans(session, new Shelf())
    session.signIn('old key')
    session.know('1', session.get().epoch)
    setPlan('virtual_machine', 'tll/vm-1', { name: 'web', steps, done: 1, epoch: session.get().epoch })
    session.signIn('new key')
    const { epoch } = session.get()
    session.know('1', epoch)
    expect([...plans.get().values()]).toMatchObject([{ name: 'web', done: 1, epoch, interrupted: true }])
  })

  it('is not put back over what runs since', () => {
    const left = leftWith({ done: 1, sent: 1 })
    const session = signedIn(undefined, 4)
    const running: Plan = { name: 'web', steps, done: 2, epoch: 4 }
    plans.set(new Map([['virtual_machine tll/vm-1', running]]))
    keepPlans(session, left)
    session.owner.set('mine')
    expect([...plans.get().values()]).toEqual([running])
  })

  it('is put back over what somebody before had of the same record', () => {
    const left = leftWith({ done: 1, sent: 1 })
    plans.set(new Map([['virtual_machine tll/vm-1', { name: 'web', steps, done: 2, epoch: 3 }]]))
    restorePlans(signedIn('mine', 4), left)
    expect(planOf(plans.get(), 'virtual_machine', 'tll/vm-1', 4)).toMatchObject({ done: 1 })
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

  it.each<[string, (plan: Record<string, unknown>) => unknown]>([
    ['nothing', () => null],
    ['a text', () => 'web'],
    ['no name', (plan) => ({ ...plan, name: undefined })],
    ['no steps', (plan) => ({ ...plan, steps: undefined })],
    ['a step that is a text', (plan) => ({ ...plan, steps: [...steps, 'stop'] })],
    ['a step without an action', (plan) => ({ ...plan, steps: [...steps, { label: 'Stop', typed: {} }] })],
    ['a step without words', (plan) => ({ ...plan, steps: [...steps, { action: 'stop', typed: {} }] })],
    [
      'a step without what was typed',
      (plan) => ({ ...plan, steps: [...steps, { action: 'stop', label: 'Stop' }] }),
    ],
    ['no count', (plan) => ({ ...plan, done: undefined })],
    ['half a step', (plan) => ({ ...plan, done: 0.5 })],
    ['a step sent that is none', (plan) => ({ ...plan, sent: 'first' })],
    ['a step begun that is none', (plan) => ({ ...plan, begun: null })],
    ['more done than there is', (plan) => ({ ...plan, done: 3 })],
  ])('is not believed when what was kept is %s', (_, spoil) => {
    const left = leftWith({ done: 1 })
    for (const [key, text] of left.entries) {
      const kept = JSON.parse(text) as Record<string, Record<string, unknown>>
      expect(Object.keys(kept)).toHaveLength(1)
      const spoiled = Object.entries(kept).map(([name, plan]) => [name, spoil(plan)])
      left.setItem(key, JSON.stringify(Object.fromEntries(spoiled)))
    }
    expect([...restorePlans(signedIn('mine', 4), left).values()]).toEqual([])
  })
})

describe('a plan that failed before the page was reloaded', () => {
  const failure = new ApiError('server', 'Sizes are being counted', { status: 500, correlationId: '4d1f9a' })

  it('is still one that failed, and for the same reason', () => {
    const [plan] = found({ done: 1, failure })
    expect(plan).toMatchObject({ name: 'web', done: 1, failure: { ...failure, message: failure.message } })
    expect(plan?.failure).toBeInstanceOf(ApiError)
    expect(plan?.interrupted).toBeUndefined()
  })

  it('is one that failed when nobody knows why', () => {
    expect(found({ failure: new TypeError('x is not a function') })[0]?.failure).toMatchObject({
      kind: 'generic',
      message: '',
    })
  })

  it.each(['7', '{"kind":"toString","message":"x"}', '{"kind":"server"}'])(
    'is taken for one that was interrupted when the reason is odd: %s',
    (odd) => {
      const left = leftWith({ failure })
      const [[key, text = ''] = ['']] = left.entries
      left.setItem(key, text.replace(/"failure":\{.*?\}/, `"failure":${odd}`))
      const [plan] = restorePlans(signedIn('mine'), left).values()
      expect(plan).toMatchObject({ interrupted: true })
      expect(plan?.failure).toBeUndefined()
    },
  )
})

describe('after a reload', () => {
  it('a page that is not the record’s says what failed before, and why', async () => {
    const { platform } = await stand(async () => Response.json([]), { types: ['virtual_machine'] })
    const { epoch } = platform.session.get()
    keepPlans(platform.session)
    const failure = new ApiError('server', 'Sizes are being counted', {
      status: 500,
      correlationId: '4d1f9a',
    })
    setPlan('virtual_machine', 'tll/vm-1', { name: 'web', steps, done: 1, epoch, failure })
    const kept = { ...window.sessionStorage }
    plans.set(new Map())
    for (const [key, value] of Object.entries(kept)) window.sessionStorage.setItem(key, String(value))
    const add = vi.spyOn(platform.toasts, 'add')
    tellInterrupted(platform, { isAt: () => false, go: () => undefined })
    expect(add.mock.calls[0]?.[0]).toMatchObject({
      tone: 'error',
      title: 'Error: Sizes are being counted',
      text: 'web. Not done: Resize: vCPU 8, Start.',
      reference: '4d1f9a',
    })
  })

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
