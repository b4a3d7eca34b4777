import type { Page } from 'playwright-core'
import { dialog, rowOf, toast } from './support/acts'
import { someOf } from '../run/some-of'
import { describe, expect, test, type Visit } from './support/test'

/**
 * A newer version replaces the one on the screen: files that were not fetched yet are missing until the document is fetched
 * again, or for good. Counts the documents from then on.
 */
async function deployNewer({ page, context, deployment }: Visit, kinds: RegExp, forGood = false) {
  deployment.expectFailures()
  const fetched = new Set<string>()
  const stale = { on: false, documents: 0 }
  await context.route('**/app/**', async (route) => {
    const request = route.request()
    const url = request.url()
    if (request.resourceType() === 'document') {
      stale.documents += 1
      stale.on &&= forGood
    }
    if (stale.on && kinds.test(url) && !fetched.has(url)) return route.fulfill({ status: 404 })
    fetched.add(url)
    return route.continue()
  })
  return {
    /** Starts it, calls `act`, and waits until the console has reloaded once. */
    whileAway: async (act: () => Promise<void>) => {
      Object.assign(stale, { on: true, documents: 0 })
      await Promise.all([page.waitForEvent('domcontentloaded'), act()])
      expect(stale.documents).toBe(1)
    },
    documents: () => stale.documents,
  }
}

const anyFile = /assets\/.*\.(js|css|json)$/
const menu = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click()

/** Waits until the console knows the user; until then it keeps no draft. */
const signedIn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Profile: Kadri Saar' }).waitFor()

/** Interactions in a machine list that need files not loaded yet. */
const surfaces: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  palette: (page) => page.keyboard.press('Control+k'),
  'menu of a row': (page) => menu(page, 'Actions for web-prod-01'),
  export: (page) => menu(page, 'Export'),
  columns: (page) => menu(page, 'Columns'),
  filter: (page) => menu(page, 'Status'),
  'profile menu': (page) => menu(page, /^Profile/),
  'keyboard shortcuts': (page) => page.keyboard.press('?'),
  'create form': (page) => link(page, 'Create machine'),
  record: (page) => link(page, 'web-prod-01'),
  list: (page) => link(page, 'Disks'),
  'API page': (page) => link(page, 'API'),
  dashboard: (page) => link(page, 'Dashboard'),
}

test('the list of sources of a build is not published', async ({ visit }) => {
  const { page, deployment } = await visit({ path: null })
  const answer = await page.request.get(`${deployment.origin}/app/.vite/manifest.json`)
  expect(answer.status()).toBe(404)
})

describe('after an update of the console', () => {
  test.for(someOf(Object.entries(surfaces), 1))(
    '%s: is there after one load, which is said, and nothing of a fault',
    async ([, press], { visit }) => {
      const visited = await visit()
      const { page } = visited
      const newer = await deployNewer(visited, anyFile)
      await page.reload()
      await rowOf(page, 'web-prod-01').waitFor()
      await newer.whileAway(() => press(page))
      await toast(page, 'The console was updated').waitFor()
      await page.getByRole('navigation', { name: 'Main' }).waitFor()
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect(await page.getByText('stopped working').count()).toBe(0)
      expect(await page.getByText('could not be loaded').count()).toBe(0)
    },
  )

  test.for(
    someOf(
      [
        ['style', /assets\/.*\.css$/],
        ['texts', /assets\/.*\.json$/],
      ] as const,
      1,
    ),
  )(
    'a page of which only the %s is missing is there after one load',
    { tags: ['wide'] },
    async ([, kind], { visit }) => {
      const visited = await visit()
      const { page } = visited
      const newer = await deployNewer(visited, kind)
      await page.reload()
      await rowOf(page, 'web-prod-01').waitFor()
      await newer.whileAway(() => link(page, 'Create machine'))
      await page.getByRole('heading', { name: 'Create machine', level: 1 }).waitFor()
    },
  )

  test(
    'what stays missing is loaded anew once and then said, and the page stays',
    { tags: ['wide'] },
    async ({ visit }) => {
      const visited = await visit()
      const { page } = visited
      const newer = await deployNewer(visited, anyFile, true)
      await page.reload()
      await rowOf(page, 'web-prod-01').waitFor()
      await newer.whileAway(() => page.keyboard.press('Control+k'))
      await rowOf(page, 'web-prod-01').waitFor()
      await page.keyboard.press('Control+k')
      await page.getByText('A part of the console could not be loaded.').waitFor()
      await rowOf(page, 'web-prod-01').waitFor()
      expect(await dialog(page, 'Search').count()).toBe(0)
      expect(newer.documents()).toBe(1)

      await link(page, 'Disks')
      await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
      expect(newer.documents()).toBe(2)
    },
  )

  test('keeps what was typed in a form', { tags: ['wide'] }, async ({ visit }) => {
    const visited = await visit({ path: '/disks/create' })
    const { page } = visited
    const newer = await deployNewer(visited, anyFile)
    await page.reload()
    await signedIn(page)
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('kept-over-the-update')
    await newer.whileAway(() => page.keyboard.press('Control+k'))
    await expect.poll(() => name.inputValue()).toBe('kept-over-the-update')
  })

  test(
    'keeps what was typed in a form when the call that it sends cannot be shown',
    { tags: ['wide'] },
    async ({ visit }) => {
      const visited = await visit({ path: '/disks/create' })
      const { page } = visited
      const newer = await deployNewer(visited, anyFile)
      await page.reload()
      await signedIn(page)
      const name = page.getByRole('textbox', { name: 'Name' })
      await name.fill('kept-over-the-update')
      const call = page.getByRole('button', { name: 'View as API call' })
      await newer.whileAway(() => call.click())
      await expect.poll(() => name.inputValue()).toBe('kept-over-the-update')
      await call.click()
      await dialog(page, 'View as API call').waitFor()
    },
  )

  test('a dialog that was asked for is there after one load', { tags: ['wide'] }, async ({ visit }) => {
    const visited = await visit()
    const { page } = visited
    const newer = await deployNewer(visited, anyFile)
    await page.reload()
    await menu(page, 'Actions for web-prod-01')
    const action = page.getByRole('menuitem', { name: /^Delete/ })
    await action.waitFor()
    await newer.whileAway(() => action.click())
    await page.getByRole('alertdialog', { name: /web-prod-01/ }).waitFor()
  })
})
