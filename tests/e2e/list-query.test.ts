import { gate, namesIn, rowOf } from './support/acts'
import type { Locator, Page } from 'playwright-core'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const names = (page: Page): Promise<string[]> => namesIn(page, 'Virtual machines')
const box = (page: Page) => page.getByRole('combobox', { name: 'Filter by name, IP or system' })
/** Text of the list's live region, which is visually hidden. */
const said = (page: Page, text: string) =>
  page.locator('[data-live-announcer]').getByText(text, { exact: true })

describe('the query of a list', () => {
  test('takes what is typed before the rows are here', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open, deployment } = await visit({ path: null })
    let answer = (): void => undefined
    const wait = new Promise<void>((resolve) => (answer = resolve))
    deployment.intercept(async (request, next) => {
      if (request.url.includes('/user-resource/vm/list')) await wait
      return next()
    })
    await open('/compute')
    await box(page).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('web-prod')
    expect(await box(page).inputValue()).toBe('web-prod')
    answer()
    await rowOf(page, 'web-prod-01').waitFor()
    expect((await names(page)).every((name) => name.startsWith('web-prod'))).toBe(true)
  })

  test(
    'asks fields by name, and what a choice can say becomes the choice',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit()
      const stopped = page.getByRole('button', { name: 'Remove filter Status' })
      await box(page).fill('status:stopped')
      await expect.poll(() => names(page)).toEqual(['staging-shop'])
      await stopped.waitFor()
      await expect.poll(address).toBe('/compute?f.state=stopped')
      await page.getByRole('heading', { name: 'Virtual machines 1 of 11' }).waitFor()

      await said(page, '1 of 11: Status Stopped').waitFor()

      await box(page).fill('status:running location:tartu')
      await expect.poll(address).toBe('/compute?f.state=running&f.location=trtu')
      await box(page).fill('vcpu:>4 memory:>=8')
      await expect.poll(address).toBe('/compute?q=vcpu%3A%3E4+memory%3A%3E%3D8')
      await expect.poll(() => stopped.count()).toBe(0)
      const large = await names(page)
      expect(large.length).toBeGreaterThan(0)
      expect(large).not.toContain('staging-shop')

      await box(page).fill('"web-prod-01"')
      await expect.poll(() => names(page)).toEqual(['web-prod-01'])
      await box(page).fill('web -location:tallinn')
      await page.getByText('No virtual machine matches “web -location:tallinn”.').waitFor()
      await said(page, '0 of 11: “web” and not Location tallinn').waitFor()
      await box(page).fill('10:84')
      await page.getByText('No virtual machine matches “10:84”.').waitFor()
      await box(page).press('Escape')
      await expect.poll(async () => (await names(page)).length).toBe(11)
      expect(address()).toBe('/compute')
    },
  )

  test('asks everything there is in the same way', { tags: ['wide'] }, async ({ visit }) => {
    const { page, address } = await visit({ path: '/resources' })
    const search = page.getByRole('combobox', { name: 'Filter by name, type or id' })
    await search.fill('type:disk own-monthly-cost:>60')
    await page.getByRole('heading', { name: /^All resources 1 of/ }).waitFor()
    await page
      .getByRole('table', { name: 'All resources' })
      .getByRole('link', { name: 'pg-archive' })
      .waitFor()
    await search.fill('type:disks status:detached')
    await page.getByRole('heading', { name: /^All resources 5 of|^All resources 6 of/ }).waitFor()
    await expect.poll(address).toBe('/resources?q=status%3Adetached&f.type=disk')
    await page.getByRole('button', { name: 'Remove filter Type' }).click()
    await expect.poll(() => search.inputValue()).toBe('status:detached')
  })

  test('shows no machine before what its condition asks for is known, and says how many there are', async ({
    visit,
  }) => {
    const held = gate()
    const { page } = await visit({
      path: '/compute?q=-monthly-cost%3A%3C20',
      before: ({ intercept }) => {
        intercept(async (request, next) => {
          if (request.url.includes('/pricing/')) await held.opened
          return next()
        })
      },
    })
    await page.getByRole('heading', { name: 'Virtual machines 0 of 11' }).waitFor()
    expect(await names(page)).toEqual([])
    await page.clock.fastForward(5000)
    await page.getByText('Not judged by the filter: 11').waitFor()
    held.open()
    await page.getByRole('heading', { name: 'Virtual machines 7 of 11' }).waitFor()
    expect(await page.getByText('Not judged by the filter').count()).toBe(0)
  })

  test('starts with the key /, in All resources as in every list', async ({ visit }) => {
    const { page } = await visit({ path: '/resources' })
    await page.getByText('bastion').first().waitFor()
    await page.keyboard.press('/')
    const search = page.getByRole('combobox', { name: 'Filter by name, type or id' })
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('bast/')
    expect(await search.inputValue()).toBe('bast/')
  })

  test('keeps a letter that comes while a drawing of the list is due', async ({ visit }) => {
    const { page, open } = await visit({ path: null })
    await page.addInitScript(() => {
      const ages: (() => void)[] = []
      const held: (() => void)[] = []
      let holding = false
      const { setInterval: repeat } = globalThis
      // React renders updates from outside of events when a message arrives.
      const { postMessage } = MessagePort.prototype
      Object.defineProperty(MessagePort.prototype, 'postMessage', {
        value(this: MessagePort, message: unknown) {
          const send = (): void => Reflect.apply(postMessage, this, [message])
          if (holding) held.push(send)
          else send()
        },
      })
      Object.assign(globalThis, {
        // The age of the list is drawn again with its toolbar, every five seconds.
        setInterval: (run: () => void, after: number) => {
          if (after === 5000) ages.push(run)
          return repeat(run, after)
        },
        beginDrawing: () => {
          holding = true
          for (const age of ages) age()
        },
        endDrawing: () => {
          holding = false
          for (const draw of held.splice(0)) draw()
        },
      })
    })
    await open('/compute')
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    await box(page).fill('w')
    await box(page).and(page.locator('[aria-expanded]')).waitFor()
    await page.evaluate(() => (globalThis as { beginDrawing?: () => void }).beginDrawing?.())
    await page.keyboard.press('e')
    await page.evaluate(() => (globalThis as { endDrawing?: () => void }).endDrawing?.())
    await page.keyboard.press('b')
    expect(await box(page).inputValue()).toBe('web')
  })

  test(
    'is written in the box for whatever was chosen, and read back from it',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ path: '/compute?f.location=trtu' })
      await expect.poll(() => box(page).inputValue()).toBe('location:tartu')
      await page.getByRole('main').getByRole('button', { name: 'Status' }).first().click()
      await page.getByRole('menuitemcheckbox', { name: 'Stopped' }).click()
      await page.keyboard.press('Escape')
      await expect.poll(() => box(page).inputValue()).toBe('status:stopped location:tartu')

      await box(page).press('End')
      await box(page).pressSequentially(' shop ')
      expect(await box(page).inputValue()).toBe('status:stopped location:tartu shop ')
      await expect.poll(address).toBe('/compute?q=shop&f.state=stopped&f.location=trtu')
      await page.getByRole('button', { name: 'Remove filter Location' }).click()
      await expect.poll(() => box(page).inputValue()).toBe('status:stopped shop')
      await page.reload()
      await expect.poll(() => box(page).inputValue()).toBe('status:stopped shop')
      await expect.poll(() => names(page)).toEqual(['staging-shop'])
    },
  )
})

