import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { violations } from './support/accessibility'
import { overflow } from './support/acts'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const uuid = '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'
const metrics = `/compute/vm/tll/${uuid}?tab=metrics`

const plot = (page: Page, name: string): Locator =>
  page.getByRole('img', { name: new RegExp(`^${name}: (\\w+ )?last `) })

/** The last range requested from the source, and the distance of its points, in seconds. */
function lastAsked(calls: readonly { parameters: Readonly<Record<string, unknown>> }[]) {
  const { start, end, step } = calls.at(-1)?.parameters ?? {}
  return { seconds: Number(end) - Number(start), step: Number(step) }
}

describe('metrics of a machine', () => {
  test('[VM-10] are drawn by range, compared, read, as a table and in a file by keys; zoomed by pointer', async ({
    visit,
  }) => {
    const { page, address, deployment } = await visit({ path: metrics })
    for (const name of ['CPU', 'Memory', 'Network', 'Disk traffic', 'Disk operations', 'Disk space'])
      await plot(page, name).waitFor()
    const parameter = (name: string): string | null => new URL(address(), 'http://x').searchParams.get(name)
    const range = page.getByRole('radiogroup', { name: 'Range' })
    const keys = byKeys(page)
    await keys.to(range.getByRole('radio', { name: '30 d' }))
    expect(parameter('range')).toBe('30d')
    await expect.poll(() => lastAsked(deployment.calls('queryMetrics')).seconds).toBeGreaterThan(29 * 86_400)
    expect(lastAsked(deployment.calls('queryMetrics')).step).toBeGreaterThanOrEqual(3600)
    await keys.to(range.getByRole('radio', { name: '24 h' }))
    await keys.press(page.getByRole('button', { name: 'Compare with before' }))
    await page.getByText('Period before').first().waitFor()
    expect(parameter('compare')).toBe('1')
    const cpu = plot(page, 'CPU')
    await keys.press(cpu, 'End')
    await page.keyboard.press('ArrowLeft')
    await page
      .locator('[data-live-announcer]')
      .getByText(/^today 10:\d\d: [\d.]+\s%$/)
      .waitFor({ state: 'attached' })
    // All charts share the cursor.
    await expect.poll(() => page.getByText(/^today 10:\d\d$/).count()).toBe(6)
    expect(await page.getByRole('button', { name: 'Later' }).getAttribute('aria-disabled')).toBe('true')
    const box = await cpu.boundingBox()
    if (!box) throw new Error('The chart has no place')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y, { steps: 3 })
    await page.mouse.up()
    await expect.poll(() => parameter('from')).not.toBeNull()
    const zoomed = Number(parameter('to')) - Number(parameter('from'))
    expect(zoomed).toBeLessThan(20_000)
    await keys.press(page.getByRole('button', { name: 'Earlier' }))
    expect(Number(parameter('to')) - Number(parameter('from'))).toBe(zoomed)
    await page.goBack()
    await page.goBack()
    expect(parameter('range')).toBe('24h')
    expect(await violations(page)).toEqual([])
    const picture = (): Promise<string> =>
      cpu.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
    const light = await picture()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(picture).not.toBe(light)
    await keys.pick(page.getByRole('button', { name: 'Table, file and more' }), 'Show as table')
    const rows = page.getByRole('region', { name: 'Metrics of web-prod-01' }).getByRole('row')
    await expect.poll(() => rows.count()).toBe(201)
    await keys.press(page.getByRole('button', { name: 'Older' }))
    await page.getByText(/^201–\d+ of \d+$/).waitFor()
    const saving = page.waitForEvent('download')
    await keys.pick(page.getByRole('button', { name: 'Table, file and more' }), 'Download as CSV')
    const file = await readFile(await (await saving).path(), 'utf8')
    const [head = '', ...lines] = file.trim().split('\r\n')
    expect(head).toContain('CPU (%),CPU (period before) (%),Memory (B)')
    expect(lines.length).toBeGreaterThan(400)
    expect(lines[0]).toMatch(/^2026-11-20T08:[\d:.]+Z,[\d.]+,[\d.]+,\d+,/)
  })

  test(
    '[VM-10] are a column of the list, asked for in one query; a refused key is asked for again',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, pass, deployment } = await visit()
      await page.getByRole('button', { name: 'Columns' }).click()
      await page.getByText('CPU, 24 h').click()
      await page.keyboard.press('Escape')
      const cells = page.getByRole('row').filter({ hasText: 'Running' })
      const course = /Running\s*\d+\s%/
      await expect.poll(() => cells.filter({ hasText: course }).count()).toBe(await cells.count())
      expect(await cells.count()).toBeGreaterThan(5)
      const [asked, ...more] = deployment.calls('queryMetrics')
      expect(more).toEqual([])
      const query = String(asked?.parameters.query)
      for (const { uuid: each } of (await deployment.call('GET', '/tll/user-resource/vm/list')) as {
        uuid: string
      }[])
        expect(query).toContain(each)
      expect(await violations(page)).toEqual([])
      deployment.fault({ operation: 'queryMetrics', status: 401 }, { operation: 'getUser', status: 401 })
      await pass(900)
      await page.getByText('Your session has ended. Log in again to continue where you were.').waitFor()
    },
  )

  test(
    '[VM-10] go on by their end, stop with the machine, and say what is wrong',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, pass, open, deployment } = await visit({
        path: `${metrics}&as=table&range=1h`,
        width: 390,
        browser: { colorScheme: 'dark' },
      })
      const rows = page.getByRole('region', { name: 'Metrics of web-prod-01' }).getByRole('row')
      await expect.poll(() => rows.count()).toBeGreaterThan(100)
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
      const before = deployment.calls('queryMetrics').length
      await pass(15)
      await expect.poll(() => deployment.calls('queryMetrics').length).toBeGreaterThan(before)
      expect(lastAsked(deployment.calls('queryMetrics')).seconds).toBeLessThanOrEqual(60)
      await deployment.call('POST', '/tll/user-resource/vm/stop', { uuid, force: true })
      await pass(900)
      await open(`${metrics}&as=table&range=1h`)
      await expect.poll(() => rows.count()).toBeGreaterThan(100)
      // It was stopped at 10:46:15; a rate ends with its last sample.
      expect(await rows.nth(1).innerText()).toMatch(/^today 10:4[67]/)
      await open('/compute/vm/jhv/'.concat(await stopped(deployment), '?tab=metrics'))
      await page.getByText('Stopped: nothing is measured meanwhile.').first().waitFor()
      deployment.fault({ operation: 'queryMetrics', status: 403 })
      await open(metrics)
      await page.getByText('CPU could not be read').waitFor()
      await page.getByText('This key may not read metrics.').first().waitFor()
      deployment.sandbox.control.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).first().click()
      await plot(page, 'CPU').waitFor()
      deployment.fault({ operation: 'queryMetrics', status: 502, body: 'html' })
      await pass(60)
      await page.getByText('Metrics do not answer.').waitFor()
      await plot(page, 'CPU').waitFor()
      expect(await overflow(page)).toBe(0)
    },
  )

  test(
    '[VM-10] say in the table, too, what could not be read, and are read soon after a failure over any range',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, pass, context, deployment } = await visit({ path: `${metrics}&as=table&range=24h` })
      const rows = page.getByRole('region', { name: 'Metrics of web-prod-01' }).getByRole('row')
      await expect.poll(() => rows.count()).toBeGreaterThan(100)
      await page.getByRole('switch', { name: /^Live, every \d+ min$/ }).waitFor()
      deployment.expectFailures()
      await context.setOffline(true)
      await page.getByRole('radio', { name: '7 d' }).click()
      await page.getByText(/^CPU, .* could not be read$/).waitFor()
      expect(await page.getByText('Nothing was measured in this range').count()).toBe(0)
      await context.setOffline(false)
      await expect.poll(() => rows.count()).toBeGreaterThan(100)
      deployment.fault({ operation: 'queryMetrics', status: 502 })
      await page.getByRole('radio', { name: '30 d' }).click()
      await page.getByText(/^CPU, .* could not be read$/).waitFor()
      deployment.sandbox.control.clearFaults()
      await pass(15)
      await expect.poll(() => rows.count()).toBeGreaterThan(100)
    },
  )
})

/** The stopped machine of Jõhvi. */
async function stopped(deployment: {
  call: (method: string, path: string) => Promise<unknown>
}): Promise<string> {
  const machines = (await deployment.call('GET', '/jhv/user-resource/vm/list')) as {
    uuid: string
    name: string
  }[]
  return machines.find(({ name }) => name === 'staging-shop')?.uuid ?? ''
}
