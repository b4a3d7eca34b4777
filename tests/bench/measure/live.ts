import type { Browser } from 'playwright-core'
import { createRunningClock } from '../../../sandbox/clock'
import { deploy } from '../../e2e/support/deployment'
import { idle, openVisit, type Visit } from '../browser'
import { folders } from '../build'
import { median, type Figure } from '../figures'
import { scroll } from './scale'

const machine = '/app/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a?tab=metrics'
/** A folder of 48,203 objects. */
const objects = '/app/storage/bucket/shop-media?folder=originals%2F'
/** Charts of a machine. */
const charts = 6
const frames = 120
/** Frames at 60 a second. */
const frameMs = 1000 / 60

async function several(runs: number, measure: () => Promise<number>): Promise<number> {
  const taken: number[] = []
  for (let run = 0; run < runs; run += 1) taken.push(await measure())
  process.stderr.write('.')
  return median(taken)
}

const diskSpace = (visit: Visit) => visit.page.getByRole('img', { name: /^Disk space: / })

/** A visit that records when a canvas was last drawn on. */
async function openWatched(browser: Browser, origin: string): Promise<Visit> {
  const visit = await openVisit(browser, origin)
  await visit.page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D
    const { stroke } = prototype
    prototype.stroke = function (this: CanvasRenderingContext2D, ...path: [path?: Path2D]) {
      Object.assign(window, { benchStroke: performance.now() })
      return Reflect.apply(stroke, this, path)
    }
  })
  return visit
}

/** Milliseconds from the last answer of the source until all charts had been drawn. */
async function sinceAnswer(visit: Visit): Promise<number> {
  await idle(visit)
  return visit.page.evaluate(() => {
    const { benchStroke } = window as unknown as { benchStroke: number }
    const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes('query_range'))
    const last = Math.max(...asked.map((each) => (each as PerformanceResourceTiming).responseEnd))
    return benchStroke - last
  })
}

/** Milliseconds to draw the charts of a page opened for a month. */
async function openMonth(browser: Browser, origin: string): Promise<number> {
  const visit = await openWatched(browser, origin)
  await visit.goto(`${machine}&range=30d`)
  await diskSpace(visit).waitFor()
  const ms = await sinceAnswer(visit)
  await visit.close()
  return ms
}

/** Milliseconds to draw the charts after a change from a day to a month. */
async function chooseMonth(browser: Browser, origin: string): Promise<number> {
  const visit = await openWatched(browser, origin)
  await visit.goto(`${machine}&range=24h`)
  await diskSpace(visit).waitFor()
  await idle(visit)
  const answers = Promise.all(Array.from({ length: charts }, () => visit.page.waitForResponse(/query_range/)))
  await visit.page.getByRole('radio', { name: '30 d' }).click({ force: true })
  await answers
  const ms = await sinceAnswer(visit)
  await visit.close()
  return ms
}

/** Drags over a chart with a move in each frame; returns the number of late frames. */
async function drag(visit: Visit): Promise<number> {
  return visit.page.evaluate(
    ([count, ms]) =>
      new Promise<number>((resolve, reject) => {
        const over = document.querySelector('.u-over')
        if (!over) {
          reject(new Error('There is no chart'))
          return
        }
        const { left, top, width, height } = over.getBoundingClientRect()
        const times: number[] = []
        const send = (type: string, share: number): boolean =>
          over.dispatchEvent(
            new MouseEvent(type, {
              ...{ bubbles: true, cancelable: true, view: window, button: 0, buttons: 1 },
              ...{ clientX: left + width * share, clientY: top + height / 2 },
            }),
          )
        send('mousemove', 0.1)
        send('mousedown', 0.1)
        const frame = (time: number): void => {
          times.push(time)
          if (times.length <= count) {
            send('mousemove', 0.1 + (0.8 * times.length) / count)
            requestAnimationFrame(frame)
            return
          }
          // The drag ends where it began, so nothing is chosen and the charts stay.
          send('mousemove', 0.1)
          send('mouseup', 0.1)
          const late = times.slice(1).map((at, index) => Math.round((at - (times[index] ?? at)) / ms) - 1)
          resolve(late.reduce((sum, each) => sum + Math.max(0, each), 0))
        }
        requestAnimationFrame(frame)
      }),
    [frames, frameMs] as const,
  )
}

/** Measures the views opened when something is wrong: charts of a month, dragging over them, a folder of 48,203 objects. */
export async function measureLive(browser: Browser, floor: string, runs: number): Promise<Figure[]> {
  const deployment = await deploy(folders.console, { clock: createRunningClock() })
  const { origin } = deployment
  try {
    const alone = await openVisit(browser, floor)
    await alone.goto('/floor/plot.html')
    await alone.page.waitForFunction(() => 'drawPlot' in window)
    const drawn = await several(runs, () => alone.page.evaluate(() => window.drawPlot()))
    await alone.close()
    const opened = await several(runs, () => openMonth(browser, origin))
    const chosen = await several(runs, () => chooseMonth(browser, origin))
    const dragged = await openVisit(browser, origin)
    await dragged.goto(`${machine}&range=30d`)
    await dragged.page.getByRole('img', { name: /^Disk space: / }).waitFor()
    await idle(dragged)
    const dropped = await several(runs, () => drag(dragged))
    await dragged.close()
    const folder = await openVisit(browser, origin)
    await folder.goto(objects)
    await folder.page.getByText('0 folders, 48,203 files here').waitFor({ timeout: 120_000 })
    let blank = 0
    const late = await several(runs, async () => {
      await folder.page.evaluate(() => scrollTo(0, 0))
      const taken = await scroll(folder, 88)
      blank = Math.max(blank, taken.blank)
      return taken.dropped
    })
    const elements = await folder.page.evaluate(() => document.querySelectorAll('*').length)
    await folder.close()
    const none = { must: { value: 0 }, reach: { value: 0 } }
    return [
      figure('P20', '10,000 points of two lines drawn', 'ms', drawn, 100, 50),
      figure('P20', 'six charts of a month, opened: last answer to paint', 'ms', opened, 100, 50),
      figure('P20', 'six charts of a month, chosen: last answer to paint', 'ms', chosen, 100, 50),
      { id: 'P20', what: 'drag over charts: dropped frames of 120', unit: '', ours: dropped, ...none },
      { id: 'P21', what: 'scroll of 48,203 objects: dropped frames of 120', unit: '', ours: late, ...none },
      { id: 'P21', what: 'scroll of 48,203 objects: blank frames', unit: '', ours: blank, ...none },
      figure('P21', 'elements at 48,203 objects', '', elements, 1200, 900),
    ]
  } finally {
    await deployment.stop()
  }
}

function figure(
  id: string,
  what: string,
  unit: Figure['unit'],
  ours: number,
  must: number,
  reach: number,
): Figure {
  return { id, what, unit, ours, must: { value: must }, reach: { value: reach } }
}