describe('what is typed into a filter is completed', () => {
  const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

  test('by name and value, by keys, and text stays text', { tags: ['wide'] }, async ({ visit }) => {
    const { page, address } = await visit()
    await rowOf(page, 'bastion').waitFor()
    await byKeys(page).type(box(page), 'stat')
    await options(page).filter({ hasText: 'Status' }).waitFor()
    expect(await box(page).getAttribute('aria-expanded')).toBe('true')
    expect(await box(page).getAttribute('aria-activedescendant')).toBeNull()
    await page.keyboard.press('ArrowDown')
    const active = await box(page).getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${active}"]`).innerText()).toContain('Status')
    await page.keyboard.press('Enter')
    expect(await box(page).inputValue()).toBe('status:')
    await options(page).filter({ hasText: 'Stopped' }).getByText('1', { exact: true }).waitFor()
    await page.keyboard.type('stoppe')
    await expect.poll(() => options(page).first().innerText()).toContain('Stopped')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect.poll(() => box(page).inputValue()).toBe('status:stopped ')
    await expect.poll(address).toBe('/compute?f.state=stopped')
    await page.getByRole('heading', { name: 'Virtual machines 1 of 11' }).waitFor()
    await page.keyboard.type('na')
    await options(page).first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => options(page).count()).toBe(0)
    expect(await box(page).inputValue()).toBe('status:stopped na')
    await page.keyboard.press('Enter')
    expect(await box(page).inputValue()).toBe('status:stopped na')
    await page.keyboard.press('Escape')
    await expect.poll(() => box(page).inputValue()).toBe('')
    await page.keyboard.type('s')
    await options(page).first().waitFor()
    await page.keyboard.press('Tab')
    expect(await box(page).inputValue()).toBe('s')
    await expect.poll(() => options(page).count()).toBe(0)
  })

  test('with what each would leave beside what is asked for already', async ({ visit }) => {
    const { page, open } = await visit()
    await rowOf(page, 'bastion').waitFor()
    const counts = async (field: Locator): Promise<[string, number]> => {
      const option = options(page).filter({ hasText: 'Tallinn' })
      await option.waitFor()
      const said = await option.innerText()
      await field.press('ArrowDown')
      await field.press('Enter')
      return [said, Number(/\d+$/.exec(said)?.[0])]
    }
    await box(page).pressSequentially('web status:running location:tal')
    const [said, left] = await counts(box(page))
    expect(said).toMatch(/^Tallinn/)
    await page.getByRole('heading', { name: `Virtual machines ${left} of 11` }).waitFor()
    expect(left).toBeLessThan(5)

    await open('/resources')
    const search = page.getByRole('combobox', { name: 'Filter by name, type or id' })
    await page.getByText('bastion').first().waitFor()
    await search.pressSequentially('prod type:disks location:tal')
    const [, kept] = await counts(search)
    await page.getByRole('heading', { name: new RegExp(`^All resources ${kept} of`) }).waitFor()
  })

  test(
    'by pressing, on a phone, without a call or code before the box is used',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/resources', width: 390 })
      const search = page.getByRole('combobox', { name: 'Filter by name, type or id' })
      await page.getByText('bastion').first().waitFor()
      // Data of the frame is read when the browser is idle.
      await expect.poll(() => deployment.calls('getUser').length).toBe(1)
      await page.waitForLoadState('networkidle')
      const before = deployment.sandbox.control.requests().length
      await search.pressSequentially('loc')
      await options(page).filter({ hasText: 'Location' }).click()
      await options(page).filter({ hasText: 'Tartu' }).click()
      expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
      await expect.poll(() => search.inputValue()).toBe('location:tartu ')
      const list = page.getByRole('listbox', { name: 'Suggestions' })
      await search.pressSequentially('t')
      const [place, view] = [await list.boundingBox(), page.viewportSize()]
      expect(place?.x ?? -1).toBeGreaterThanOrEqual(0)
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(view?.width ?? 0)
      expect(deployment.sandbox.control.requests()).toHaveLength(before)
    },
  )

  test('and said when it has narrowed the list of everything', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ path: '/resources' })
    await page.getByText('bastion').first().waitFor()
    await page.getByRole('combobox', { name: 'Filter by name, type or id' }).fill('prod type:disks')
    await page
      .locator('[data-live-announcer]')
      .getByText(/^\d+ of \d+: “prod” and Type Disks$/)
      .waitFor()
  })
})
