import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../../src/api/errors'
import {
  chainOn,
  creationOf,
  expectationOf,
  failuresOf,
  isSending,
  jobOf,
  jobs,
  lastBulkOf,
  pageOf,
  putJob,
  shownJobOf,
  stepsOn,
  updateJob,
  confirmExpected,
} from '../../../../src/engine/jobs/jobs'
import { loadResource } from '../../../../src/engine/data/load-resource'
import type { StepState } from '../../../../src/engine/jobs/job'
import { english, stand } from '../../platform/stand'
import { chain, job, step } from './support'

afterEach(() => jobs.set([]))

const record = (key: string) => ({ record: { type: 'virtual_machine', key: `tll/${key}`, name: key } })
const stopping = { expected: { state: 'stopped', seconds: 60 } }

describe('the jobs', () => {
  it('get their events, and none of another session', () => {
    putJob(job(chain('waiting')))
    updateJob('job-1', 2, { kind: 'step', index: 0, state: 'done', now: 1 })
    expect(jobOf('job-1')?.steps[0]?.state).toBe('waiting')
    updateJob('job-1', 1, { kind: 'step', index: 0, state: 'done', now: 1 })
    expect(jobOf('job-1')?.steps[0]?.state).toBe('done')
  })

  it('lead to their record, and to its list if they have removed it', async () => {
    const { platform } = await stand(async () => Response.json([]))
    await loadResource('disk', platform.texts)
    const page = (state: StepState, action: string) =>
      pageOf(job([step(state, { record: { type: 'disk', key: 'tll/d-1', name: 'd' }, action })]))
    expect(page('done', 'grow')).toBe('/disks/disk/tll/d-1')
    expect(page('failed', 'delete')).toBe('/disks/disk/tll/d-1')
    expect(page('done', 'delete')).toBe('/disks')
  })

  describe('that are half done', () => {
    const firewall = { action: 'attachFirewall', typed: { uuid: 'fw-1' } }
    const left = [step('done', { action: null }), step('failed', { ...firewall, after: 0 })]
    const byHand = (about: object, key = 'tll/vm-1') => {
      const target = { record: { type: 'virtual_machine', key, name: 'web' } }
      putJob(job([step('sent', { ...firewall, ...target, ...about })], { id: 'by-hand' }))
      updateJob('by-hand', 1, { kind: 'step', index: 0, state: 'done', now: 7 })
      return jobOf('job-1')?.steps.map(({ state }) => state)
    }

    it('are done with what somebody does by hand', () => {
      putJob(job(left))
      expect(byHand({})).toEqual(['done', 'done'])
      expect(jobOf('job-1')?.steps[1]?.since).toBe(7)
    })

    it('are not done with something else, on another record, or by a step that has to follow another', () => {
      putJob(job(left))
      expect(byHand({ typed: { uuid: 'fw-2' } })).toEqual(['done', 'failed'])
      expect(byHand({ action: 'detachFirewall' })).toEqual(['done', 'failed'])
      expect(byHand({}, 'tll/vm-2')).toEqual(['done', 'failed'])
      const resize = [step('done'), step('failed', { action: 'resize', after: 0 })]
      putJob(job([...resize, step('dropped', { action: 'start', after: 1 })]))
      expect(byHand({ action: 'start', typed: {} })).toEqual(['done', 'failed', 'dropped'])
    })

    it('are not done by a failure, or while they run', () => {
      putJob(job(left))
      putJob(job([step('sent', firewall)], { id: 'by-hand' }))
      updateJob('by-hand', 1, { kind: 'failed', index: 0, failure: new Error('no'), now: 7 })
      expect(jobOf('job-1')).toEqual(job(left))
      const running = job([step('done'), step('sent', { ...firewall, after: 0 })])
      putJob(running)
      expect(byHand({})).toEqual(['done', 'sent'])
      const other = step('failed', { action: 'addDisk', after: 0 })
      putJob(job([step('done'), other, step('waiting', { ...firewall, after: 0 })]))
      expect(byHand({})).toEqual(['done', 'failed', 'waiting'])
    })
  })

  it('that have ended are forgotten from the oldest on, those that run never', () => {
    putJob(job(chain('sent'), { id: 'runs' }))
    for (let index = 0; index < 40; index += 1) putJob(job(chain('done'), { id: `done-${index}` }))
    expect(jobs.get()).toHaveLength(32)
    expect([jobs.get()[0]?.id, jobs.get()[1]?.id]).toEqual(['runs', 'done-9'])
  })

  it('are found by the record of their steps, the newest last, for their identity alone', () => {
    putJob(job(chain('done'), { id: 'old' }))
    putJob(job([step('sent', record('vm-2')), step('sent')], { id: 'new' }))
    const found = (epoch: number) =>
      stepsOn(jobs.get(), 'virtual_machine', 'tll/vm-1', epoch).map(({ job: { id } }) => id)
    expect(found(1)).toEqual(['old', 'new'])
    expect(found(2)).toEqual([])
  })
})

