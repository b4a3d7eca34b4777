import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Page } from 'playwright-core'
import { limits } from '../run/time-limits'
import { createConsoleFiles } from '../../sandbox/server/console-files'
import { sessionKeys } from '../../src/platform/session/storage-keys'
import { key, openObservatory, type Observatory } from '../second-platform/observatory'
import { buildSecondConsole } from '../second-platform/second-console'
import { act, dialog, fact, announced, rowOf, select } from './support/acts'
import { guard } from './support/guard'
import { test as base, expect } from './support/test'

interface Fixtures {
  /** The built console of the observatory. */
  folder: string
  observatory: Observatory
  /** A page of it, signed in; an error in the browser fails the test. */
  page: Page
}

/** Tests with the console of another platform, made by the code of the product. */
const test = base.extend<Fixtures>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- the framework reads the pattern
    async ({}, use) => use(await buildSecondConsole(resolve('.cache/second-platform'))),
    { scope: 'file' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- the framework reads the pattern
  observatory: async ({}, use) => use(openObservatory()),
  page: async ({ browser, folder, observatory, onTestFinished }, use) => {
    const files = createConsoleFiles(folder)
    const listener = getRequestListener(
      (request) => {
        const { pathname } = new URL(request.url)
        return pathname.startsWith('/app') ? files(request, pathname) : observatory.fetch(request)
      },
      { overrideGlobalObjects: false },
    )
    const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
    const port = await new Promise<number>((done) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        done(typeof address === 'object' && address ? address.port : 0)
      })
    })
    const origin = `http://127.0.0.1:${port}`
    const localStorage = [{ name: sessionKeys('').apiKey, value: key }]
    const context = await (
      await browser.get()
    ).newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    })
    context.setDefaultTimeout(limits.endToEnd.wait)
    const guarded = await guard(context, origin, () => true)
    onTestFinished(async () => {
      await context.close()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      if (guarded.problems.length > 0) throw new Error(`In the browser:\n${guarded.problems.join('\n')}`)
    })
    await use(await context.newPage())
  },
})

test('[CARD-01] another platform: lists come in pages, one record is read by its id, a change is a PATCH', async ({
  page,
  observatory,
}) => {
  await page.goto('/app/telescopes?sort=-label')
  await rowOf(page, 'scope-25').waitFor()
  const cursors = observatory.received.filter(({ path }) => path === '/telescopes').map(({ after }) => after)
  expect(cursors.slice(-3)).toEqual([null, 't-10', 't-20'])
  await page.getByRole('combobox').fill('scope-03')
  await page.getByRole('link', { name: 'scope-03' }).click()
  await page.getByRole('heading', { level: 1, name: 'scope-03' }).waitFor()
  await page.getByRole('link', { name: 'Andromeda' }).waitFor()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('scope-04')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('There is another scope-04').first().waitFor()
  await expect.poll(() => name.inputValue()).toBe('scope-04')
  await name.fill('Great Dorpat')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('heading', { level: 1, name: 'Great Dorpat' }).waitFor()
  expect(observatory.received.findLast(({ method }) => method === 'PATCH')).toEqual({
    method: 'PATCH',
    path: '/telescopes/t-03',
    after: null,
    limit: null,
    contentType: 'application/json',
    body: { label: 'Great Dorpat' },
  })
})

test(
  'another platform: a map is shown, found, filtered by and edited as names with values',
  { tags: ['wide'] },
  async ({ page, observatory }) => {
    await page.goto('/app/telescopes?sort=label')
    await rowOf(page, 'scope-01').getByText('site: Tartu').waitFor()
    await page.getByRole('combobox').fill('site:dorpat scope-02')
    await rowOf(page, 'scope-02').waitFor()
    await rowOf(page, 'scope-01').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'scope-02' }).click()
    await expect.poll(() => fact(page, 'Labels').innerText()).toContain('site: Dorpat')
    const labels = page.getByRole('group', { name: 'Labels' })
    await labels.getByRole('button', { name: 'Add entry' }).click()
    await labels.getByRole('textbox', { name: 'Labels: name 2' }).fill('site')
    await labels.getByRole('textbox', { name: 'Labels: value 2' }).fill('east')
    await page.getByRole('button', { name: 'Save labels' }).click()
    await labels.getByText('Give every entry a name of its own').waitFor()
    await labels.getByRole('textbox', { name: 'Labels: name 2' }).fill('dome')
    await page.getByRole('button', { name: 'Save labels' }).click()
    await announced(page, 'Labels saved')
    await expect.poll(() => fact(page, 'Labels').innerText()).toContain('dome: east')
    const saved = observatory.received.findLast(({ method }) => method === 'PATCH')
    expect(saved?.body).toEqual({ labels: { site: 'Dorpat', dome: 'east' } })
    await labels.getByRole('button', { name: 'Remove site' }).click()
    await labels.getByRole('button', { name: 'Remove dome' }).click()
    await page.getByRole('button', { name: 'Save labels' }).click()
    await expect
      .poll(() => observatory.received.findLast(({ method }) => method === 'PATCH')?.body)
      .toEqual({
        labels: {},
      })
  },
)

