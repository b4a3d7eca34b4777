import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bulkLimit, runBulk } from '../../../../src/engine/jobs/bulk'

interface Job {
  id: number
  group: string
}

/** Work whose ends are decided by hand. */
class Yard {
  readonly running = new Map<Job, { resolve: () => void; reject: (error: Error) => void }>()
  readonly started: number[] = []

  readonly work = (job: Job): Promise<void> => {
    this.started.push(job.id)
    return new Promise((resolve, reject) => {
      this.running.set(job, { resolve, reject })
    })
  }

  inGroup(group: string): number {
    return [...this.running.keys()].filter((job) => job.group === group).length
  }

  async end(job: Job, error?: Error): Promise<void> {
    const way = this.running.get(job)
    this.running.delete(job)
    if (error) way?.reject(error)
    else way?.resolve()
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
}

const jobs = (count: number, group: string, from = 0): Job[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, group }))
const groupOf = (job: Job): string => job.group

describe('many at once', () => {
  it('are at most four per location, locations beside each other', async () => {
    expect(bulkLimit).toBe(4)
    const yard = new Yard()
    const all = [...jobs(10, 'tll'), ...jobs(10, 'jhv', 100)]
    const done = runBulk(all, groupOf, yard.work)
    expect(yard.inGroup('tll')).toBe(4)
    expect(yard.inGroup('jhv')).toBe(4)
    const [first] = yard.running.keys()
    if (first) await yard.end(first)
    expect(yard.inGroup('tll')).toBe(4)
    expect(yard.started).toHaveLength(9)
    while (yard.running.size > 0) {
      const [next] = yard.running.keys()
      if (next) await yard.end(next)
    }
    expect((await done).size).toBe(20)
  })

  it('each have an outcome of their own; a failure stops nothing', async () => {
    const all = jobs(6, 'tll')
    const failure = new Error('busy')
    const outcomes = await runBulk(all, groupOf, async ({ id }) => {
      if (id % 2 === 0) throw failure
    })
    expect(all.map((job) => outcomes.get(job))).toEqual(
      all.map(({ id }) => (id % 2 === 0 ? { ok: false, error: failure } : { ok: true })),
    )
  })

  it('that fail before they begin have failed like any other', async () => {
    const outcomes = await runBulk(jobs(2, 'tll'), groupOf, () => {
      throw new Error('at once')
    })
    expect([...outcomes.values()].every(({ ok }) => !ok)).toBe(true)
  })

  it('tell how far they are, one by one, whatever the outcome', async () => {
    const heard: number[][] = []
    await runBulk(
      jobs(5, 'tll'),
      groupOf,
      async ({ id }) => {
        if (id === 2) throw new Error('x')
      },
      { onProgress: (done, outcomes) => heard.push([done, outcomes.size]) },
    )
    expect(heard).toEqual([1, 2, 3, 4, 5].map((done) => [done, done]))
  })

  it('are begun no more once nobody wants it; what is begun has its outcome, the rest none', async () => {
    const yard = new Yard()
    let wanted = true
    const all = [...jobs(10, 'tll'), ...jobs(2, 'jhv', 100)]
    const done = runBulk(all, groupOf, yard.work, { isWanted: () => wanted })
    const [first, second] = yard.running.keys()
    if (first) await yard.end(first)
    wanted = false
    if (second) await yard.end(second, new Error('busy'))
    while (yard.running.size > 0) for (const job of [...yard.running.keys()]) await yard.end(job)
    expect(yard.started).toEqual([0, 1, 2, 3, 100, 101, 4])
    const outcomes = await done
    expect([...outcomes.keys()].map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
      0, 1, 2, 3, 4, 100, 101,
    ])
    expect([...outcomes.values()].filter(({ ok }) => !ok)).toHaveLength(1)
  })

  it('of none are done', async () => {
    expect((await runBulk([], groupOf, async () => undefined)).size).toBe(0)
  })

  it('are each worked on exactly once, never above the limit, in their order within a group', async () => {
    const list = fc.array(fc.constantFrom('tll', 'jhv', 'trtu'), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(list, fc.integer({ min: 1, max: 5 }), async (groups, limit) => {
        const all = groups.map((group, id): Job => ({ id, group }))
        const now = new Map<string, number>()
        let most = 0
        const order: Job[] = []
        const outcomes = await runBulk(
          all,
          groupOf,
          async (job) => {
            order.push(job)
            now.set(job.group, (now.get(job.group) ?? 0) + 1)
            most = Math.max(most, now.get(job.group) ?? 0)
            await Promise.resolve()
            now.set(job.group, (now.get(job.group) ?? 0) - 1)
            if (job.id % 3 === 0) throw new Error('x')
          },
          { limit },
        )
        expect(most).toBeLessThanOrEqual(limit)
        expect(outcomes.size).toBe(all.length)
        for (const group of new Set(groups)) {
          const ids = order.filter((job) => job.group === group).map(({ id }) => id)
          expect(ids).toEqual(all.filter((job) => job.group === group).map(({ id }) => id))
        }
      }),
    )
  })
})
