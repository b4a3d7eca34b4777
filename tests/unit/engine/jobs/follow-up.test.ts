// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../src/api/errors'
import { expectations, expectState, meetExpectation } from '../../../../src/engine/jobs/expectations'
import { followUp } from '../../../../src/engine/jobs/follow-up'
import type { Performance } from '../../../../src/engine/jobs/performance'
import { following } from '../../../../src/engine/jobs/plan'
import { resource as virtualMachine } from '../../../../src/generated/resources/virtual-machine'
import type { Platform } from '../../../../src/platform/platform'
import { subject } from '../../manifest/support'
import { stand } from '../../platform/stand'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  expectations.set(new Map())
})

const key = 'tll/vm-1'
const machine = (status: string) => ({
  uuid: 'vm-1',
  name: 'web',
  status,
  vcpu: 1,
  memory: 1024,
  storage: [],
})

/** A machine that was just asked to restart, and a platform that finds it in the state one says. */
async function restarting() {
  let found: readonly unknown[] = [machine('stopping')]
  let onRead = (): void => undefined
  const { platform, tab } = await stand(async () => {
    onRead()
    return Response.json(found)
  })
  const timed: Platform = { ...platform, now: () => Date.now() }
  const { restart } = virtualMachine.actions
  if (!restart?.expect) throw new Error('There is no restart')
  const performance: Performance = {
    resource: virtualMachine,
    action: restart,
    rowKey: key,
    subject: subject({ record: machine('running'), location: 'tll' }),
    typed: {},
  }
  const { epoch } = timed.client.identity()
  const awaitState = (action: string): void =>
    expectState('virtual_machine', key, {
      action,
      state: 'stopped',
      since: Date.now(),
      seconds: 120,
      escalate: 'forceStop',
      epoch,
    })
  awaitState('restart')
  const perform = vi.fn(async () => undefined)
  const done = followUp(timed, performance, perform)
  return {
    platform,
    perform,
    done,
    find: (records: readonly unknown[]) => {
      found = records
    },
    awaitState,
    /** Somebody else signs in, at once or when the record is read next. */
    signIn: () => tab.session.signIn('somebody-else'),
    atRead: (act: () => void) => {
      onRead = act
    },
    met: () => meetExpectation('virtual_machine', key),
  }
}

describe('what follows a state', () => {
  it('is done once, when the record has reached it', async () => {
    const { perform, done, find, met } = await restarting()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(perform).not.toHaveBeenCalled()
    find([machine('stopped')])
    met()
    await vi.advanceTimersByTimeAsync(10_000)
    await done
    expect(perform).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ action: virtualMachine.actions['start'], rowKey: key, typed: {} }),
    )
  })

  it('is left undone when the record waits for something else by now', async () => {
    const { perform, done, find, awaitState } = await restarting()
    awaitState('forceStop')
    find([machine('stopped')])
    await vi.advanceTimersByTimeAsync(10_000)
    await done
    expect(perform).not.toHaveBeenCalled()
  })

  it('is left undone when somebody else is signed in by now', async () => {
    const { perform, done, find, met, signIn } = await restarting()
    signIn()
    met()
    find([machine('stopped')])
    await vi.advanceTimersByTimeAsync(200_000)
    await done
    expect(perform).not.toHaveBeenCalled()
  })

  it('is left undone when the record waits for something else as soon as it is read', async () => {
    const { perform, done, find, awaitState, atRead } = await restarting()
    find([machine('stopped')])
    atRead(() => awaitState('forceStop'))
    await vi.advanceTimersByTimeAsync(10_000)
    await done
    expect(perform).not.toHaveBeenCalled()
  })

  it('is left undone when the record is gone, or does not get there', async () => {
    const gone = await restarting()
    gone.find([])
    await vi.advanceTimersByTimeAsync(10_000)
    await gone.done
    expect(gone.perform).not.toHaveBeenCalled()
    const slow = await restarting()
    await vi.advanceTimersByTimeAsync(200_000)
    await slow.done
    expect(slow.perform).not.toHaveBeenCalled()
  })

  it('is done though the record takes longer than usual, and one look at it failed', async () => {
    const { perform, done, find, met, atRead } = await restarting()
    atRead(() => {
      throw new TypeError('Failed to fetch')
    })
    await vi.advanceTimersByTimeAsync(130_000)
    atRead(() => undefined)
    met()
    find([machine('stopped')])
    await vi.advanceTimersByTimeAsync(10_000)
    await done
    expect(perform).toHaveBeenCalledTimes(1)
  })

  it('is noted for as long as it is waited for', async () => {
    const { done, find, met } = await restarting()
    await vi.dynamicImportSettled()
    expect([...following.get().keys()]).toEqual([`virtual_machine ${key}`])
    met()
    find([machine('stopped')])
    await vi.advanceTimersByTimeAsync(10_000)
    await done
    await vi.waitFor(() => expect(following.get().size).toBe(0))
  })

  it('that fails is said with the name of the record', async () => {
    const { platform, perform, done, find, met } = await restarting()
    perform.mockRejectedValue(new ApiError('api', 'Not today'))
    const add = vi.spyOn(platform.toasts, 'add')
    met()
    find([machine('stopped')])
    await vi.advanceTimersByTimeAsync(10_000)
    await done
    expect(add.mock.calls.map(([{ tone, title, text }]) => [tone, title, text])).toEqual([
      ['error', 'Error: Not today', 'web'],
    ])
  })

  it.each(['stop', 'rename'])('is nothing after %s', async (id) => {
    const { platform } = await stand(async () => Response.json([machine('stopped')]))
    const action = virtualMachine.actions[id]
    if (!action) throw new Error(`There is no ${id}`)
    const perform = vi.fn(async () => undefined)
    const about = subject({ record: machine('running'), location: 'tll' })
    const performance = { resource: virtualMachine, action, rowKey: key, subject: about, typed: {} }
    await followUp(platform, performance, perform)
    expect(perform).not.toHaveBeenCalled()
  })
})