test(
  'another platform: units and formats of the description are asked for and shown',
  { tags: ['wide'] },
  async ({ page, observatory }) => {
    await page.goto('/app/telescopes?sort=label')
    await rowOf(page, 'scope-01').getByText('200 mm').waitFor()
    await page.goto('/app/observations/create')
    await page.getByRole('textbox', { name: 'Target' }).fill('Vega')
    await select(page, 'Telescope', 'scope-01')
    await page.getByRole('textbox', { name: /^Exposure/ }).fill('1200')
    await page.getByText('sec', { exact: false }).first().waitFor()
    await page.getByLabel('Until').fill('2026-12-24')
    await page.getByLabel('Report to').fill('www.observatory.example')
    await page.getByRole('button', { name: 'Plan observation' }).click()
    await page.getByText('Enter a whole address, such as https://www.example.com').first().waitFor()
    await page.getByLabel('Report to').fill('https://www.observatory.example/vega')
    await page.getByRole('button', { name: 'Plan observation' }).click()
    await page.getByRole('heading', { level: 1, name: 'Vega' }).waitFor()
    await expect.poll(() => fact(page, 'Exposure').innerText()).toContain('1,200 sec')
    await expect.poll(() => fact(page, 'Until').innerText()).toContain('24 Dec 2026')
    const report = fact(page, 'Report to').getByRole('link')
    expect(await report.getAttribute('href')).toBe('https://www.observatory.example/vega')
    expect(observatory.received.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      target: 'Vega',
      telescope_id: 't-01',
      exposure: 1200,
      until: '2026-12-24',
      report: 'https://www.observatory.example/vega',
    })
  },
)

test(
  'another platform: chooses several values of a list; shows a refusal at its field',
  { tags: ['wide'] },
  async ({ page, observatory }) => {
    await page.goto('/app/observations/create?target=Sun')
    await select(page, 'Telescope', 'scope-01')
    const further = page.getByRole('group', { name: 'Further telescopes' })
    await further.getByRole('searchbox').fill('scope-1')
    await further.getByRole('checkbox', { name: 'scope-12' }).check({ force: true })
    await further.getByRole('checkbox', { name: 'scope-14' }).check({ force: true })
    await further.getByRole('checkbox', { name: 'scope-14' }).uncheck({ force: true })
    await further.getByRole('searchbox').fill('scope-07')
    await further.getByRole('checkbox', { name: 'scope-07' }).check({ force: true })
    await page
      .getByRole('group', { name: 'Bands' })
      .getByRole('checkbox', { name: 'Radio' })
      .check({ force: true })
    const hours = page.getByRole('textbox', { name: /^Hours/ })
    await hours.fill('22')
    await hours.press('Enter')
    await hours.fill('23')
    await hours.press('Enter')
    await page.getByRole('button', { name: 'Plan observation' }).click()
    await page.getByText('The Sun is too bright. Choose a star of the night.').first().waitFor()
    await page.getByRole('textbox', { name: 'Target' }).fill('Rigel')
    await page.getByRole('button', { name: 'Plan observation' }).click()
    await page.getByRole('heading', { level: 1, name: 'Rigel' }).waitFor()
    expect(observatory.received.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      companions: ['t-07', 't-12'],
      bands: ['radio'],
      hours: [22, 23],
    })
    const companions = fact(page, 'Further telescopes')
    await companions.getByRole('link', { name: 'scope-07' }).waitFor()
    await companions.getByRole('link', { name: 'scope-12' }).waitFor()
    await expect.poll(() => fact(page, 'Bands').innerText()).toContain('Radio')
    await expect.poll(() => fact(page, 'Hours').innerText()).toContain('22, 23')
  },
)

test(
  'another platform: its key opens it, and its API page speaks of it alone',
  { tags: ['wide'] },
  async ({ page }) => {
    await page.goto('/app')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/app')
    await page.getByLabel('API key').fill(key)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await page.goto('/app/api')
    await page.getByRole('heading', { level: 1, name: 'Observatory' }).waitFor()
    const files = page.getByRole('main').getByRole('link', { name: /\.(yaml|json)$/ })
    expect(await files.allInnerTexts()).toEqual(['openapi.yaml', 'openapi.json'])
    const words = await page.getByRole('main').innerText()
    expect(words).toContain('OpenAPI 3.1, always the one of this deployment')
    expect(words).not.toMatch(/Warren|identity provider/)
  },
)

test(
  'another platform: what takes long is a task that is followed to its end',
  { tags: ['wide'] },
  async ({ page, observatory }) => {
    await page.goto('/app/observations')
    // Names, form options and the refreshed list share one answer.
    await page.getByRole('link', { name: 'scope-03' }).waitFor()
    const asked = observatory.received.length
    await page.getByRole('link', { name: 'Plan observation' }).click()
    await page.getByRole('textbox', { name: 'Target' }).fill('Orion')
    await select(page, 'Telescope', 'scope-25')
    await page.getByRole('button', { name: 'Plan observation' }).click()
    await page.getByRole('heading', { level: 1, name: 'Orion' }).waitFor()
    await expect.poll(() => fact(page, 'Telescope').innerText()).toContain('scope-25')
    expect(observatory.received.slice(asked).filter(({ path }) => path === '/telescopes')).toEqual([])
    expect(observatory.received.filter(({ path }) => path === '/tasks/task-1')).toHaveLength(2)
    await page.goto('/app/telescopes?sort=-label')
    await rowOf(page, 'scope-25').getByText('Drifted').waitFor()
    await act(page, 'scope-25', 'Calibrate')
    await announced(page, 'scope-25 calibrated')
    await rowOf(page, 'scope-25').getByText('Ready').waitFor()
    const lists = observatory.received.filter(({ path }) => path === '/telescopes')
    expect(new Set(lists.map(({ limit }) => limit))).toEqual(new Set(['10']))
    await act(page, 'scope-24', 'Calibrate')
    await announced(page, 'There is nothing to calibrate')
    await page.goto('/app/observations')
    await act(page, 'Orion', 'Cancel…')
    await dialog(page, 'Cancel Orion?').getByRole('textbox').fill('Orion')
    await dialog(page, 'Cancel Orion?').getByRole('button', { name: 'Cancel observation' }).click()
    await announced(page, 'Orion cancelled')
    expect(observatory.received.findLast(({ method }) => method === 'DELETE')?.path).toBe('/observations/o-2')
  },
)
