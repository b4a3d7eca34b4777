import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  expectationOf,
  expectations,
  expectState,
  isOverdue,
  meetExpectation,
  type Expectation,
} from '../../../../src/engine/jobs/expectations'

const stopping: Expectation = {
  action: 'stop',
  state: 'stopped',
  since: 1_000_000,
  seconds: 120,
  escalate: 'forceStop',
  epoch: 3,
}
const of = (rowKey: string, epoch = 3, type = 'virtual_machine') =>
  expectationOf(expectations.get(), type, rowKey, epoch)

afterEach(() => expectations.set(new Map()))

describe('what is expected of a record', () => {
  it('is known until it is met', () => {
    expectState('virtual_machine', 'tll/a', stopping)
    expect(of('tll/a')).toEqual(stopping)
    meetExpectation('virtual_machine', 'tll/a')
    expect(of('tll/a')).toBeUndefined()
  })

  it('concerns one record of one type', () => {
    expectState('virtual_machine', 'tll/a', stopping)
    expect(of('tll/b')).toBeUndefined()
    expect(of('jhv/a')).toBeUndefined()
    expect(of('tll/a', 3, 'disk')).toBeUndefined()
  })

  it('concerns one identity', () => {
    expectState('virtual_machine', 'tll/a', stopping)
    expect(of('tll/a', 4)).toBeUndefined()
  })

  it('is replaced by what was asked for last', () => {
    expectState('virtual_machine', 'tll/a', stopping)
    expectState('virtual_machine', 'tll/a', { ...stopping, action: 'forceStop', seconds: 20 })
    expect(of('tll/a')).toMatchObject({ action: 'forceStop', seconds: 20 })
  })

  it('is told to who listens, and only when it changes', () => {
    const heard = vi.fn()
    const stop = expectations.subscribe(heard)
    meetExpectation('virtual_machine', 'tll/a')
    expect(heard).not.toHaveBeenCalled()
    expectState('virtual_machine', 'tll/a', stopping)
    meetExpectation('virtual_machine', 'tll/a')
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
  })

  it('is overdue after its time, not at it [VM-22]', () => {
    expect(isOverdue(stopping, 1_000_000)).toBe(false)
    expect(isOverdue(stopping, 1_120_000)).toBe(false)
    expect(isOverdue(stopping, 1_120_001)).toBe(true)
  })

  it('is not overdue when the clock was set back', () => {
    expect(isOverdue(stopping, 0)).toBe(false)
  })
})
