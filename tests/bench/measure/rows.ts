import type { Browser } from 'playwright-core'
import { firstRow, idle, openVisit, type Visit } from '../browser'
import { median, type Figure } from '../figures'

/** Lists of other types: their URL, and the text typed into their filter. */
export const lists = [
  { name: 'disks', path: '/app/disks', typed: 'disk-00' },
  { name: 'floating IPs', path: '/app/network/ip_address', typed: 'ip-00' },
  { name: 'networks', path: '/app/network/vpc', typed: 'net-00' },
  { name: 'firewalls', path: '/app/network/firewall', typed: 'fw-00' },
  { name: 'balancers', path: '/app/network/load_balancer', typed: 'lb-00' },
  { name: 'services', path: '/app/services', typed: 'svc-00' },
  { name: 'buckets', path: '/app/storage', typed: 'bucket-00' },
  { name: 'servers', path: '/app/metal', typed: 'metal-00' },
  { name: 'tokens', path: '/app/access/token', typed: 'token-00' },
  { name: 'shares', path: '/app/access/delegation', typed: 'share-00' },
  { name: 'SSH keys', path: '/app/access/ssh_key', typed: 'key-00' },
] as const

type List = (typeof lists)[number]

async function open(browser: Browser, origin: string, { path }: List): Promise<{ visit: Visit; at: number }> {
  const visit = await openVisit(browser, origin)
  await visit.goto(path)
  const at = await firstRow(visit.page)
  return { visit, at }
}

/** Watches the row count or the sort order; the result gives the time from the last input to the paint of its change. */
async function watch(visit: Visit, what: 'count' | 'order'): Promise<() => Promise<number>> {
  await visit.page.evaluate((kind) => {
    const text = (): string =>
      kind === 'order'
        ? [...document.querySelectorAll('th')].map((each) => each.getAttribute('aria-sort')).join()
        : ([...document.querySelectorAll('main span')].find((each) =>
            / of [\d,.]+$/.test(each.textContent ?? ''),
          )?.textContent ?? '')
    const before = text()
    const seen = window.bench.painted(() => text() !== before)
    Object.assign(window, { benchSeen: seen })
  }, what)
  return () =>
    visit.page.evaluate(async () => {
      const { benchSeen } = window as unknown as { benchSeen: Promise<number> }
      return (await benchSeen) - window.bench.input
    })
}

/** Types a word; the time from the last key to the paint of its rows, and that of the slowest key. */
async function filter(visit: Visit, text: string): Promise<{ last: number; worst: number }> {
  await visit.page.locator('input[type=search]').first().click()
  await idle(visit)
  await visit.page.evaluate(() => window.bench.reset())
  await visit.page.keyboard.type(text.slice(0, -1), { delay: 120 })
  await idle(visit)
  const seen = await watch(visit, 'count')
  await visit.page.keyboard.press(text.slice(-1))
  const last = await seen()
  await idle(visit)
  return { last, worst: await visit.page.evaluate(() => Math.max(window.bench.worst, 16)) }
}

/** Sorts by the first and the last column; the longer time from press to paint. */
async function sort(visit: Visit): Promise<number> {
  const headings = visit.page.getByRole('columnheader').getByRole('button')
  let longest = 0
  for (const heading of [headings.nth(1), headings.last()]) {
    const seen = await watch(visit, 'order')
    await heading.click()
    longest = Math.max(longest, await seen())
    await idle(visit)
  }
  return longest
}

/** Times of the floors for as many machines, to which the other lists are compared. */
export interface MachineFloor {
  first: number | undefined
  sort: number | undefined
}

/** P11, P12, P14 and P15 for the list of every other type with `count` records, against the floors of as many machines. */
export async function measureRows(
  browser: Browser,
  origin: string,
  count: number,
  runs: number,
  floor: MachineFloor,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const list of lists) {
    const first: number[] = []
    const last: number[] = []
    const sorted: number[] = []
    let worst = 0
    let elements = 0
    for (let run = 0; run <= runs; run += 1) {
      const { visit, at } = await open(browser, origin, list)
      await idle(visit)
      elements = Math.max(elements, await visit.page.evaluate(() => document.querySelectorAll('*').length))
      // The first visit warms the server.
      if (run > 0) {
        first.push(at)
        sorted.push(await sort(visit))
        const taken = await filter(visit, list.typed)
        last.push(taken.last)
        worst = Math.max(worst, taken.worst)
      }
      if (visit.problems.length > 0) throw new Error(`${list.name}: ${visit.problems.join(', ')}`)
      await visit.close()
    }
    process.stderr.write('.')
    const label = `${list.name} at ${count.toLocaleString('en')}`
    figures.push(
      {
        id: 'P11',
        what: `first row, ${label}`,
        unit: 'ms',
        ours: median(first),
        react: floor.first,
        must: { value: 1.4, of: 'R' },
        reach: { value: 1.1, of: 'R' },
      },
      {
        id: 'P12',
        what: `elements, ${label}`,
        unit: '',
        ours: elements,
        must: { value: 900 },
        reach: { value: 600 },
      },
      {
        id: 'P14',
        what: `filter, ${label}: last key to rows`,
        unit: 'ms',
        ours: median(last),
        must: { value: 50 },
        reach: { value: 25 },
      },
      {
        id: 'P14',
        what: `filter, ${label}: worst key`,
        unit: 'ms',
        ours: worst,
        must: { value: 48 },
        reach: { value: 24 },
      },
      {
        id: 'P15',
        what: `sort, ${label}`,
        unit: 'ms',
        ours: median(sorted),
        floor: floor.sort,
        must: { value: 1.8, of: 'F' },
        reach: { value: 1.2, of: 'F' },
      },
    )
  }
  return figures
}
