/**
 * `npm run bench -- [--quick] [--gate] [--runs N] [--only loads,navigation,scale,growth,live,bundle,tools,sandbox] [--keep-build] [--write]`
 *
 * Builds the console and the floors for production, measures them in Chromium and prints every promise with its figure.
 * Ends with 0 whatever the figures are, with 1 when it cannot measure, or with `--gate` when a "must" is missed.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { openBrowser } from './browser'
import { buildConsole, buildFloors, folders } from './build'
import { measureBundle } from './bundle'
import { keeps, plainTable, resultsTable, type Figure } from './figures'
import { measureFirstScroll } from './measure/first-scroll'
import { measureGrowth } from './measure/growth'
import { measureLive } from './measure/live'
import { measureLoads } from './measure/loads'
import { measureNavigation } from './measure/navigation'
import { measureRows } from './measure/rows'
import { measureSandbox } from './measure/sandbox'
import { measureScale } from './measure/scale'
import { measureTools } from './measure/tools'

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    gate: { type: 'boolean', default: false },
    runs: { type: 'string' },
    only: { type: 'string' },
    'keep-build': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const runs = Number(flags.runs ?? (flags.quick ? 3 : 9))
const parts = new Set(
  flags.only?.split(',') ?? ['bundle', 'loads', 'navigation', 'scale', 'live', 'tools', 'sandbox'],
)
if (parts.has('scale')) parts.add('growth')
const browserParts = ['loads', 'navigation', 'scale', 'growth', 'live']
const isMeasured = (names: readonly string[]): boolean => names.some((part) => parts.has(part))
const sizes = flags.quick ? [10_000] : [1000, 10_000, 50_000]

/** Runs with a server of so many machines (`vms`) and so many records of every other type (`rows`). */
async function withServer<T>(
  world: { vms?: number; rows?: number },
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const options = Object.entries(world).map(([name, count]) => `--${name}=${count}`)
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/bench/serve.ts', ...options],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (!child.stdout) throw new Error('The server has no output')
  try {
    const lines = createInterface({ input: child.stdout })
    const [origin] = (await Promise.race([
      once(lines, 'line'),
      once(child, 'exit').then(() => {
        throw new Error('The server ended before it answered')
      }),
    ])) as string[]
    if (origin === undefined) throw new Error('The server did not say where it is')
    return await use(origin)
  } finally {
    child.kill('SIGTERM')
  }
}

async function inBrowser(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = []
  if (parts.has('loads') || parts.has('navigation')) {
    await withServer({ vms: 100 }, async (origin) => {
      if (parts.has('loads')) figures.push(...(await measureLoads(browser, origin, runs)))
      if (parts.has('navigation')) {
        figures.push(...(await measureNavigation(browser, origin, runs)))
        figures.push(...(await measureFirstScroll(browser, origin, runs)))
      }
    })
  }
  if (parts.has('live')) {
    const live = (origin: string): Promise<Figure[]> => measureLive(browser, origin, Math.min(runs, 5))
    figures.push(...(await withServer({ vms: 1 }, live)))
  }
  if (parts.has('growth')) {
    const withWorld = (size: number, use: (origin: string) => Promise<void>): Promise<void> =>
      withServer({ vms: size, rows: size }, use)
    figures.push(...(await measureGrowth(browser, withWorld, Math.min(runs, 3))))
  }
  if (!parts.has('scale')) return figures
  for (const size of sizes) {
    const few = size > 10_000 ? Math.min(runs, 5) : runs
    figures.push(...(await withServer({ vms: size }, (origin) => measureScale(browser, origin, size, few))))
  }
  const ofMachines = (what: string): Figure | undefined => figures.find((figure) => figure.what === what)
  const floor = {
    first: ofMachines('first row at 10,000')?.react,
    sort: ofMachines('sort at 10,000')?.floor,
  }
  const others = (origin: string): Promise<Figure[]> =>
    measureRows(browser, origin, 10_000, Math.min(runs, 3), floor)
  figures.push(...(await withServer({ rows: 10_000 }, others)))
  return figures
}

if (isMeasured(['bundle', ...browserParts]) && (!flags['keep-build'] || !existsSync(folders.console))) {
  await buildFloors()
  await buildConsole()
}
const figures: Figure[] = []
if (isMeasured(browserParts)) {
  const browser = await openBrowser()
  try {
    figures.push(...(await inBrowser(browser)))
  } finally {
    await browser.close()
  }
}
if (parts.has('bundle')) figures.push(...measureBundle(folders.console))
if (parts.has('tools')) figures.push(...(await measureTools(flags.quick)))
if (parts.has('sandbox')) figures.push(...(await measureSandbox(flags.quick)))
figures.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))

console.log(`Medians of ${runs} interleaved runs.\n\n${plainTable(figures)}`)
if (flags.write) {
  writeFileSync(
    'tests/bench/RESULTS.md',
    `# Measured\n\nWritten by \`npm run bench -- --write\`; medians of ${runs} interleaved runs. What the figures mean and what F and R are is in\n[docs/performance.md](../../docs/performance.md). Times are given as ratios, so that they do not depend on the machine.\n\n${resultsTable(figures)}\n`,
  )
}
const missed = figures.filter((figure) => !keeps(figure, figure.must))
if (flags.gate && missed.length > 0) process.exit(1)
