import { describe, expect, it } from 'vitest'
import {
  advance,
  hasToSend,
  isAnswered,
  isHeldBack,
  isRunning,
  openSteps,
  stepsAfter,
  type JobStep,
} from '../../../../src/engine/jobs/job'
import { chain, job, step } from './support'

const stateOf = (steps: readonly JobStep[]) => steps.map(({ state }) => state)

describe('a job', () => {
  it('keeps how far each step is, and since when', () => {
    const made = advance(job(chain('waiting', 'waiting')), { kind: 'sent', index: 0, key: 'abc', now: 7 })
    expect(made.steps.map(({ state, since, key }) => [state, since, key])).toEqual([
      ['sent', 7, 'abc'],
      ['waiting', 0, null],
    ])
    const failure = new Error('Not today')
    const failed = advance(made, { kind: 'failed', index: 0, failure, now: 9 })
    expect(failed.steps[0]).toMatchObject({ state: 'failed', failure, since: 9 })
  })

  it('ignores events of unknown steps', () => {
    const made = job(chain('waiting'))
    expect(advance(made, { kind: 'step', index: 4, state: 'done', now: 1 })).toBe(made)
  })

  it('takes over what follows a creation, and the record of all its steps', () => {
    const record = { type: 'disk', key: 'tll/d-1', name: 'data' }
    const made = advance(job([step('sent', { action: null })]), {
      kind: 'created',
      record,
      page: '/disks/tll/d-1',
      steps: [step('waiting', { after: 0 })],
      now: 1,
    })
    expect(made).toMatchObject({ page: '/disks/tll/d-1' })
    expect(made.steps.map((each) => [each.record.key, each.after])).toEqual([
      ['tll/d-1', null],
      ['tll/vm-1', 0],
    ])
    const found = [{ name: 'data', page: '/disks' }]
    expect(advance(made, { kind: 'found', found }).found).toBe(found)
  })

  it('that is stopped sends nothing more, and waits for what was sent', () => {
    const made = advance(job([step('sent'), step('waiting'), step('done'), step('failed')]), {
      kind: 'stopped',
      now: 3,
    })
    expect(stateOf(made.steps)).toEqual(['sent', 'dropped', 'done', 'failed'])
    expect(isRunning(made)).toBe(true)
  })

  it('tried again waits with what failed, and awaits what was late', () => {
    const failure = new Error('Not today')
    const before = job([step('failed', { failure }), step('late'), step('dropped'), step('done')], {
      resumed: true,
    })
    const made = advance(before, { kind: 'again', indexes: [0, 1], now: 3 })
    expect(stateOf(made.steps)).toEqual(['waiting', 'accepted', 'dropped', 'done'])
    expect(made.steps[0]?.failure).toBe(failure)
    expect(made.steps[1]?.since).toBe(3)
    expect(made).toMatchObject({ begun: 3 })
    expect(made.resumed).toBeUndefined()
  })

  it('that is dismissed is shown no more, whatever it does', () => {
    expect(advance(job(chain('sent')), { kind: 'dismissed' })).toMatchObject({ dismissed: true })
  })
})

describe('a step behind another', () => {
  it.each(['failed', 'late', 'dropped'] as const)('is held back when one before it is %s', (state) => {
    const made = job(chain(state, 'waiting', 'waiting'))
    expect(made.steps.map((each) => isHeldBack(made, each))).toEqual([false, true, true])
    expect(isRunning(made)).toBe(false)
  })

  it.each(['waiting', 'sent', 'accepted', 'done'] as const)('is not while one before it is %s', (state) => {
    const made = job(chain(state, 'waiting'))
    expect(isHeldBack(made, step('waiting', { after: 0 }))).toBe(false)
    expect(isRunning(made)).toBe(true)
  })

  it('is found by the one before it', () => {
    const made = job([
      step('done'),
      step('waiting', { after: 0 }),
      step('waiting'),
      step('waiting', { after: 0 }),
    ])
    expect(stepsAfter(made, 0)).toEqual([1, 3])
    expect(stepsAfter(made, null)).toEqual([0, 2])
  })
})

describe('whether a job', () => {
  it.each([
    [['accepted'], { runs: true, sends: false, answered: true }],
    [['sent'], { runs: true, sends: true, answered: false }],
    [['accepted', 'waiting'], { runs: true, sends: true, answered: true }],
    [['done', 'waiting'], { runs: true, sends: true, answered: true }],
    [['failed', 'waiting'], { runs: false, sends: false, answered: true }],
    [['done', 'done'], { runs: false, sends: false, answered: true }],
    [['late'], { runs: false, sends: false, answered: true }],
  ] as const)('runs, sends and is answered, of steps that are %j', (states, expected) => {
    const made = job(chain(...states))
    expect({ runs: isRunning(made), sends: hasToSend(made), answered: isAnswered(made) }).toEqual(expected)
  })

  it('has something open: what was not done, or failed', () => {
    const made = job(chain('done', 'accepted', 'failed', 'waiting'))
    expect(openSteps(made).map(({ label }) => label)).toEqual(['Step 3', 'Step 4'])
  })
})
