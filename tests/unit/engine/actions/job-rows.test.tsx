// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { JobRows } from '../../../../src/engine/actions/JobRows'
import { useOwnJobs } from '../../../../src/engine/jobs/own-jobs'
import { jobs, putJob } from '../../../../src/engine/jobs/jobs'
import { job, step } from '../jobs/support'
import { stand } from '../../platform/stand'
import { stubBrowser } from '../../ui/browser-stubs'
import { renderOnStage } from '../examples/stage'

function Rows({ keepFocus }: { keepFocus: () => void }) {
  return <JobRows jobs={useOwnJobs()} onClose={vi.fn()} keepFocus={keepFocus} />
}

afterEach(() => jobs.set([]))

it('says of a job that has ended when it did, in 24 hours', async () => {
  stubBrowser()
  const now = new Date(2026, 10, 21, 17, 0).getTime()
  const { platform } = await stand(async () => Response.json([]), { now: () => now })
  const epoch = platform.client.identity().epoch
  putJob(job([step('done', { since: new Date(2026, 10, 21, 14, 36).getTime() })], { epoch }))
  renderOnStage(platform, <Rows keepFocus={vi.fn()} />)
  expect(screen.getByText('today 14:36')).toBeTruthy()
})

it('keeps the focus when the pressed button disappears', async () => {
  stubBrowser()
  const { platform } = await stand(async () => Response.json([]), { types: ['virtual_machine'] })
  const epoch = platform.client.identity().epoch
  putJob(job([step('sent'), step('waiting')], { epoch, bulk: 'stop' }))
  const keepFocus = vi.fn()
  renderOnStage(platform, <Rows keepFocus={keepFocus} />)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(keepFocus).toHaveBeenCalledOnce()
})
