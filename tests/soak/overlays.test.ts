import { chromium, type CDPSession, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { expect, test } from '../e2e/support/test'

/** Number of navigations, and the number after which every page has been seen once and is cached. */
const navigations = 500
const settled = 52

/** Lists by link and heading; the last one is measured. */
const lists = [
  ['Disks', 'Disks'],
  ['Bare metal', 'Bare metal servers'],
  ['Storage', 'Buckets'],
  ['Compute', 'Virtual machines'],
] as const

/** What a page holds after garbage collection: DOM nodes, listeners, heap in bytes. */
async function held(page: Page, cdp: CDPSession) {
  await page.getByRole('heading', { name: 'Virtual machines', level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') }
}

/** Opens an overlay and closes it as soon as it is attached, while it still animates. */
async function openAndClose(page: Page, role: 'dialog' | 'menu', open: () => Promise<void>): Promise<void> {
  const overlay = page.getByRole(role)
  await open()
  await overlay.waitFor({ state: 'attached' })
  // A key pressed before the focus is inside does not reach it.
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape')
      return overlay.count()
    })
    .toBe(0)
}

test('500 navigations with overlays closed while they open leave nothing behind', async ({ visit }) => {
  const { deployment } = await visit({ path: null })
  const localStorage = [{ name: 'console.session', value: 'demo-customer' }]
  // Code that V8 compiles meanwhile is counted as heap and is no leak.
  const browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--js-flags=--no-opt --no-maglev --no-sparkplug'],
  })
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: deployment.origin, localStorage }] },
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(`${deployment.origin}/app/compute`)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  const main = page.getByRole('navigation', { name: 'Main' })
  let before: Awaited<ReturnType<typeof held>> | undefined
  for (let round = 1; round <= navigations; round += 1) {
    const [link, heading] = lists[(round - 1) % lists.length] ?? lists[0]
    await main.getByRole('link', { name: link, exact: true }).click()
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    const menu = page.getByRole('button', { name: /^Actions for/ }).first()
    await menu.waitFor()
    await openAndClose(page, 'dialog', () => page.keyboard.press('Control+k'))
    await openAndClose(page, 'menu', () => menu.click())
    if (round === settled) before = await held(page, cdp)
  }
  const after = await held(page, cdp)
  await browser.close()
  console.log(JSON.stringify({ before, after }))
  if (!before) throw new Error('Nothing was measured after the first rounds')
  expect(after.nodes, 'DOM nodes').toBeLessThan(before.nodes * 1.01)
  expect(after.listeners, 'listeners').toBeLessThan(before.listeners * 1.01)
  expect(after.heap, 'heap').toBeLessThan(before.heap * 1.05)
})
