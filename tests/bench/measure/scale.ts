import type { Browser } from 'playwright-core'
import { firstRow, idle, listPath, openVisit, type Subject, type Visit } from '../browser'
import { interleaved, type Figure } from '../figures'

const subjects: readonly Subject[] = ['ours', 'floor', 'react']

async function openList(browser: Browser, origin: string, subject: Subject, cpu?: number): Promise<Visit> {
  const visit = await openVisit(browser, origin)
  await visit.goto(listPath[subject])
  await firstRow(visit.page)
  await idle(visit)
  if (cpu) await visit.cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return visit
}

/** JavaScript heap in use after collecting garbage, in MB. */
async function heap(visit: Visit): Promise<number> {
  for (let pass = 0; pass < 3; pass += 1) await visit.cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await visit.cdp.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** Types a word; the time from the last key to the paint of its rows, and that of the slowest key. */
async function filter(visit: Visit): Promise<{ last: number; worst: number }> {
  const { page } = visit
  await page.locator('input[type=search]').first().click()
  await idle(visit)
  await page.evaluate(() => window.bench.reset())
  await page.keyboard.type('vm-00', { delay: 120 })
  await idle(visit)
  const last = await page.evaluate(() => window.bench.changed - window.bench.input)
  await page.keyboard.press('Backspace')
  await idle(visit)
  const worst = await page.evaluate(() => window.bench.worst)
  return { last, worst: Math.max(worst, 16) }
}

/** Sorts by a number and by a text; the longer time from press to paint. */
async function sort(visit: Visit): Promise<number> {
  const { page } = visit
  let longest = 0
  for (const name of ['Memory', 'Private IP']) {
    await page.getByRole('button', { name, exact: true }).click()
    await idle(visit)
    longest = Math.max(longest, await page.evaluate(() => window.bench.changed - window.bench.input))
  }
  return longest
}

/** The longest task until the dashboard has added everything up, with its files cached, in ms. */
async function dashboard(browser: Browser, origin: string): Promise<number> {
  const visit = await openList(browser, origin, 'ours')
  await visit.goto('/app/')
  await idle(visit)
  const longest = await visit.page.evaluate(() => window.bench.longest)
  await visit.close()
  return longest
}

interface Scrolled {
  dropped: number
  blank: number
}

/** Scrolls 120 frames by `step` px; counts the late frames and the frames with missing rows. */
export async function scroll(visit: Visit, step: number): Promise<Scrolled> {
  await visit.page.mouse.move(700, 500)
  return visit.page.evaluate(
    (by) =>
      new Promise<Scrolled>((resolve) => {
        const frames: number[] = []
        let blank = 0
        const frame = (time: number): void => {
          frames.push(time)
          const covered = [0.3, 0.6, 0.95].every((share) =>
            document
              .elementFromPoint(innerWidth / 2, innerHeight * share)
              ?.closest('tr[data-index], nav, header'),
          )
          if (!covered && frames.length > 1) blank += 1
          if (frames.length <= 120) {
            scrollBy(0, by)
            requestAnimationFrame(frame)
            return
          }
          let dropped = 0
          for (let index = 1; index < frames.length; index += 1) {
            const took = (frames[index] ?? 0) - (frames[index - 1] ?? 0)
            dropped += Math.max(0, Math.round(took / (1000 / 60)) - 1)
          }
          resolve({ dropped, blank })
        }
        requestAnimationFrame(frame)
      }),
    step,
  )
}

const budgets = {
  first: { 1000: [1.5, 1.2], 10_000: [1.4, 1.1], 50_000: [1.3, 1] },
  filter: { 10_000: [50, 25], 50_000: [60, 32] },
} as const

/** P11 to P16: lists of `count` machines. */
export async function measureScale(
  browser: Browser,
  origin: string,
  count: number,
  runs: number,
): Promise<Figure[]> {
  const label = count.toLocaleString('en')
  const figures: Figure[] = []
  for (const subject of subjects) await (await openList(browser, origin, subject)).close()
  const first = await interleaved(subjects, runs, async (subject) => {
    const visit = await openVisit(browser, origin)
    await visit.goto(listPath[subject])
    const at = await firstRow(visit.page)
    await visit.close()
    return at
  })
  const firstLimits = budgets.first[count as keyof typeof budgets.first]
  figures.push({
    id: 'P11',
    what: `first row at ${label}`,
    unit: 'ms',
    ...first,
    ...(firstLimits && {
      must: { value: firstLimits[0], of: 'R' as const },
      reach: { value: firstLimits[1], of: 'R' as const },
    }),
  })
  const elements = await interleaved(subjects, 1, async (subject) => {
    const visit = await openList(browser, origin, subject)
    const found = await visit.page.evaluate(() => document.querySelectorAll('*').length)
    await visit.close()
    return found
  })
  figures.push({
    id: 'P12',
    what: `elements at ${label}`,
    unit: '',
    ...elements,
    must: { value: 900 },
    reach: { value: 600 },
  })
  if (count < 10_000) return figures

  const heaps = await interleaved(subjects, Math.min(runs, 3), async (subject) => {
    const visit = await openList(browser, origin, subject)
    const used = await heap(visit)
    await visit.close()
    return used
  })
  const heapLimits =
    count === 50_000 ? { must: { value: 2, of: 'F' as const }, reach: { value: 1.5, of: 'F' as const } } : {}
  figures.push({ id: 'P13', what: `heap at ${label}`, unit: 'MB', ...heaps, ...heapLimits })

  const worst: Record<Subject, number> = { ours: 0, floor: 0, react: 0 }
  const last = await interleaved(subjects, runs, async (subject) => {
    const visit = await openList(browser, origin, subject)
    const taken = await filter(visit)
    worst[subject] = Math.max(worst[subject], taken.worst)
    await visit.close()
    return taken.last
  })
  const filterLimits = budgets.filter[count as keyof typeof budgets.filter]
  figures.push(
    {
      id: 'P14',
      what: `filter at ${label}: last key to rows`,
      unit: 'ms',
      ...last,
      ...(filterLimits && { must: { value: filterLimits[0] }, reach: { value: filterLimits[1] } }),
    },
    {
      id: 'P14',
      what: `filter at ${label}: worst key of all runs`,
      unit: 'ms',
      ...worst,
      must: { value: 48 },
      reach: { value: 24 },
    },
  )
  const sorted = await interleaved(subjects, runs, async (subject) => {
    const visit = await openList(browser, origin, subject)
    const taken = await sort(visit)
    await visit.close()
    return taken
  })
  figures.push({
    id: 'P15',
    what: `sort at ${label}`,
    unit: 'ms',
    ...sorted,
    must: { value: 1.8, of: 'F' },
    reach: { value: 1.2, of: 'F' },
  })
  if (count === 10_000) {
    const { ours } = await interleaved(['ours'], runs, () => dashboard(browser, origin))
    figures.push({
      id: 'P7',
      what: `dashboard at ${label}: longest task`,
      unit: 'ms',
      ours,
      must: { value: 200 },
    })
    figures.push(...(await measureScroll(browser, origin, runs)))
  }
  return figures
}

async function measureScroll(browser: Browser, origin: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const cpu of [1, 4]) {
    const blank: Record<Subject, number> = { ours: 0, floor: 0, react: 0 }
    const dropped = await interleaved(subjects, runs, async (subject) => {
      const visit = await openList(browser, origin, subject, cpu)
      const taken = await scroll(visit, 88)
      blank[subject] = Math.max(blank[subject], taken.blank)
      await visit.close()
      return taken.dropped
    })
    figures.push(
      {
        id: 'P16',
        what: `scroll, CPU ${cpu}x: dropped frames of 120`,
        unit: '',
        ...dropped,
        must: cpu === 1 ? { value: 0 } : { value: 1.5, of: 'R' },
        reach: cpu === 1 ? { value: 0 } : { value: 1, of: 'R' },
      },
      {
        id: 'P16',
        what: `scroll, CPU ${cpu}x: blank frames`,
        unit: '',
        ...blank,
        must: { value: 0 },
        reach: { value: 0 },
      },
    )
  }
  return figures
}
