import { expect, it } from 'vitest'
import { ApiError } from '../../../../src/api/errors'
import { isHalfDone } from '../../../../src/engine/jobs/job'
import { finishLabel, jobText } from '../../../../src/engine/jobs/job-words'
import { english } from '../../platform/stand'
import { job, step } from './support'

const texts = await english('virtual_machine')
const resize = { action: 'resize', label: 'Resize: vCPU 8, Memory 16 GB', after: 0 }
const start = { action: 'start', label: 'Start', after: 1 }

it('a cancelled job says so, what was done and what was not, and what finishes it', () => {
  const cancelled = job([step('done'), step('dropped', resize), step('dropped', start)], {
    left: 'cancelled',
  })
  expect(jobText({ texts }, cancelled)).toBe(
    'Cancelled. 1 of 3 done. Not done: Resize: vCPU 8, Memory 16 GB, Start.',
  )
  expect(finishLabel(cancelled, texts)).toBe('Finish: Resize, Start')
})

it('a cancelled job that still does a step says both', () => {
  const stopping = job([step('sent'), step('dropped', resize), step('dropped', start)], { left: 'cancelled' })
  expect(jobText({ texts }, stopping)).toBe(
    'Cancelled. Step 1 of 3: Stop. Not done: Resize: vCPU 8, Memory 16 GB, Start.',
  )
  expect(isHalfDone(stopping)).toBe(true)
})

it('a failed job says why, and what was held back', () => {
  const failure = new ApiError('server', 'Not today', { status: 500 })
  const failed = job([step('done'), step('failed', { ...resize, failure }), step('waiting', start)])
  expect(jobText({ texts }, failed)).toBe(
    '1 of 3 done\nResize: vCPU 8, Memory 16 GB: Not today\nNot done: Start.',
  )
  expect(finishLabel(failed, texts)).toBe('Try again')
})

it('each failed step says its own cause, a bulk run by record, also while others are under way', () => {
  const [busy, full] = [new ApiError('server', 'Busy'), new ApiError('server', 'Full')]
  const firewall = step('failed', { label: 'Assign firewall: web', after: 0, failure: busy })
  const disk = step('failed', { label: 'Add disk: 20 GB', after: 0, failure: full })
  const made = job([step('done', { action: null }), firewall, disk])
  expect(jobText({ texts }, made)).toBe('1 of 3 done\nAssign firewall: web: Busy\nAdd disk: 20 GB: Full')
  const half = job([step('done', { action: null }), firewall, { ...disk, state: 'sent' }])
  expect(jobText({ texts }, half)).toBe('1 of 3 done\nAssign firewall: web: Busy')
  expect(isHalfDone(half)).toBe(true)
  const bulk = job([step('failed', { failure: busy }), step('failed', { failure: full })], { bulk: 'stop' })
  expect(jobText({ texts }, bulk)).toBe('0 of 2 done\nweb: Busy\nweb: Full')
})
