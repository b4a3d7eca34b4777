// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../../src/api/errors'
import type { Job, JobStep } from '../../../../src/engine/jobs/job'
import { jobs, putJob } from '../../../../src/engine/jobs/jobs'
import { hasStoredJobs } from '../../../../src/engine/jobs/job-storage'
import { storeJobs, readStoredJobs } from '../../../../src/engine/jobs/store-jobs'
import { createStore } from '../../../../src/lib/store'
import { Shelf } from '../../platform/stand'
import { chain, job, step } from './support'

const signedIn = (user: string | undefined, epoch = 1, isCurrent = () => true) => {
  const owner = createStore(user)
  return { get: () => ({ apiKey: 'key', epoch, elsewhere: false as const, ended: false }), owner, isCurrent }
}

/** Time of the tabs, in ms since 1970. */
let now = Date.UTC(2026, 10, 21)

const tabOf = (...of: Parameters<typeof signedIn>) => ({ session: signedIn(...of), now: () => now })

afterEach(() => jobs.set([]))

/** Storage with enumerable keys. */
class SearchedShelf extends Shelf {
  get length(): number {
    return this.entries.size
  }
  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null
  }
}

const shelves = () => ({ local: new SearchedShelf(), tab: new Shelf() })
const entriesOf = ({ local, tab }: ReturnType<typeof shelves>) => [...local.entries, ...tab.entries]

/** The storage after a reload of a page with these jobs. */
function leftWith(...left: readonly Job[]) {
  const before = shelves()
  storeJobs(tabOf('mine'), before)
  for (const each of left) putJob(each)
  const after = shelves()
  for (const [key, value] of before.local.entries) after.local.setItem(key, value)
  for (const [key, value] of before.tab.entries) after.tab.setItem(key, value)
  jobs.set([])
  return after
}

const found = (...steps: readonly JobStep[]): Job | undefined =>
  readStoredJobs(tabOf('mine', 4), leftWith(job(steps)))[0]

describe('a job that a reload has interrupted', () => {
  it('is there again as far as it came, under the present identity, and goes on', () => {
    const kept = found(...chain('done', 'accepted', 'waiting'))
    expect(kept).toMatchObject({ id: 'job-1', title: 'Stop: web', epoch: 4, resumed: true })
    expect(kept?.steps.map(({ state }) => state)).toEqual(['done', 'accepted', 'waiting'])
  })

  it('does not go on when nobody was signed in for long', () => {
    const left = leftWith(job(chain('done', 'sent', 'waiting')), job(chain('accepted'), { id: 'job-2' }))
    now += 11 * 60_000
    const kept = readStoredJobs(tabOf('mine', 4), left)
    now -= 11 * 60_000
    expect(kept.map(({ steps, resumed }) => [resumed, steps.map(({ state }) => state)])).toEqual([
      [undefined, ['accepted']],
      [undefined, ['done', 'dropped', 'dropped']],
    ])
  })

  it('is not stored again once another tab has signed out', () => {
    const shelf = shelves()
    storeJobs(
      tabOf('mine', 1, () => false),
      shelf,
    )
    putJob(job(chain('sent')))
    expect(entriesOf(shelf)).toEqual([])
  })

  it('is there for the one whose it is, once it is known who that is', () => {
    const left = leftWith(job(chain('sent')))
    expect(readStoredJobs(tabOf('other'), left)).toEqual([])
    expect(readStoredJobs(tabOf(undefined), left)).toEqual([])
    expect(hasStoredJobs(signedIn('other'), left)).toBe(false)
    expect(hasStoredJobs(signedIn('mine'), left)).toBe(true)
  })

  it('is stored for the signed-in user only', () => {
    expect(entriesOf(leftWith(job(chain('sent'), { epoch: 7 })))).toEqual([])
  })

  it('may have done what was sent without an answer: that is looked at first, under the key of its try', () => {
    const [unsure] = found(step('sent', { key: 'abc' }))?.steps ?? []
    expect(unsure).toMatchObject({ state: 'waiting', failure: { kind: 'connection', key: 'abc' } })
    const [keyless] = found(step('sent'))?.steps ?? []
    expect(keyless?.failure).toMatchObject({ key: undefined })
  })

  it('is kept without secrets, and does not do what needs one', () => {
    const typed = { password: 'Hunter2!' }
    const left = leftWith(job([step('accepted'), step('waiting', { typed, secret: true, after: 0 })]))
    expect(JSON.stringify(entriesOf(left))).not.toContain('Hunter2!')
    const [kept] = readStoredJobs(tabOf('mine'), left)
    expect(kept?.steps[1]).toMatchObject({ state: 'dropped', typed: {} })
  })

  it('that has failed is one that failed, and for the same reason', () => {
    const failure = new ApiError('server', 'Sizes are being counted', {
      status: 500,
      correlationId: '4d1f9a',
    })
    const kept = found(step('failed', { failure }))
    expect(kept?.steps[0]?.failure).toMatchObject({
      kind: 'server',
      message: 'Sizes are being counted',
      correlationId: '4d1f9a',
    })
  })

  it('is none of a creation that was not answered: its form keeps what there is to keep', () => {
    expect(found(step('sent', { action: null }))).toBeUndefined()
    expect(found(step('accepted', { action: null }))).toBeDefined()
  })

  it('that another tab has finished since is not there any more', () => {
    const left = leftWith(job(chain('done', 'waiting')))
    left.local.entries.clear()
    expect(readStoredJobs(tabOf('mine'), left)).toEqual([])
  })

  it('is out of the storage of plans once all its steps are done, or it is dismissed', () => {
    const storage = shelves()
    storeJobs(tabOf('mine'), storage)
    putJob(job(chain('done', 'waiting')))
    putJob(job(chain('done', 'failed'), { id: 'job-2' }))
    expect(storage.local.entries.size).toBe(2)
    putJob(job(chain('done', 'done')))
    putJob(job(chain('done', 'failed'), { id: 'job-2', dismissed: true }))
    expect(storage.local.entries.size).toBe(0)
    jobs.set([])
  })

  it.each(['7', 'no JSON', '{}'])('is not believed when what was kept is odd: %s', (odd) => {
    const left = leftWith(job(chain('sent')), job(chain('done', 'waiting'), { id: 'job-2' }))
    for (const each of [left.local, left.tab]) for (const key of each.entries.keys()) each.setItem(key, odd)
    expect(readStoredJobs(tabOf('mine'), left)).toEqual([])
  })

  it('is left alone when another version of the console has kept it', () => {
    const left = leftWith(job(chain('sent')), job(chain('done', 'waiting'), { id: 'job-2' }))
    expect(readStoredJobs(tabOf('mine'), left)).toHaveLength(2)
    for (const each of [left.local, left.tab])
      for (const [key, text] of each.entries) each.setItem(key, text.replace('"format":1', '"format":0'))
    expect(readStoredJobs(tabOf('mine'), left)).toEqual([])
  })
})
