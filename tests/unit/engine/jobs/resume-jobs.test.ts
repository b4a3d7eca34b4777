// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../src/api/errors'
import { isHalfDone, type Job } from '../../../../src/engine/jobs/job'
import { jobOf, jobs, putJob, shownRows } from '../../../../src/engine/jobs/jobs'
import { storeJobs } from '../../../../src/engine/jobs/store-jobs'
import { resumeJobs } from '../../../../src/engine/jobs/resume-jobs'
import { canFinish, retryJob } from '../../../../src/engine/jobs/run-job'
import { stand } from '../../platform/stand'
import { chain, job, step } from './support'

afterEach(() => {
  jobs.set([])
  shownRows.set(undefined)
  window.sessionStorage.clear()
  window.localStorage.clear()
})

function theJob(): Job {
  const found = jobOf('job-1')
  if (!found) throw new Error('The job is gone')
  return found
}

/** A page that was reloaded with this job, or another tab after the job's tab was closed; its one machine has this state. */
async function reloaded(
  left: Partial<Job>,
  status: string,
  { isAt = false, closed = false }: { isAt?: boolean; closed?: boolean } = {},
) {
  const sent: string[] = []
  const { platform } = await stand(
    async (request) => {
      const path = new URL(request.url).pathname.replace('/v1/tll/user-resource', '')
      if (path.includes('billing_account')) return Response.json([])
      if (request.method === 'GET')
        return Response.json([{ uuid: 'vm-1', name: 'web', status, billing_account: 1, storage: [] }])
      sent.push(`${request.method} ${path}`)
      return Response.json({})
    },
    { types: ['virtual_machine'] },
  )
  storeJobs(platform)
  putJob(job([], { epoch: platform.session.get().epoch, ...left }))
  const tab = { ...window.sessionStorage }
  const plans = { ...window.localStorage }
  jobs.set([])
  if (closed) window.sessionStorage.clear()
  else for (const [key, value] of Object.entries(tab)) window.sessionStorage.setItem(key, String(value))
  for (const [key, value] of Object.entries(plans)) window.localStorage.setItem(key, String(value))
  const add = vi.spyOn(platform.toasts, 'add')
  const went: string[] = []
  await resumeJobs(platform, { isAt: () => isAt, go: (href) => went.push(href) })
  return { platform, sent, went, toasts: () => add.mock.calls.map(([content]) => content) }
}

const restart = [
  step('accepted', { expected: { state: 'stopped', seconds: 120 } }),
  step('waiting', { action: 'start', label: 'Start', after: 0 }),
]