describe('the page of a record', () => {
  const shown = () => shownJobOf(jobs.get(), 'virtual_machine', 'tll/vm-1', 1)?.id

  it('shows a job of several steps while it runs, and when one has failed', () => {
    putJob(job(chain('done', 'sent')))
    expect(shown()).toBe('job-1')
    putJob(job(chain('done', 'failed')))
    expect(shown()).toBe('job-1')
    putJob(job(chain('done', 'done')))
    expect(shown()).toBeUndefined()
  })

  it('shows none of a single step, of other records, or that is dismissed', () => {
    putJob(job(chain('sent'), { id: 'single' }))
    putJob(job([step('sent'), step('sent', record('vm-2'))], { id: 'bulk' }))
    putJob(job(chain('done', 'failed'), { id: 'dismissed', dismissed: true }))
    expect(shown()).toBeUndefined()
  })

  it('shows of a run on several its own steps, and of what is given up after a record all', () => {
    const bulk = job([
      step('done', record('a')),
      step('sent', { ...record('a'), after: 0 }),
      step('sent', record('b')),
    ])
    expect(chainOn(bulk, 'virtual_machine', 'tll/a').steps).toEqual(bulk.steps.slice(0, 2))
    const second = chainOn(
      job([step('done', record('a')), step('done', record('b')), step('sent', { ...record('b'), after: 1 })]),
      'virtual_machine',
      'tll/b',
    )
    // Indexes refer to the part, not the whole job.
    expect(second.steps.map(({ after }) => after)).toEqual([null, 0])
    const release = job([
      step('done'),
      step('waiting', { record: { type: 'ip', key: 'tll/i', name: 'i' }, after: 0 }),
    ])
    expect(chainOn(release, 'ip', 'tll/i').steps).toEqual(release.steps)
  })
})

describe('what is awaited of a record', () => {
  it('is the state of the newest accepted step, until it is seen there', () => {
    putJob(job([step('accepted', { ...stopping, since: 5000 })]))
    const of = (now: number) => expectationOf(jobs.get(), 'virtual_machine', 'tll/vm-1', 1, now)
    expect(of(6000)).toEqual({ pending: 'stop', state: 'stopped', since: 5000, seconds: 60, action: null })
    expect(of(65_001)).toBeUndefined()
    confirmExpected('virtual_machine', 'tll/vm-1', 1, 7000)
    expect(of(7000)).toBeUndefined()
    expect(jobOf('job-1')?.steps[0]).toMatchObject({ state: 'done', since: 7000 })
  })

  it('stays when it is late and can be forced', () => {
    const expected = { ...stopping.expected, action: 'forceStop' }
    putJob(job([step('accepted', { expected })]))
    expect(expectationOf(jobs.get(), 'virtual_machine', 'tll/vm-1', 1, 99_000)?.action).toBe('forceStop')
    expect(expectationOf(jobs.get(), 'virtual_machine', 'tll/vm-1', 2, 0)).toBeUndefined()
  })
})

it('an action is being sent from the press until the answer', () => {
  const sending = () => isSending('virtual_machine', 'tll/vm-1', 'stop', 1)
  for (const [state, is] of [
    ['waiting', true],
    ['sent', true],
    ['accepted', false],
    ['failed', false],
  ] as const) {
    putJob(job([step(state)]))
    expect([state, sending()]).toEqual([state, is])
  }
})

it('the creation of a form is the last one sent from it', () => {
  putJob(job(chain('failed'), { id: 'first', form: 'disk' }))
  putJob(job(chain('sent'), { id: 'second', form: 'disk' }))
  putJob(job(chain('sent'), { id: 'other', form: 'vm' }))
  expect(creationOf(jobs.get(), 'disk', 1)?.id).toBe('second')
  expect(creationOf(jobs.get(), 'disk', 2)).toBeUndefined()
})

it('the last run of a type says why it failed, by row and without the id the message repeats', async () => {
  const texts = await english()
  const failure = new ApiError('api', 'No such machine: vm-2')
  putJob(job([step('done'), step('failed', { ...record('vm-2'), failure })], { bulk: 'stop' }))
  const last = lastBulkOf(jobs.get(), 'virtual_machine', 1)
  expect(failuresOf({ texts }, last)).toEqual(new Map([['tll/vm-2', 'No such machine']]))
  expect(lastBulkOf(jobs.get(), 'disk', 1)).toBeUndefined()
  expect(failuresOf({ texts }, undefined).size).toBe(0)
})
