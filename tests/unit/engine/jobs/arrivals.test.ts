// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { awaitArrivals } from '../../../../src/engine/jobs/arrivals'
import { expectations, expectState } from '../../../../src/engine/jobs/expectations'
import { tellArrivals } from '../../../../src/engine/jobs/tell-arrivals'
import type { Target } from '../../../../src/engine/jobs/target'
import { resource } from '../../../../src/generated/resources/virtual-machine'
import type { ToastContent } from '../../../../src/ui/feedback/toast-store'
import { subject } from '../../manifest/support'
import { stand } from '../../platform/stand'

const start = Date.UTC(2026, 10, 21, 8, 46)

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
  expectations.set(new Map())
})

/** Machines in one location whose states a test changes, and what was asked of the list. */
async function yard(...names: readonly string[]) {
  const states = new Map(names.map((name) => [name, 'running']))
  let looks = 0
  let answers = true
  const { platform } = await stand(
    async () => {
      looks += 1
      if (!answers) return new Response('', { status: 500 })
      return Response.json(
        [...states].map(([uuid, status]) => ({ uuid, name: uuid, status, billing_account: 1, storage: [] })),
      )
    },
    { types: ['virtual_machine'], now: () => Date.now() },
  )
  const targets = names.map((id): Target => {
    const record = { uuid: id, name: id, status: 'running', billing_account: 1, storage: [] }
    return {
      row: { key: `tll/${id}`, id, record, location: 'tll', odd: undefined },
      subject: subject({ record, location: 'tll' }),
      name: id,
    }
  })
  const action = (id: string) => {
    const found = resource.actions[id]
    if (!found) throw new Error(`There is no ${id}`)
    return found
  }
  return {
    platform,
    targets,
    action,
    states,
    looks: () => looks,
    silence: (on: boolean) => (answers = !on),
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
  }
}

describe('waiting for records to reach the state of an action', () => {
  it('counts them as they come and ends with the last one', async () => {
    const { platform, targets, action, states, pass, looks } = await yard('a', 'b')
    const heard: number[] = []
    const end = awaitArrivals(platform, resource, action('stop'), targets, (number) => heard.push(number))
    await pass(6)
    expect(heard).toEqual([])
    states.set('a', 'stopped')
    await pass(3)
    expect(heard).toEqual([1])
    states.set('b', 'stopped')
    await pass(3)
    expect(await end).toEqual({ arrived: 2, missing: [] })
    const after = looks()
    await pass(60)
    expect(looks()).toBe(after)
  })

  it('looks again at a list that did not answer, and gives up on what takes far too long', async () => {
    const { platform, targets, action, states, silence, pass } = await yard('a', 'b')
    const end = awaitArrivals(platform, resource, action('stop'), targets, () => undefined)
    silence(true)
    await pass(9)
    silence(false)
    states.set('b', 'stopped')
    await pass(60 * 60)
    expect(await end).toEqual({ arrived: 1, missing: [targets[0]] })
  })

  it('takes a restart for done when it has stopped and runs again, and not before', async () => {
    const { platform, targets, action, states, pass } = await yard('a')
    let arrived = 0
    const end = awaitArrivals(platform, resource, action('restart'), targets, (now) => (arrived = now))
    await pass(6)
    expect(arrived).toBe(0)
    states.set('a', 'stopped')
    await pass(3)
    expect(arrived).toBe(0)
    states.set('a', 'running')
    await pass(3)
    expect(await end).toEqual({ arrived: 1, missing: [] })
  })

  it('sees that a restart has gone on though it never saw the stop', async () => {
    const { platform, targets, action, pass } = await yard('a')
    const end = awaitArrivals(platform, resource, action('restart'), targets, () => undefined)
    const { epoch } = platform.client.identity()
    const next = { action: action('restart').expect?.next ?? '', state: 'running', since: start }
    expectState('virtual_machine', 'tll/a', { ...next, seconds: 60, escalate: null, epoch })
    await pass(6)
    expect(await end).toEqual({ arrived: 1, missing: [] })
  })

  it('ends when somebody else signs in, and asks nothing in their name', async () => {
    const { platform, targets, action, pass, looks } = await yard('a')
    const end = awaitArrivals(platform, resource, action('stop'), targets, () => undefined)
    platform.session.signIn('demo-delegate')
    const before = looks()
    await pass(30)
    expect(await end).toEqual({ arrived: 0, missing: targets })
    expect(looks()).toBe(before)
  })
})

describe('what a run says until its records have arrived', () => {
  const clean: ToastContent = { tone: 'success', title: 'Stop: 2 under way', closes: true }

  async function told(content: ToastContent, asked: number, run: Awaited<ReturnType<typeof yard>>) {
    const { platform, targets, action } = run
    const toast = platform.toasts.add(content)
    const texts = platform.texts
    const end = tellArrivals(
      { platform, texts, resource },
      { action: action('stop'), label: 'Stop', accepted: targets, asked },
      { toast, content },
    )
    return { end, said: () => platform.toasts.snapshot()[0] }
  }

  it('is how many have stopped, then that it is done; only then it closes by itself', async () => {
    const run = await yard('a', 'b')
    const { end, said } = await told(clean, 2, run)
    expect(said()).toMatchObject({ tone: 'info', text: '0 of 2 done', progress: 0, closes: false })
    run.states.set('a', 'stopped')
    await run.pass(3)
    expect(said()).toMatchObject({ title: 'Stop: 2 under way', text: '1 of 2 done', progress: 50 })
    run.states.set('b', 'stopped')
    await run.pass(3)
    await end
    expect(said()).toMatchObject({ tone: 'success', title: 'Stop: 2 done', closes: true })
  })

  it('keeps what failed and what can be done about it, and corrects the count', async () => {
    const run = await yard('a', 'b')
    const actions = [{ label: 'Retry failed only', look: 'button' as const, onPress: () => undefined }]
    const failed = { ...clean, tone: 'warning' as const, text: 'c: Not today', actions, closes: false }
    const { end, said } = await told(failed, 3, run)
    for (const name of ['a', 'b']) run.states.set(name, 'stopped')
    await run.pass(3)
    await end
    expect(said()).toMatchObject({
      title: 'Stop: 2 of 3 done',
      tone: 'warning',
      text: 'c: Not today',
      actions,
    })
  })

  it('names those that do not arrive', async () => {
    const run = await yard('a', 'b')
    const { end, said } = await told(clean, 2, run)
    run.states.set('b', 'stopped')
    await run.pass(60 * 60)
    await end
    expect(said()).toMatchObject({
      tone: 'warning',
      title: 'Stop: 1 of 2 done',
      text: 'Not finished yet: a.',
      closes: false,
    })
  })

  it('is left as it was when somebody else signs in meanwhile', async () => {
    const run = await yard('a')
    const { end, said } = await told({ ...clean, title: 'Stop: 1 under way' }, 1, run)
    run.platform.session.signIn('demo-delegate')
    run.states.set('a', 'stopped')
    await run.pass(30)
    await end
    expect(said()).toMatchObject({ title: 'Stop: 1 under way', text: '0 of 1 done', progress: 0 })
  })

  it('is not said again once it was sent away', async () => {
    const run = await yard('a')
    const { end } = await told({ ...clean, title: 'Stop: 1 under way' }, 1, run)
    run.platform.toasts.clear()
    run.states.set('a', 'stopped')
    await run.pass(3)
    await end
    expect(run.platform.toasts.snapshot()).toEqual([])
  })
})
