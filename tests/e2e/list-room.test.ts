import type { Locator, Page } from 'playwright-core'
import { expectFocus, isFocused, overflow, rowOf } from './support/acts'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'

const columns = (within: Page | Locator): Promise<string[]> =>
  within
    .getByRole('columnheader')
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.trim()).filter((text) => text !== '' && text !== 'Actions'))

/** Whether all of an element lies on screen, with nothing in front of its middle. */
const isInView = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const within = top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth
    return within && seen !== null && (element.contains(seen) || seen.contains(element))
  })

const name = (page: Page): Locator => page.getByRole('link', { name: 'web-prod-02', exact: true })
const menu = (page: Page): Locator => page.getByRole('button', { name: 'Actions for web-prod-02' })
const place = (page: Page): Locator => page.getByRole('table', { name: 'Virtual machines' }).locator('..')

describe('a list on a screen that has no room for all columns', () => {
  test.for<[number, string[]]>(
    someOf(
      [
        [1440, ['vCPU', 'Memory', 'Disk', 'Public IPv4', 'Private IP', 'System', 'Monthly cost']],
        [1280, ['vCPU', 'Memory', 'Disk', 'Public IPv4', 'Monthly cost']],
        [1024, ['vCPU', 'Public IPv4', 'Monthly cost']],
        [720, []],
      ],
      1,
    ),
  )(
    'of %i px shows those that matter most, and every name and row menu whole',
    async ([width, rest], { visit }) => {
      const { page } = await visit({ width })
      await name(page).waitFor()
      await expect.poll(() => columns(page)).toEqual(['Name', 'Status', 'Location', ...rest])
      expect(await isInView(name(page))).toBe(true)
      expect(await isInView(menu(page))).toBe(true)
      expect(await name(page).evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0)
      expect(await overflow(page)).toBe(0)
      expect(await place(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    },
  )

  test(
    'scrolls sideways for a column that is switched on; name and row menu stay',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ width: 1024 })
      await page.getByRole('button', { name: 'Columns' }).click()
      const chooser = page.getByRole('dialog', { name: 'Columns of the list' })
      await chooser.getByText('4 columns have no room in this window.').waitFor()
      for (const column of ['System', 'Memory', 'Disk', 'Private IP', 'UUID'])
        await chooser.getByRole('switch', { name: column }).click()
      await page.keyboard.press('Escape')
      await expect.poll(() => columns(page)).toContain('UUID')
      const edges = (): Promise<string[]> =>
        place(page).evaluate((element) =>
          ['data-before', 'data-end'].filter((edge) => element.hasAttribute(edge)),
        )
      expect(await edges()).toEqual([])
      expect(await overflow(page)).toBe(0)
      await place(page).evaluate((element) => element.scrollBy({ left: 10_000 }))
      await expect.poll(edges).toEqual(['data-before', 'data-end'])
      expect(await isInView(rowOf(page, 'web-prod-02').getByRole('cell').nth(-2))).toBe(true)
      expect(await isInView(name(page))).toBe(true)
      expect(await isInView(menu(page))).toBe(true)
    },
  )
})

