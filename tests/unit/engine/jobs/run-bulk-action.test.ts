// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bulkResults } from '../../../../src/engine/jobs/bulk-results'
import { expectations } from '../../../../src/engine/jobs/expectations'
import { runBulkAction } from '../../../../src/engine/jobs/run-bulk-action'
import { tellUnfinished } from '../../../../src/engine/jobs/tell-unfinished'
import type { Target } from '../../../../src/engine/jobs/target'
import { resource } from '../../../../src/generated/resources/virtual-machine'
import { subject } from '../../manifest/support'
import { stand } from '../../platform/stand'

type Call = { name: string; answer: (status?: number) => Promise<void> }

/** A platform whose machines are stopped when a test says so, and a run on `count` of them in one location. */
async function yard(count: number, action = 'stop') {
  const waiting: Call[] = []
  const sent: string[] = []
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
  const made = await stand(
    async (request) => {
      if (request.method === 'GET') return Response.json([])
      const { uuid } = Object.fromEntries(new URLSearchParams(await request.clone().text()))
      const name = uuid ?? String((await request.clone().json()).uuid)
      sent.push(name)
      return new Promise<Response>((resolve) => {
        waiting.push({
          name,
          answer: async (status = 200) => {
            resolve(Response.json(status === 200 ? {} : { errors: { Error: 'Not today' } }, { status }))
            await settle()
            await settle()
          },
        })
      })
    },
    { types: ['virtual_machine'] },
  )
  const targets = Array.from({ length: count }, (_, index): Target => {
    const id = `vm-${index + 1}`
    const record = { uuid: id, name: id, status: 'running', billing_account: 1, storage: [] }
    return {
      row: { key: `tll/${id}`, id, record, location: 'tll', odd: undefined },
      subject: subject({ record, location: 'tll' }),
      name: id,
    }
  })
  const shown: (readonly string[])[] = []
  const wanted = resource.actions[action]
  if (!wanted) throw new Error('There is no such action')
  const { platform } = made
  const run = runBulkAction(
    { platform, texts: platform.texts, resource },
    { action: wanted, targets, left: [] },
    { onFailures: () => undefined, onShow: (keys) => shown.push(keys), onRetry: () => undefined },
  )
  await expect.poll(() => waiting.length).toBe(Math.min(4, count))
  const said = () => platform.toasts.snapshot().map(({ title, text }) => ({ title, text }))
  const press = (label: string): void =>
    platform.toasts
      .snapshot()
      .flatMap(({ actions = [] }) => actions)
      .find((each) => each.label === label)
      ?.onPress()
  const offered = () =>
    platform.toasts.snapshot().flatMap(({ actions = [] }) => actions.map(({ label }) => label))
  const answer = async (status?: number): Promise<void> => waiting.shift()?.answer(status)
  const finish = async (): Promise<readonly string[]> => {
    while (waiting.length > 0) await answer()
    return run
  }
  return { ...made, waiting, sent, shown, said, press, offered, answer, finish }
}

/** Whether the browser would ask before the page is left. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** What is kept in the tab when a page is left now, put back once `then` has ended that page. */
async function leave(then: () => Promise<unknown>): Promise<void> {
  window.dispatchEvent(new Event('pagehide'))
  const kept = { ...window.sessionStorage }
  await then()
  for (const [key, value] of Object.entries(kept)) window.sessionStorage.setItem(key, String(value))
}

afterEach(() => {
  window.sessionStorage.clear()
  bulkResults.set(new Map())
  expectations.set(new Map())
})

