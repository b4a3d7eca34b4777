import type { Browser } from 'playwright-core'
import {
  firstRow,
  idle,
  listPath,
  openVisit,
  type Conditions,
  type Sent,
  type Subject,
  type Visit,
} from '../browser'
import { interleaved, median, type Figure } from '../figures'

const subjects: readonly Subject[] = ['ours', 'floor', 'react']
const kilobyte = 1000

/** Local storage of the console after a first visit, without the session: its configuration. */
async function remembers(browser: Browser, origin: string): Promise<Record<string, string>> {
  const visit = await openVisit(browser, origin)
  await visit.goto(listPath.ours)
  await firstRow(visit.page)
  const stored = await visit.page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  await visit.close()
  delete stored['console.session']
  return stored
}

async function rowsAt(
  browser: Browser,
  origin: string,
  subject: Subject,
  conditions: Conditions,
  remembered: Record<string, string>,
): Promise<number> {
  const visit = await openVisit(browser, origin, conditions, subject === 'ours' ? remembered : {})
  await visit.goto(listPath[subject])
  const at = await firstRow(visit.page)
  await visit.close()
  return at
}

const isStatic = ({ url, type }: Sent): boolean => type !== 'Document' && /\/(?:app|floor)\//.test(url)

async function warmVisit(visit: Visit, path: string): Promise<number> {
  await visit.goto(path)
  await firstRow(visit.page)
  await idle(visit)
  await visit.goto(path)
  const at = await firstRow(visit.page)
  await idle(visit)
  return at
}

/** P1 to P7: the load of the list of 100 machines. */
export async function measureLoads(browser: Browser, origin: string, runs: number): Promise<Figure[]> {
  const known = await remembers(browser, origin)
  for (const subject of subjects) await rowsAt(browser, origin, subject, {}, known)

  const visit = await openVisit(browser, origin, {}, known)
  await visit.goto(listPath.ours)
  const rowTime = await firstRow(visit.page)
  await idle(visit)
  const scripts = visit.sent.filter(({ url }) => url.endsWith('.js'))
  const before = visit.sent.filter(({ at }) => at <= rowTime)
  const figures: Figure[] = [
    {
      id: 'P1',
      what: 'JS until the list is idle',
      unit: 'KB',
      ours: scripts.reduce((total, { bytes }) => total + bytes, 0) / kilobyte,
      must: { value: 185 },
      reach: { value: 150 },
    },
    {
      id: 'P2',
      what: 'all bytes of that load',
      unit: 'KB',
      ours: visit.sent.reduce((total, { wire }) => total + wire, 0) / kilobyte,
      must: { value: 250 },
      reach: { value: 200 },
    },
    {
      id: 'P3',
      what: 'requests until the rows are painted',
      unit: '',
      ours: before.length,
      must: { value: 15 },
      reach: { value: 8 },
    },
  ]
  await visit.close()

  const wait = 400
  const trips = async (subject: Subject, remembered: Record<string, string>): Promise<number> => {
    const near = await interleaved([subject], Math.min(runs, 3), (each) =>
      rowsAt(browser, origin, each, {}, remembered),
    )
    const far = await interleaved([subject], Math.min(runs, 3), (each) =>
      rowsAt(browser, origin, each, { latency: wait }, remembered),
    )
    return (far[subject] - near[subject]) / wait - 1
  }
  figures.push(
    {
      id: 'P3',
      what: 'serial trips after the document',
      unit: '',
      ours: await trips('ours', known),
      floor: await trips('floor', {}),
      must: { value: 2.2 },
      reach: { value: 2.2 },
    },
    { id: 'P3', what: 'the same, nothing remembered', unit: '', ours: await trips('ours', {}) },
  )

  const slow = { cpu: 4, slowNetwork: true }
  const timed = async (
    id: string,
    what: string,
    conditions: Conditions,
    remembered: Record<string, string>,
    limits: Pick<Figure, 'must' | 'reach'>,
  ): Promise<Figure> => {
    const taken = await interleaved(subjects, runs, (each) =>
      rowsAt(browser, origin, each, conditions, remembered),
    )
    return { id, what, unit: 'ms', ...taken, ...limits }
  }
  const limits4 = { must: { value: 1.7, of: 'F' }, reach: { value: 1.4, of: 'F' } } as const
  const limits5 = { must: { value: 2.5, of: 'F' }, reach: { value: 1.8, of: 'F' } } as const
  figures.push(
    await timed('P4', 'slow 4G, CPU 4x: rows painted', slow, known, limits4),
    await timed('P4', 'the same, nothing remembered', slow, {}, limits4),
    await timed('P5', 'cold: rows painted', {}, known, limits5),
    await timed('P5', 'the same, nothing remembered', {}, {}, limits5),
  )

  let staticBytes = 0
  const warm = await interleaved(subjects, runs, async (subject) => {
    const each = await openVisit(browser, origin)
    const at = await warmVisit(each, listPath[subject])
    if (subject === 'ours') {
      staticBytes = each.sent.filter(isStatic).reduce((total, { wire }) => total + wire, 0)
    }
    await each.close()
    return at
  })
  figures.push(
    {
      id: 'P6',
      what: 'warm: rows painted',
      unit: 'ms',
      ...warm,
      must: { value: 1.4, of: 'R' },
      reach: { value: 1, of: 'F' },
    },
    {
      id: 'P6',
      what: 'warm: bytes of static files',
      unit: 'KB',
      ours: staticBytes / kilobyte,
      must: { value: 0 },
    },
  )

  figures.push(...(await measureStability(browser, origin, runs, known)))
  return figures
}

async function measureStability(
  browser: Browser,
  origin: string,
  runs: number,
  known: Record<string, string>,
): Promise<Figure[]> {
  const results = { shift: [0], cold: [0], slow: [0] }
  for (const taken of Object.values(results)) taken.length = 0
  for (let run = 0; run < Math.max(1, Math.ceil(runs / 2)); run += 1) {
    for (const [name, conditions] of [
      ['cold', {}],
      ['slow', { cpu: 4, slowNetwork: true }],
    ] as const) {
      const visit = await openVisit(browser, origin, conditions, known)
      await visit.goto(listPath.ours)
      await firstRow(visit.page)
      await idle(visit)
      const { shift, blocking } = await visit.page.evaluate(() => window.bench)
      results.shift.push(shift)
      results[name].push(blocking)
      await visit.close()
    }
  }
  return [
    {
      id: 'P7',
      what: 'layout shift while loading',
      unit: '',
      ours: Math.max(...results.shift),
      must: { value: 0.01 },
      reach: { value: 0 },
    },
    {
      id: 'P7',
      what: 'blocking time, cold',
      unit: 'ms',
      ours: median(results.cold),
      must: { value: 0 },
      reach: { value: 0 },
    },
    {
      id: 'P7',
      what: 'blocking time, slow 4G, CPU 4x',
      unit: 'ms',
      ours: median(results.slow),
      must: { value: 100 },
      reach: { value: 0 },
    },
  ]
}
