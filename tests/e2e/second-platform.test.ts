import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Page } from 'playwright-core'
import { createConsoleFiles } from '../../sandbox/server/console-files'
import { openObservatory, type Observatory } from '../second-platform/observatory'
import { buildSecondConsole } from '../second-platform/second-console'
import { act, dialog, fact, heard, rowOf, select } from './support/acts'
import { guard } from './support/guard'
import { test as base, expect } from './support/test'

interface Fixtures {
  /** The built console of the observatory. */
  folder: string
  observatory: Observatory
  /** A page of it, signed in; whatever complains in the browser fails the test. */
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
  page: async ({ browser, folder, observatory }, use) => {
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
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
    context.setDefaultTimeout(15_000)
    const guarded = await guard(context, origin, () => true)
    const page = await context.newPage()
    await page.goto('/app')
    await page.getByLabel('API key').fill('night-owl')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await use(page)
    await context.close()
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    if (guarded.problems.length > 0) throw new Error(`In the browser:\n${guarded.problems.join('\n')}`)
  },
})

test('another platform: lists come in pages, one record is read by its id, a change is a PATCH', async ({
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
  const name = page.getByRole('textbox', { name: 'Name' })
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
    contentType: 'application/json',
    body: { label: 'Great Dorpat' },
  })
})

test('another platform: what takes long is a task that is followed to its end', async ({
  page,
  observatory,
}) => {
  await page.goto('/app/observations')
  await page.getByRole('link', { name: 'Plan observation' }).click()
  await page.getByRole('textbox', { name: 'Target' }).fill('Orion')
  await select(page, 'Telescope', 'scope-25')
  await page.getByRole('button', { name: 'Plan observation' }).click()
  await page.getByRole('heading', { level: 1, name: 'Orion' }).waitFor()
  expect(await fact(page, 'Telescope').innerText()).toContain('scope-25')
  expect(observatory.received.filter(({ path }) => path === '/tasks/task-1')).toHaveLength(2)
  await page.goto('/app/telescopes?sort=-label')
  await rowOf(page, 'scope-25').getByText('Drifted').waitFor()
  await act(page, 'scope-25', 'Calibrate')
  await heard(page, 'scope-25 calibrated')
  await rowOf(page, 'scope-25').getByText('Ready').waitFor()
  await act(page, 'scope-24', 'Calibrate')
  await heard(page, 'There is nothing to calibrate')
  await page.goto('/app/observations')
  await act(page, 'Orion', 'Cancel…')
  await dialog(page, 'Cancel Orion?').getByRole('textbox').fill('Orion')
  await dialog(page, 'Cancel Orion?').getByRole('button', { name: 'Cancel observation' }).click()
  await heard(page, 'Orion cancelled')
  expect(observatory.received.findLast(({ method }) => method === 'DELETE')?.path).toBe('/observations/o-2')
})
