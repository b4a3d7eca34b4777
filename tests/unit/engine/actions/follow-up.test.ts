// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectations, expectState, meetExpectation } from '../../../../src/engine/actions/expectations'
import { followUp } from '../../../../src/engine/actions/follow-up'
import type { Performance } from '../../../../src/engine/actions/performance'
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
  const { platform } = await stand(async () => Response.json(found))
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
    perform,
    done,
    find: (records: readonly unknown[]) => {
      found = records
    },
    awaitState,
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
})
