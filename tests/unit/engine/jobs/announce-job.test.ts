// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jobs } from '../../../../src/engine/jobs/jobs'
import { startAction } from '../../../../src/engine/jobs/start-action'
import { resource } from '../../../../src/generated/resources/virtual-machine'
import { stand } from '../../platform/stand'
import { machine } from './support'

interface Call {
  name: string
  answer: (status?: number) => Promise<void>
}

/** A platform whose calls a test answers, and a run on `count` machines of one location. */
async function yard(count: number, action = 'stop') {
  const waiting: Call[] = []
  const sent: string[] = []
  const states = new Map(Array.from({ length: count }, (_, index) => [`vm-${index + 1}`, 'running']))
  const settle = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(1)
    await vi.advanceTimersByTimeAsync(1)
  }
  const made = await stand(
    async (request) => {
      if (request.method === 'GET')
        return Response.json(
          [...states].map(([uuid, status]) => ({
            uuid,
            name: uuid,
            status,
            billing_account: 1,
            storage: [],
          })),
        )
      const text = await request.clone().text()
      const name = text.startsWith('{')
        ? String((JSON.parse(text) as { uuid: unknown }).uuid)
        : (new URLSearchParams(text).get('uuid') ?? '')
      sent.push(name)
      return new Promise<Response>((resolve) => {
        waiting.push({
          name,
          answer: async (status = 200) => {
            resolve(Response.json(status === 200 ? {} : { errors: { Error: 'Not today' } }, { status }))
            await settle()
          },
        })
      })
    },
    { types: ['virtual_machine'], now: () => Date.now() },
  )
  const { platform } = made
  const found = resource.actions[action]
  if (!found) throw new Error('There is no such action')
  const shown: (readonly string[])[] = []
  const left: (readonly string[])[] = []
  startAction(platform, {
    resource,
    action: found,
    targets: [...states.keys()].map((id) => machine(id)),
    skipped: [],
    show: (keys) => shown.push(keys),
    onEnd: (keys) => left.push(keys),
  })
  await settle()
  const heard: string[] = []
  platform.toasts.subscribe(() => heard.push(...platform.toasts.snapshot().map(({ title }) => title)))
  const said = () => platform.toasts.snapshot().map(({ title, text }) => ({ title, text }))
  const buttons = () => platform.toasts.snapshot().flatMap(({ actions = [] }) => actions)
  const answer = async (status?: number): Promise<void> => waiting.shift()?.answer(status)
  return {
    ...{ platform, waiting, sent, states, shown, left, said, heard, answer },
    press: (label: string) =>
      buttons()
        .find((each) => each.label === label)
        ?.onPress(),
    offered: () => buttons().map(({ label }) => label),
    finish: async (): Promise<void> => {
      while (waiting.length > 0) await answer()
    },
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
  }
}

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 8, 46) }))
afterEach(() => {
  vi.useRealTimers()
  jobs.set([])
  window.sessionStorage.clear()
})