describe('after a reload', () => {
  it('a job goes on by itself, says so, and leads to its record', async () => {
    const { sent, went, toasts } = await reloaded({ title: 'Restart: web', steps: restart }, 'stopped')
    const [toast] = toasts()
    expect(toast).toMatchObject({
      tone: 'info',
      title: 'web: Goes on after the page was reloaded',
      text: 'Restart: web',
    })
    toast?.actions?.[0]?.onPress()
    expect(went).toEqual(['/compute/vm/tll/vm-1'])
    await expect.poll(() => sent).toEqual(['POST /vm/start'])
  })

  it('the page of its record says so itself', async () => {
    const { sent, toasts } = await reloaded({ steps: restart }, 'stopped', { isAt: true })
    await expect.poll(() => sent).toEqual(['POST /vm/start'])
    expect(toasts()).toEqual([])
  })

  it('a state is awaited on without a word', async () => {
    const { toasts } = await reloaded({ steps: restart.slice(0, 1) }, 'stopping')
    expect(jobOf('job-1')?.steps[0]?.state).toBe('accepted')
    expect(toasts()).toEqual([])
  })

  it('a run on several goes on with what was not sent, in its toast', async () => {
    const steps = [step('accepted'), step('waiting', { action: 'start', label: 'Start' })]
    const { sent, toasts } = await reloaded({ steps, bulk: 'start' }, 'stopped')
    expect(toasts()[0]).toMatchObject({ title: 'Start: 2 machines' })
    expect(toasts()[0]?.text).toContain('Goes on after the page was reloaded')
    await expect.poll(() => sent).toEqual(['POST /vm/start'])
  })

  it('a failure is shown with its reason and the skipped steps', async () => {
    const failure = new ApiError('server', 'Sizes are being counted', {
      status: 500,
      correlationId: '4d1f9a',
    })
    const steps = chain('done', 'failed', 'waiting').map((each) =>
      each.state === 'failed' ? { ...each, failure } : each,
    )
    const { sent, toasts } = await reloaded({ steps }, 'stopped')
    expect(toasts()[0]).toMatchObject({
      tone: 'error',
      title: 'Error: Sizes are being counted',
      text: 'web. Not done: Step 2, Step 3.',
      reference: '4d1f9a',
    })
    expect(sent).toEqual([])
    expect(theJob().reported).toBe(true)
  })

  it('an unanswered step that only the page of its record knows may have been done', async () => {
    const { sent, toasts } = await reloaded({ steps: [step('sent', { action: 'rules' })] }, 'running')
    await expect.poll(() => theJob().steps[0]?.state).toBe('failed')
    expect(toasts().at(-1)?.text).toContain('It may have been done all the same.')
    expect(sent).toEqual([])
  })

  it('what is left undone is said once, however often the page is loaded', async () => {
    const steps = chain('done', 'failed', 'waiting')
    expect((await reloaded({ steps }, 'stopped')).toasts()).toHaveLength(1)
    expect((await reloaded({ steps, reported: true }, 'stopped')).toasts()).toEqual([])
  })

  it('what had failed can be tried again', async () => {
    const failure = new ApiError('server', 'Not today', { status: 500 })
    const steps = [step('done'), step('failed', { action: 'start', label: 'Start', after: 0, failure })]
    const { platform, sent } = await reloaded({ steps }, 'stopped')
    expect(canFinish(theJob())).toBe(true)
    retryJob(platform, 'job-1')
    await expect.poll(() => sent).toEqual(['POST /vm/start'])
  })

  it('failures of a bulk run are retried by a press, not by the reload', async () => {
    const failure = new ApiError('server', 'Not today', { status: 500 })
    const steps = [step('done'), step('failed', { failure })]
    const { platform, sent, toasts } = await reloaded({ steps, bulk: 'stop' }, 'running')
    retryJob(platform, 'job-1')
    expect(toasts().map(({ title, text }) => [title, text])).toEqual([['Stop: 1 machine', '0 of 1 done']])
    await expect.poll(() => sent).toEqual(['POST /vm/stop'])
    expect(jobs.get().map(({ id }) => id)).toEqual(['job-1'])
  })

  it('what had failed of a run on several is done without a call where its record is as it should be', async () => {
    const failure = new ApiError('server', 'Not today', { status: 500 })
    const expected = { state: 'stopped', seconds: 120 }
    const steps = [step('done', { expected }), step('failed', { expected, failure })]
    const { platform, sent } = await reloaded({ steps, bulk: 'stop' }, 'stopped')
    retryJob(platform, 'job-1')
    await expect.poll(() => jobOf('job-1')?.steps.map(({ state }) => state)).toEqual(['done', 'done'])
    expect(sent).toEqual([])
  })

  it('what needs a secret is not done, and named', async () => {
    const steps = [step('done'), step('waiting', { label: 'Change password', secret: true, after: 0 })]
    const { sent, toasts } = await reloaded({ steps }, 'stopped')
    expect(toasts()[0]).toMatchObject({
      tone: 'warning',
      title: 'web: Interrupted when the page was reloaded',
      text: 'Not done: Change password.',
    })
    expect(sent).toEqual([])
  })
})

/** The locks of a browser; these are held by other tabs. */
function locksHeld(...names: readonly string[]): void {
  const request = async (
    name: string,
    _options: unknown,
    take: (lock: object | null) => unknown,
  ): Promise<unknown> => take(names.includes(name) ? null : { name })
  vi.stubGlobal('navigator', { ...window.navigator, locks: { request } })
}

