import type { Browser } from 'playwright-core'
import { firstRow, idle, listPath, openVisit, type Subject, type Visit } from '../browser'
import { interleaved, median, type Figure } from '../figures'

/** Milliseconds between pointing at something and pressing it. */
const hover = 200

/** Hovers over an element, then presses it; milliseconds from the press to the paint in which `holds` is true. */
async function press(visit: Visit, selector: string, holds: () => boolean): Promise<number> {
  const { page } = visit
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not there`)
  await page.mouse.move(box.x + 8, box.y + box.height / 2, { steps: 3 })
  await page.waitForTimeout(hover)
  const painted = page.evaluate(
    (source) => {
      const check = globalThis.benchChecks?.[source]
      if (!check) throw new Error(`${source} is not there`)
      return window.bench.painted(check).then((at) => at - window.bench.input)
    },
    await provide(visit, holds),
  )
  await page.mouse.down()
  await page.mouse.up()
  return painted
}

declare global {
  var benchChecks: Record<string, () => boolean> | undefined
}

/** Registers a condition in the page under its source text; returns that text. */
async function provide(visit: Visit, holds: () => boolean): Promise<string> {
  const source = holds.toString()
  const client = await visit.page.context().newCDPSession(visit.page)
  await client.send('Runtime.evaluate', {
    expression: `(globalThis.benchChecks ??= {})[${JSON.stringify(source)}] = ${source}`,
  })
  await client.detach()
  return source
}

// A page kept or prepared in the background is not visible and does not count.
const isDetail = (): boolean =>
  document.querySelector('tbody tr[data-index]')?.checkVisibility() !== true &&
  [...document.querySelectorAll('main dl, main h1, h1')]
    .find((each) => each.checkVisibility())
    ?.textContent.startsWith('vm-') === true
const isList = (): boolean => document.querySelector('tbody tr[data-index]')?.checkVisibility() === true
// A list has inputs too: a checkbox in each row.
const isForm = (): boolean =>
  document.querySelector('tbody tr[data-index]')?.checkVisibility() !== true &&
  document.querySelectorAll('main input').length > 3

interface BackAndForth {
  there: number
  back: number
  waited: number
  restored: boolean
}

/** Filters, scrolls, opens a record, comes back. */
async function openAndReturn(browser: Browser, origin: string, subject: Subject): Promise<BackAndForth> {
  const visit = await openVisit(browser, origin)
  const { page } = visit
  await visit.goto(listPath[subject])
  await firstRow(page)
  await idle(visit)
  await page.locator('input[type=search]').first().fill('vm-')
  await idle(visit)
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 900)
  await idle(visit)
  const index = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('tr[data-index]')].find(
        (row) => row.getBoundingClientRect().top > 400,
      )?.dataset.index ?? '0',
  )
  const top = await page.evaluate(() => scrollY)
  const requests = visit.sent.length
  const there = await press(visit, `tr[data-index="${index}"] a`, isDetail)
  // The browser requests the favicon with every URL; nothing waits for it.
  const waited = visit.sent
    .slice(requests)
    .filter(({ url }) => /\/(?:app|floor)\/(?!assets\/favicon)/.test(url)).length
  await idle(visit)
  const back = await page.evaluate(
    async (source) => {
      const check = globalThis.benchChecks?.[source]
      if (!check) throw new Error(`${source} is not there`)
      const start = performance.now()
      history.back()
      return (await window.bench.painted(check)) - start
    },
    await provide(visit, isList),
  )
  await page.waitForTimeout(200)
  const restored = await page.evaluate(
    (before) =>
      Math.abs(scrollY - before) < 2 &&
      document.querySelector<HTMLInputElement>('input[type=search]')?.value === 'vm-',
    top,
  )
  await visit.close()
  return { there, back, waited, restored }
}

/** P8 to P10: from the list to a record and back, to the form, and the longest interaction on the way. */
export async function measureNavigation(browser: Browser, origin: string, runs: number): Promise<Figure[]> {
  const backs: Record<Subject, BackAndForth[]> = { ours: [], floor: [], react: [] }
  const there = await interleaved(['ours', 'react'], runs, async (subject) => {
    const taken = await openAndReturn(browser, origin, subject)
    backs[subject].push(taken)
    return taken.there
  })
  const forms = await interleaved(['ours'], runs, async () => {
    const visit = await openVisit(browser, origin)
    await visit.goto(listPath.ours)
    await firstRow(visit.page)
    await idle(visit)
    const taken = await press(visit, 'main a[href$="/create"]', isForm)
    await visit.close()
    return taken
  })
  const worst = await interleaved(['ours'], Math.min(runs, 3), (subject) => walk(browser, origin, subject))
  const of = (subject: Subject): number => median(backs[subject].map(({ back }) => back))
  return [
    {
      id: 'P8',
      what: 'list to detail, first visit',
      unit: 'ms',
      ours: there.ours,
      react: there.react,
      must: { value: 40 },
      reach: { value: 33 },
    },
    {
      id: 'P8',
      what: 'files waited for on the way',
      unit: '',
      ours: Math.max(...backs.ours.map(({ waited }) => waited)),
      must: { value: 0 },
    },
    {
      id: 'P8',
      what: 'back to the list',
      unit: 'ms',
      ours: of('ours'),
      react: of('react'),
      must: { value: 1.3, of: 'R' },
      reach: { value: 1, of: 'R' },
    },
    {
      id: 'P8',
      what: 'runs that lost scroll or filter',
      unit: '',
      ours: backs.ours.filter(({ restored }) => !restored).length,
      must: { value: 0 },
    },
    {
      id: 'P9',
      what: 'create form, first time',
      unit: 'ms',
      ours: forms.ours,
      must: { value: 150 },
      reach: { value: 40 },
    },
    {
      id: 'P10',
      what: 'longest interaction in navigation',
      unit: 'ms',
      ours: worst.ours,
      must: { value: 64 },
      reach: { value: 32 },
    },
  ]
}

/** A walk through the console; the longest interaction in it. */
async function walk(browser: Browser, origin: string, subject: Subject): Promise<number> {
  const visit = await openVisit(browser, origin)
  const { page } = visit
  await visit.goto(listPath[subject])
  await firstRow(page)
  await idle(visit)
  await page.evaluate(() => window.bench.reset())
  const step = async (selector: string): Promise<void> => {
    const box = await page.locator(selector).first().boundingBox()
    if (!box) throw new Error(`${selector} is not there`)
    await page.mouse.move(box.x + 8, box.y + box.height / 2, { steps: 3 })
    await page.waitForTimeout(hover)
    await page.mouse.down()
    await page.mouse.up()
    await idle(visit)
  }
  await step('tbody tr[data-index="3"] input[type=checkbox]')
  await step('tbody tr[data-index="3"] input[type=checkbox]')
  await step('thead th:nth-child(5) button')
  await step('tbody tr[data-index="2"] td:last-child button')
  await page.keyboard.press('Escape')
  await idle(visit)
  await step('tbody tr[data-index="2"] a')
  await page.goBack()
  await idle(visit)
  await step('main a[href$="/create"]')
  await page.goBack()
  await idle(visit)
  await page.keyboard.press('Control+k')
  await idle(visit)
  await page.keyboard.type('disk', { delay: 80 })
  await page.keyboard.press('Escape')
  await idle(visit)
  const worst = await page.evaluate(() => window.bench.worst)
  await visit.close()
  return Math.max(worst, 16)
}