describe('a list that is longer than the screen', () => {
  const away = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, 10_000))

  test('keeps its headings, its filter and the box for all rows in view', async ({ visit }) => {
    const { page } = await visit({ height: 500 })
    await name(page).waitFor()
    await away(page)
    await expect.poll(() => isInView(page.getByRole('heading', { level: 1 }))).toBe(false)
    for (const column of ['Name', 'Memory', 'Monthly cost'])
      expect(await isInView(page.getByRole('columnheader', { name: column }))).toBe(true)
    expect(await isInView(page.getByRole('combobox'))).toBe(true)
    expect(await isInView(page.getByRole('checkbox', { name: 'Select all' }))).toBe(true)
  })

  test(
    'keeps nothing in view where there is little height, such as at 400 %',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ width: 320, height: 256 })
      await page.getByRole('link', { name: 'api-gateway', exact: true }).waitFor()
      await away(page)
      await expect.poll(() => isInView(page.getByRole('heading', { level: 1 }))).toBe(false)
      expect(await isInView(page.getByRole('combobox'))).toBe(false)
      expect(await isInView(page.getByRole('banner'))).toBe(false)
      expect(await overflow(page)).toBe(0)
    },
  )

  test(
    'does not hide the row that the keyboard is at behind its headings',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ height: 500 })
      await name(page).waitFor()
      for (let row = 0; row < 11; row += 1) await page.keyboard.press('j')
      await expect.poll(() => isFocused(name(page))).toBe(true)
      for (let row = 0; row < 9; row += 1) await page.keyboard.press('k')
      const link = page.getByRole('link', { name: 'bastion', exact: true })
      await expect.poll(() => isFocused(link)).toBe(true)
      expect(await isInView(link)).toBe(true)
    },
  )

  test('offers the way back to its top, and puts the focus on the title', async ({ visit }) => {
    const { page } = await visit({ width: 390, height: 240 })
    await page.getByRole('link', { name: 'api-gateway', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Back to top' }).count()).toBe(0)
    await away(page)
    await page.getByRole('button', { name: 'Back to top' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expectFocus(page.getByRole('heading', { level: 1 }))
  })
})

describe('what is cut off in a list', () => {
  test(
    'is said whole when it is pointed at or reached by the keyboard',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: null })
      const long = 'a-machine-with-a-name-that-is-longer-than-any-column-of-a-list-is-wide'
      deployment.intercept(async (request, next) => {
        const answer = await next()
        if (!request.url.endsWith('/v1/tll/user-resource/vm/list')) return answer
        const text = await answer.text()
        return new Response(text.replaceAll('web-prod-01', long), answer)
      })
      await page.goto('/app/compute')
      const link = page.getByRole('link', { name: long })
      await link.hover()
      await page.getByRole('tooltip').filter({ hasText: long }).waitFor()
      await page.mouse.move(0, 0)
      await page.keyboard.press('j')
      await name(page).hover()
      expect(await name(page).getAttribute('data-tooltip')).toBeNull()
    },
  )
})

const webOne = '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'

describe('a table of a record', () => {
  test('leaves columns out for lack of room, and has them back with it', async ({ visit }) => {
    const { page } = await visit({ path: `${webOne}?tab=network`, width: 1024 })
    const table = page.getByRole('table', { name: 'Interfaces' })
    const beyond = () => table.locator('..').evaluate((element) => element.scrollWidth - element.clientWidth)
    const few = ['Network', 'IPv4 range', 'IPv6 range', 'Address']
    await expect.poll(() => columns(table)).toEqual(few)
    expect(await beyond()).toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(() => columns(table)).toEqual([...few, 'Public IPv6', 'MAC'])
    expect(await beyond()).toBe(0)
    await page.setViewportSize({ width: 1024, height: 900 })
    await expect.poll(() => columns(table)).toEqual(few)
  })
})

describe('a page that is drawn', () => {
  test('reads no size of an element before its first paint: observers know them', async ({ visit }) => {
    const { page, open } = await visit({ path: null })
    await page.addInitScript(() => {
      const reads: string[] = []
      let observed = false
      Object.assign(window, { reads })
      addEventListener('click', () => void (reads.length = 0), { capture: true })
      window.ResizeObserver = class extends ResizeObserver {
        constructor(look: ResizeObserverCallback) {
          super((entries, observer) => {
            observed = true
            look(entries, observer)
            observed = false
          })
        }
      }
      const watch = (owner: object, name: string): void => {
        const own = Object.getOwnPropertyDescriptor(owner, name)
        const watched = (read?: (...given: unknown[]) => unknown) =>
          function (this: unknown, ...given: unknown[]): unknown {
            if (!observed) reads.push(name)
            return read?.apply(this, given)
          }
        Object.defineProperty(
          owner,
          name,
          own?.get ? { get: watched(own.get) } : { value: watched(own?.value) },
        )
      }
      for (const name of ['clientWidth', 'clientHeight', 'scrollWidth', 'scrollHeight'])
        watch(Element.prototype, name)
      for (const name of ['offsetWidth', 'offsetHeight', 'offsetTop']) watch(HTMLElement.prototype, name)
      watch(Element.prototype, 'getBoundingClientRect')
    })
    await open('/compute')
    await name(page).press('Enter')
    await page.getByRole('table', { name: 'Disks' }).waitFor()
    expect(await page.evaluate(() => Object.entries(window).find(([name]) => name === 'reads')?.[1])).toEqual(
      [],
    )
  })
})