describe('a job whose tab was closed', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('sends nothing by itself, says what was left, and is finished by a press', async () => {
    locksHeld()
    const steps = [step('done'), step('waiting', { action: 'start', label: 'Start', after: 0 })]
    const { platform, sent, toasts } = await reloaded({ steps }, 'stopped', { closed: true })
    expect(toasts()[0]).toMatchObject({
      tone: 'warning',
      title: 'web: Left unfinished when the console was closed',
      text: 'Not done: Start.',
    })
    expect(isHalfDone(theJob())).toBe(true)
    expect(sent).toEqual([])
    retryJob(platform, 'job-1')
    await expect.poll(() => sent).toEqual(['POST /vm/start'])
    await expect.poll(() => isHalfDone(theJob())).toBe(false)
    expect(Object.keys(window.localStorage).filter((key) => key.includes('job-1'))).toEqual([])
  })

  it('says what is left while its record still changes', async () => {
    locksHeld()
    const { toasts } = await reloaded({ steps: restart }, 'stopping', { closed: true })
    expect(toasts()[0]).toMatchObject({
      title: 'web: Left unfinished when the console was closed',
      text: 'Not done: Start.',
    })
  })

  it('stays cancelled when it was, with nothing said anew', async () => {
    locksHeld()
    const steps = [step('accepted'), step('dropped', { action: 'start', label: 'Start', after: 0 })]
    const { toasts } = await reloaded({ steps, left: 'cancelled' }, 'stopping', { closed: true })
    expect(theJob().left).toBe('cancelled')
    expect(toasts()).toEqual([])
  })

  it('looks at its record before it sends again what was not answered', async () => {
    locksHeld()
    const expected = { state: 'stopped', seconds: 120 }
    const steps = [step('sent', { expected }), step('waiting', { after: 0, action: 'start' })]
    const { platform, sent } = await reloaded({ steps }, 'stopped', { closed: true })
    expect(sent).toEqual([])
    retryJob(platform, 'job-1')
    await expect.poll(() => sent).toEqual(['POST /vm/start'])
  })

  it('is left to the tab that still has it', async () => {
    locksHeld('job job-2')
    const steps = [step('done'), step('waiting', { action: 'start', label: 'Start', after: 0 })]
    await reloaded({ id: 'job-2', steps }, 'stopped', { closed: true })
    expect(jobs.get()).toEqual([])
  })

  it('is not taken over where a browser cannot tell whether its tab is open', async () => {
    const steps = [step('done'), step('waiting', { action: 'start', label: 'Start', after: 0 })]
    await reloaded({ id: 'job-3', steps }, 'stopped', { closed: true })
    expect(jobs.get()).toEqual([])
  })

  it("is no other user's", async () => {
    locksHeld()
    window.localStorage.setItem(
      'console.job.another#9.job-4',
      JSON.stringify({ ...job(chain('waiting', 'waiting')) }),
    )
    await reloaded({ steps: chain('done', 'done') }, 'stopped')
    expect(jobs.get().map(({ id }) => id)).toEqual(['job-1'])
  })
})

it('a job that was cancelled is not announced again by a reload', async () => {
  const { toasts } = await reloaded({ steps: chain('done', 'dropped'), left: 'cancelled' }, 'stopped')
  expect(toasts()).toEqual([])
  expect(isHalfDone(theJob())).toBe(true)
})

it('a failed step whose input was a secret is not sent without it', async () => {
  const failure = new ApiError('server', 'Not today', { status: 500 })
  const steps = [step('done'), step('failed', { label: 'Change password', secret: true, after: 0, failure })]
  const { platform, sent } = await reloaded({ steps }, 'stopped')
  expect(canFinish(theJob())).toBe(false)
  retryJob(platform, 'job-1')
  expect(theJob().steps.map(({ state }) => state)).toEqual(['done', 'failed'])
  expect(sent).toEqual([])
})
