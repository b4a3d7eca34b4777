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
    '1 of 3 done\nweb: Not today\nNot done: Resize: vCPU 8, Memory 16 GB, Start.',
  )
  expect(finishLabel(failed, texts)).toBe('Try again')
})