describe('a run on several records', () => {
  it('says of what settles later that it is under way, and of anything else that it is done', async () => {
    const stop = await yard(2)
    await stop.answer()
    expect(stop.said()).toEqual([{ title: 'Stop: 2 machines', text: '1 of 2 under way' }])
    await stop.finish()
    expect(stop.said()).toEqual([{ title: 'Stop: 2 under way', text: '0 of 2 done' }])
    const erase = await yard(2, 'delete')
    await erase.answer()
    expect(erase.said()[0]?.text).toBe('1 of 2 done')
    await erase.answer(500)
    await erase.finish()
    expect(erase.said()[0]).toEqual({ title: 'Delete: 1 of 2 done', text: 'vm-2: Not today' })
  })

  it('can be stopped: what was sent is waited for, nothing else is sent, and the rest can be chosen', async () => {
    const { sent, said, shown, press, offered, answer, finish } = await yard(8)
    await answer()
    expect(offered()).toEqual(['Cancel'])
    press('Cancel')
    expect(said()[0]?.text).toBe('Nothing more is sent. Waiting for what was sent')
    expect(offered()).toEqual([])
    await answer(500)
    const left = await finish()
    expect(sent).toEqual(['vm-1', 'vm-2', 'vm-3', 'vm-4', 'vm-5'])
    expect(said()).toEqual([
      {
        title: 'Stop: 4 of 8 under way',
        text: 'vm-2: Not today\nNot done: vm-6, vm-7, vm-8.',
      },
    ])
    expect(left).toEqual(['tll/vm-2', 'tll/vm-6', 'tll/vm-7', 'tll/vm-8'])
    expect(offered()).toEqual(['Retry failed only', 'Show the failed one', 'Select the rest'])
    press('Select the rest')
    expect(shown).toEqual([['tll/vm-6', 'tll/vm-7', 'tll/vm-8']])
  })

  it('offers no stop once everything is sent, and says its result though its progress was sent away', async () => {
    const { platform, said, offered, answer, finish } = await yard(5)
    expect(offered()).toEqual(['Cancel'])
    await answer()
    await answer()
    expect(offered()).toEqual([])
    platform.toasts.clear()
    await finish()
    expect(said()).toEqual([{ title: 'Stop: 5 under way', text: '0 of 5 done' }])
  })

  it('makes the browser ask before its page is left, until it has ended', async () => {
    const { finish } = await yard(4)
    expect(asks()).toBe(true)
    await finish()
    expect(asks()).toBe(false)
    expect(Object.keys({ ...window.sessionStorage })).toEqual([])
  })

  it('sends nothing while its page is being left, and goes on when it stays', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { sent, said, waiting, finish } = await yard(7)
    expect(asks()).toBe(true)
    const [first, second] = waiting.splice(0, 2)
    await Promise.all([first?.answer(), second?.answer(500), vi.advanceTimersByTimeAsync(2500)])
    expect(sent).toHaveLength(4)
    expect(said()[0]?.text).toBe('1 of 7 under way')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toHaveLength(6)
    vi.useRealTimers()
    await finish()
  })

  it('sends nothing in the name of whoever signs in meanwhile, and keeps nothing for them', async () => {
    const { platform, sent, said, finish } = await yard(8)
    platform.session.signIn('demo-delegate')
    platform.session.know('2', platform.session.get().epoch)
    platform.toasts.clear()
    window.sessionStorage.clear()
    await finish()
    expect(sent).toHaveLength(4)
    expect(said()).toEqual([])
    expect(Object.keys({ ...window.sessionStorage })).toEqual([])
  })
})

describe('a run whose page was left', () => {
  it('is told once, with what was not done and what may have been, and offers to choose the former', async () => {
    const { platform, said, press, answer, finish, sent } = await yard(9)
    await answer()
    await answer(500)
    await leave(async () => {
      await finish()
      platform.toasts.clear()
    })
    const calls = sent.length
    const went: string[] = []
    tellUnfinished(platform, (href) => went.push(href))
    expect(said()).toEqual([
      {
        title: 'Stop: 1 of 9 under way',
        text: [
          'Interrupted when the page was reloaded',
          'vm-2: Not today',
          'vm-3, vm-4, vm-5 and 1 more: It may have been done all the same. Look before you try again.',
          'Not done: vm-7, vm-8, vm-9.',
        ].join('\n'),
      },
    ])
    press('Select the rest')
    expect(went).toEqual(['/compute'])
    const result = bulkResults.get().get('virtual_machine')
    expect([...(result?.only ?? [])]).toEqual(['tll/vm-2', 'tll/vm-7', 'tll/vm-8', 'tll/vm-9'])
    expect(result?.failures).toEqual(new Map([['tll/vm-2', 'Not today']]))
    expect(said()).toEqual([])
    tellUnfinished(platform, (href) => went.push(href))
    expect(said()).toEqual([])
    expect(sent).toHaveLength(calls)
  })

  it('is not told to somebody else, nor while it still goes on', async () => {
    const { platform, said, finish } = await yard(6)
    tellUnfinished(platform, () => undefined)
    expect(said()).toHaveLength(1)
    await leave(finish)
    platform.toasts.clear()
    platform.session.signIn('demo-delegate')
    platform.session.know('2', platform.session.get().epoch)
    tellUnfinished(platform, () => undefined)
    expect(said()).toEqual([])
  })

  it.each([
    '7',
    '{}',
    '{"type":"virtual_machine","title":"Stop","open":[{"key":1}],"unsure":[],"failed":[]}',
  ])('is not believed when what was kept is odd: %s', async (odd) => {
    const { platform, said, finish } = await yard(6)
    await leave(finish)
    platform.toasts.clear()
    const [key = ''] = Object.keys({ ...window.sessionStorage })
    window.sessionStorage.setItem(key, `{"1":${odd}}`)
    tellUnfinished(platform, () => undefined)
    expect(said()).toEqual([])
  })
})
