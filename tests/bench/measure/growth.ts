import type { Browser, Page } from 'playwright-core'
import { firstRow, idle, openVisit, type Visit } from '../browser'
import type { Probe } from '../probe'
import { median, type Figure } from '../figures'
import { lists } from './rows'

/** Records of every type. */
const sizes = [100, 1000, 10_000] as const
type Size = (typeof sizes)[number]

const pages = [{ name: 'machines', path: '/app/compute' }, ...lists]
const keys = 'a-machine-'

/** What something cost the main thread until the page was quiet, in ms. */
interface Cost {
  /** The longest task; 0 when all were shorter than 50. */
  longest: number
  /** All tasks together. */
  busy: number
  /** Median time in which a key is handled, with what React draws in it; 0 for a key painted within 16. */
  handled?: number
  /** The same of the first key. */
  firstHandled?: number
}

/** Figures of one world, by what was measured. */
type Costs = Map<string, Cost[]>

async function mainThread({ cdp }: Visit): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function costOf(visit: Visit, act: () => Promise<unknown>): Promise<Cost> {
  await visit.page.evaluate(() => window.bench.reset())
  const before = await mainThread(visit)
  await act()
  return since(visit, before)
}

/** The cost of each of the keys; what waits until nobody types is not part of the longest task. */
async function costOfKeys(visit: Visit): Promise<Cost> {
  const { page } = visit
  const taken: Pick<Probe, 'longest' | 'handled'>[] = []
  const before = await mainThread(visit)
  for (const key of keys) {
    await page.evaluate(() => window.bench.reset())
    await page.keyboard.type(key, { delay: 60 })
    await page.evaluate(() => window.bench.painted(() => true))
    await page.waitForTimeout(60)
    taken.push(await page.evaluate(() => ({ longest: window.bench.longest, handled: window.bench.handled })))
  }
  const { busy } = await since(visit, before)
  return {
    longest: Math.max(...taken.map(({ longest }) => longest)),
    handled: median(taken.map(({ handled }) => handled)),
    firstHandled: taken[0]?.handled ?? 0,
    busy: busy / keys.length,
  }
}

/** The cost of loading a page with its files cached. */
async function costOfLoad(visit: Visit, path: string): Promise<Cost> {
  await visit.goto(path)
  // The browser counts from the start of each document.
  return since(visit, 0)
}

async function since(visit: Visit, before: number): Promise<Cost> {
  await idle(visit)
  const busy = (await mainThread(visit)) - before
  return { busy, longest: await visit.page.evaluate(() => window.bench.longest) }
}

const createLink = (page: Page) => page.locator('main a[href$="/create"]').first()
const recordLink = (page: Page) => page.locator('tr[data-index] a').first()

async function openForm(page: Page): Promise<void> {
  await createLink(page).click()
  // A form of many lists may begin to be drawn after a quiet moment.
  await page.locator('main form').waitFor()
}

/** A visit whose files are cached and whose list is shown. */
async function openList(browser: Browser, origin: string, path: string): Promise<Visit> {
  const visit = await openVisit(browser, origin)
  await visit.cdp.send('Performance.enable')
  await visit.goto(path)
  await firstRow(visit.page)
  await idle(visit)
  return visit
}

/** List, form and record of each type; dashboard, search and keys once. */
async function measureWorld(browser: Browser, origin: string, costs: Costs): Promise<void> {
  const add = (what: string, cost: Cost): void => void costs.set(what, [...(costs.get(what) ?? []), cost])
  for (const { name, path } of pages) {
    const visit = await openList(browser, origin, path)
    const { page } = visit
    add(`list, ${name}`, await costOfLoad(visit, path))
    if ((await recordLink(page).count()) > 0) {
      add(`record, ${name}`, await costOf(visit, () => recordLink(page).click()))
      await page.goBack()
      await idle(visit)
    }
    if ((await createLink(page).count()) > 0) {
      add(`form, ${name}`, await costOf(visit, () => openForm(page)))
      if (name === 'machines') {
        await page.locator('main input[name=name]').last().click()
        await idle(visit)
        add('one key in a form, machines', await costOfKeys(visit))
      }
    }
    if (name === 'machines') {
      add('dashboard', await costOfLoad(visit, '/app/'))
      const search = async (): Promise<void> => {
        await page.keyboard.press('Control+k')
        await page.keyboard.type('vm-00', { delay: 120 })
      }
      add('search', await costOf(visit, search))
    }
    // The objects of a bucket are on a server that is not measured.
    const problems = visit.problems.filter((problem) => !problem.startsWith('connect-src '))
    if (problems.length > 0) throw new Error(`${name}: ${problems.join(', ')}`)
    await visit.close()
  }
}

const middle = (taken: readonly Cost[] | undefined, of: keyof Cost): number =>
  median((taken ?? []).map((each) => each[of] ?? 0))

/**
 * Main-thread time of every list, form and record, of the dashboard, of a search and of one key, with 100, 1,000 and
 * 10,000 records of every type; and how it grows between the first and the last.
 * @param withWorld gives the origin of a server with so many records of every type
 */
export async function measureGrowth(
  browser: Browser,
  withWorld: (size: Size, use: (origin: string) => Promise<void>) => Promise<void>,
  runs: number,
): Promise<Figure[]> {
  const worlds = new Map<Size, Costs>()
  for (const size of sizes) {
    const costs: Costs = new Map()
    worlds.set(size, costs)
    await withWorld(size, async (origin) => {
      for (let run = 0; run < runs; run += 1) await measureWorld(browser, origin, costs)
    })
    process.stderr.write('.')
  }
  const figures: Figure[] = []
  for (const what of worlds.get(100)?.keys() ?? []) {
    const busy = (size: Size): number => middle(worlds.get(size)?.get(what), 'busy')
    for (const size of sizes) {
      const at = `${what} at ${size.toLocaleString('en')}`
      const longest = middle(worlds.get(size)?.get(what), 'longest')
      const must = what === 'dashboard' ? 200 : 100
      figures.push(
        { id: 'P7', what: `${at}: longest task`, unit: 'ms', ours: longest, must: { value: must } },
        { id: 'P7', what: `${at}: main thread`, unit: 'ms', ours: busy(size) },
      )
      const costs = worlds.get(size)?.get(what)
      if (costs?.[0]?.handled === undefined) continue
      figures.push(
        {
          ...{ id: 'P7', what: `${at}: handling, median of keys`, unit: 'ms' },
          ...{ ours: middle(costs, 'handled'), must: { value: 16 } },
        },
        { id: 'P7', what: `${at}: handling of the first`, unit: 'ms', ours: middle(costs, 'firstHandled') },
      )
    }
    figures.push({
      id: 'P7',
      what: `${what}: main thread at 10,000 / at 100`,
      unit: '',
      ours: busy(10_000) / busy(100),
    })
  }
  return figures
}