describe('a run on several records', () => {
  it('makes four calls at a time in a location', async () => {
    const { sent, answer } = await yard(6)
    expect(sent).toEqual(['vm-1', 'vm-2', 'vm-3', 'vm-4'])
    await answer()
    expect(sent).toHaveLength(5)
  })

  it('says of what settles later that it is under way, and of anything else that it is done', async () => {
    const stop = await yard(2)
    await stop.answer()
    expect(stop.said()).toEqual([{ title: 'Stop: 2 machines', text: '1 of 2 under way' }])
    await stop.finish()
    expect(stop.said()).toEqual([{ title: 'Stop: 2 under way', text: '0 of 2 done' }])
    jobs.set([])
    const erase = await yard(2, 'delete')
    await erase.answer()
    expect(erase.said()[0]?.text).toBe('1 of 2 done')
    await erase.answer(500)
    await erase.finish()
    expect(erase.said()[0]).toEqual({ title: 'Delete: 1 of 2 done', text: 'vm-2: Not today' })
  })

  it('says of nothing that has begun that it is under way', async () => {
    const stop = await yard(1)
    await stop.answer(500)
    await stop.finish()
    expect(stop.said()).toEqual([{ title: 'Stop: 0 of 1 done', text: 'vm-1: Not today' }])
  })

  it('goes on telling until all have come to their state, and names those that have not', async () => {
    const { states, said, finish, pass } = await yard(2)
    await finish()
    states.set('vm-1', 'stopped')
    await pass(15)
    expect(said()).toEqual([{ title: 'Stop: 2 under way', text: '1 of 2 done' }])
    await pass(120 * 1.5 + 75)
    expect(said()).toEqual([{ title: 'Stop: 1 of 2 done', text: 'Not finished yet: vm-2.' }])
  })

  it('takes a restart for done when each has stopped and runs again, and not before', async () => {
    const { states, said, heard, finish, pass, sent } = await yard(2, 'restart')
    await finish()
    expect(said()[0]).toEqual({ title: 'Restart: 2 under way', text: '0 of 2 done' })
    for (const name of states.keys()) states.set(name, 'stopped')
    await pass(15)
    await finish()
    expect(sent).toEqual(['vm-1', 'vm-2', 'vm-1', 'vm-2'])
    expect(said()[0]?.title).toBe('Restart: 2 under way')
    for (const name of states.keys()) states.set(name, 'running')
    await pass(15)
    expect(heard).toContain('Restart: 2 done')
  })

  it('says what follows and fails by itself, and does not count its record as done', async () => {
    const { states, heard, said, finish, answer, pass } = await yard(2, 'restart')
    await finish()
    for (const name of states.keys()) states.set(name, 'stopped')
    await pass(15)
    await answer(500)
    await finish()
    for (const name of states.keys()) states.set(name, 'running')
    await pass(15)
    expect(heard).toContain('Error: Not today')
    expect(said().map(({ title }) => title)).toContain('Restart: 1 of 2 done')
  })

  it('can be stopped: what was sent is waited for, nothing else is sent, and the rest can be chosen', async () => {
    const { sent, said, shown, left, press, offered, answer, finish } = await yard(8)
    await answer()
    expect(offered()).toEqual(['Cancel'])
    press('Cancel')
    expect(said()[0]?.text).toBe('Nothing more is sent. Waiting for what was sent')
    expect(offered()).toEqual([])
    await answer(500)
    await finish()
    expect(sent).toEqual(['vm-1', 'vm-2', 'vm-3', 'vm-4', 'vm-5'])
    expect(said()).toEqual([
      { title: 'Stop: 4 of 8 under way', text: 'vm-2: Not today\nNot done: vm-6, vm-7, vm-8.' },
    ])
    expect(left).toEqual([['tll/vm-2', 'tll/vm-6', 'tll/vm-7', 'tll/vm-8']])
    expect(offered()).toEqual(['Retry failed only', 'Show the failed one', 'Select the rest'])
    press('Select the rest')
    expect(shown).toEqual([['tll/vm-6', 'tll/vm-7', 'tll/vm-8']])
  })

  it('offers neither a retry of a record that no longer exists nor to show it', async () => {
    const { answer, finish, offered } = await yard(3, 'delete')
    await answer(404)
    await finish()
    expect(offered()).toEqual([])
  })

  it('retries only failed records, and reports the end again', async () => {
    const { sent, left, press, answer, finish } = await yard(3, 'delete')
    await answer(500)
    await finish()
    expect(left).toEqual([['tll/vm-1']])
    press('Retry failed only')
    await vi.advanceTimersByTimeAsync(1)
    await finish()
    expect(sent).toEqual(['vm-1', 'vm-2', 'vm-3', 'vm-1'])
    expect(left).toEqual([['tll/vm-1'], []])
  })

  it('stays one job when what failed is tried again, and the new toast counts only that', async () => {
    const { sent, states, said, heard, press, answer, finish, pass } = await yard(4)
    await answer(500)
    await finish()
    for (const name of ['vm-2', 'vm-3', 'vm-4']) states.set(name, 'stopped')
    await pass(15)
    expect(said()[0]?.title).toBe('Stop: 3 of 4 done')
    const begun = jobs.get()[0]?.begun ?? 0
    press('Retry failed only')
    await vi.advanceTimersByTimeAsync(1)
    expect(said()[0]?.title).toBe('Stop: 1 machine')
    await finish()
    states.set('vm-1', 'stopped')
    await pass(15)
    expect(heard).toContain('Stop: 1 done')
    expect(sent).toEqual(['vm-1', 'vm-2', 'vm-3', 'vm-4', 'vm-1'])
    expect(jobs.get().map(({ title }) => title)).toEqual(['Stop: 4 machines'])
    expect(jobs.get()[0]?.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
    expect(jobs.get()[0]?.begun).toBeGreaterThan(begun)
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

  it('sends nothing while its page is being left, and goes on when it stays', async () => {
    const { sent, said, waiting, finish } = await yard(7)
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    const [first, second] = waiting.splice(0, 2)
    await Promise.all([first?.answer(), second?.answer(500), vi.advanceTimersByTimeAsync(2500)])
    expect(sent).toHaveLength(4)
    expect(said()[0]?.text).toBe('1 of 7 under way')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toHaveLength(6)
    await finish()
  })

  it('sends nothing under a new session, and stores nothing for it', async () => {
    const { platform, sent, said, finish } = await yard(8)
    platform.session.signIn('demo-delegate')
    platform.session.know('2', platform.session.get().epoch)
    platform.toasts.clear()
    window.sessionStorage.clear()
    await finish()
    expect(sent).toHaveLength(4)
    expect(said()).toEqual([])
    const kept = Object.keys({ ...window.sessionStorage })
    expect(kept.filter((key) => key.includes('#2'))).toEqual([])
  })
})
