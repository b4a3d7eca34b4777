import type { Page } from 'playwright-core'
import { violations } from './support/accessibility'
import { act, chooseIn, dialog, isFocused, rowOf, section } from './support/acts'
import { screens } from './support/screens'
import { describe, expect, test } from './support/test'

async function settled(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name: heading, level: 1 }).first().waitFor()
  await expect.poll(() => page.getByRole('status', { name: /^Loading/ }).count()).toBe(0)
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

/** Looks at the page as it is, light and dark, on a desktop and on a phone. What is no colour is alike in the dark. */
async function everyLook(page: Page, what: string): Promise<void> {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    expect(await violations(page), `${what}, ${size.width} px`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, ['color-contrast']), `${what}, dark, ${size.width} px`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.setViewportSize(desktop)
}

const quarters = [0, 1, 2, 3] as const

describe('every screen', () => {
  test.for(quarters)(
    'keeps WCAG 2.2 A and AA, light and dark, wide and narrow: quarter %i',
    { timeout: 120_000 },
    async (quarter, { visit }) => {
      const { page, open, deployment } = await visit({ path: null })
      deployment.expectFailures()
      for (const { path, heading } of screens.filter((_, index) => index % quarters.length === quarter)) {
        await open(path)
        await settled(page, heading)
        expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
        await everyLook(page, path)
      }
    },
  )

  test('so do those of nobody and of a newcomer', { timeout: 120_000 }, async ({ visit }) => {
    const { page, meanwhile } = await visit({ key: null })
    await page.getByLabel('API key').waitFor()
    await everyLook(page, 'sign-in')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('This field is required').waitFor()
    await everyLook(page, 'sign-in that failed')
    const newcomer = await meanwhile({ key: 'demo-empty', path: null })
    for (const [path, words] of [
      ['/compute', 'Create your first machine'],
      ['/disks', /A disk keeps data apart/],
      ['/access/token', /A token lets a program/],
    ] as const) {
      await newcomer.open(path)
      await newcomer.page.getByText(words).waitFor()
      await everyLook(newcomer.page, path)
    }
  })

  test.for([1440, 390])(
    'so do layers, errors and selections, light and dark: %i px',
    { timeout: 120_000 },
    async (width, { visit }) => {
      const { page, open, deployment } = await visit({ width, sandbox: { down: ['jkt01'] } })
      const look = async (what: string): Promise<void> => {
        expect(await violations(page), what).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await violations(page, ['color-contrast']), `${what}, dark`).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
      }
      await page.getByText('Jakarta did not answer.').waitFor()
      await look('a location that is down')
      await page.getByRole('button', { name: 'Actions for bastion', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Delete…' }).waitFor()
      await look('the menu of a row')
      await page.getByRole('menuitem', { name: 'Delete…' }).click()
      await dialog(page, 'Delete bastion?').waitFor()
      await look('a dialog')
      await page.keyboard.press('Escape')
      await act(page, 'bastion', 'Clone…')
      await dialog(page, 'Clone bastion').getByRole('button', { name: 'Clone machine' }).click()
      await dialog(page, 'Clone bastion').getByText('This field is required').waitFor()
      await look('a dialog with a field that is wrong')
      await page.keyboard.press('Escape')
      await act(page, 'bastion', 'Take snapshot…')
      await dialog(page, 'Take a snapshot of bastion?').getByRole('button', { name: 'Take snapshot' }).click()
      await page.getByText('Snapshot of bastion taken').waitFor()
      await look('a message')
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('web')
      await page.getByRole('option').first().waitFor()
      await look('the palette')
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await dialog(page, 'Keyboard shortcuts').waitFor()
      await look('the keys')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Profile/ }).click()
      await page.getByRole('menuitem', { name: 'Log out' }).waitFor()
      await look('the profile')
      await page.keyboard.press('Escape')
      if (width === 1440) {
        await page.getByRole('checkbox', { name: 'Select bastion' }).click()
        await page.getByRole('toolbar', { name: '1 selected' }).waitFor()
        await look('a selection')
        await page.getByRole('button', { name: 'Columns' }).click()
        await page.getByRole('dialog').waitFor()
        await look('the columns')
        await page.keyboard.press('Escape')
      }
      deployment.fault({ operation: 'listTokens', status: 500 })
      await open('/access/token')
      await page.getByText('API tokens could not be loaded').waitFor()
      await look('a list that failed')
      await open('/compute/create')
      await page.getByRole('combobox', { name: 'Host pool' }).getByText('Performance').waitFor()
      await page.getByRole('button', { name: 'Create machine' }).last().click()
      await page.getByText('This field is required').first().waitFor()
      // High enough that no control lies half below the bar at the bottom, where it could be scrolled from.
      await page.setViewportSize({ width, height: 4000 })
      await look('a form with fields that are wrong')
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole('combobox', { name: 'Version' }).click()
      await page.getByRole('option').first().waitFor()
      await look('a list of choices')
    },
  )
})

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await target.count()) > 0 && (await isFocused(target))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus never came to ${String(target)}`)
}

/** What is drawn around whatever has the focus. */
const ring = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const drawn = element && [
      element,
      element.closest('label'),
      element.closest('[data-field]'),
      element.parentElement,
    ]
    return drawn?.some((each) => {
      if (!each) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
    })
  })

describe('without a mouse', () => {
  test('the first Tab offers to skip to the content', async ({ visit }) => {
    const { page } = await visit()
    await rowOf(page, 'bastion').waitFor()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    expect(await isFocused(skip)).toBe(true)
    expect(await skip.isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    expect(await isFocused(page.getByRole('main'))).toBe(true)
  })

  test('the focus is always seen', async ({ visit }) => {
    const { page } = await visit()
    await rowOf(page, 'bastion').waitFor()
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab')
      const what = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))
      expect(await ring(page), what).toBe(true)
    }
  })

  test('list, record, action, question, and back to where one was', async ({ visit }) => {
    const { page, deployment, address } = await visit({ path: '/compute?q=bastion' })
    await rowOf(page, 'bastion').waitFor()
    await tabTo(page, page.getByRole('link', { name: 'bastion' }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'bastion', level: 1 }).waitFor()
    const stop = page.getByRole('main').getByRole('button', { name: 'Stop', exact: true }).first()
    await tabTo(page, stop)
    await page.keyboard.press('Enter')
    const asks = dialog(page, 'Stop bastion?')
    await asks.waitFor()
    expect(await isFocused(asks.getByRole('button', { name: 'Cancel' }))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => asks.count()).toBe(0)
    expect(await isFocused(stop)).toBe(true)
    await page.keyboard.press('Enter')
    await asks.waitFor()
    await tabTo(page, asks.getByRole('button', { name: 'Stop machine' }))
    await page.keyboard.press('Enter')
    await page.getByText('bastion is stopping').first().waitFor()
    expect(deployment.calls('stopVm')).toHaveLength(1)
    await page.goBack()
    await rowOf(page, 'bastion').waitFor()
    expect(address()).toBe('/compute?q=bastion')
  })

  test('rows: moved over, chosen, their menu, opened', async ({ visit }) => {
    const { page } = await visit({ path: '/network/firewall' })
    await rowOf(page, 'office').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    expect(await isFocused(link('databases'))).toBe(true)
    await page.keyboard.press('x')
    expect(await page.getByRole('checkbox', { name: 'Select databases' }).isChecked()).toBe(true)
    await page.keyboard.press('.')
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('menu').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'databases', level: 1 }).waitFor()
  })

  test('rows out of sight: the focus goes there, and lets go of a row that scrolls away', async ({
    visit,
  }) => {
    const { page } = await visit()
    await rowOf(page, 'bastion').waitFor()
    await page.setViewportSize({ width: 390, height: 300 })
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    await expect.poll(() => link('web-prod-02').count()).toBe(0)
    await page.keyboard.press('k')
    await link('web-prod-02').waitFor()
    await expect.poll(() => isFocused(link('web-prod-02'))).toBe(true)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(() => link('web-prod-02').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await page.keyboard.press('k')
    await expect.poll(() => isFocused(link('web-prod-01'))).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'web-prod-01', level: 1 }).waitFor()
  })

  test('a whole form is filled in and sent', async ({ visit }) => {
    const { page, deployment } = await visit({ path: '/disks/create' })
    await page.getByRole('textbox', { name: 'Size' }).waitFor()
    await tabTo(page, page.getByRole('radio', { name: /^Tallinn/ }))
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('radio', { name: /^Tartu/ }).isChecked()).toBe(true)
    await tabTo(page, page.getByRole('textbox', { name: 'Size' }))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('35')
    await tabTo(page, page.getByRole('textbox', { name: 'Name' }))
    await page.keyboard.type('by-keyboard')
    await tabTo(page, page.getByRole('button', { name: 'Create disk' }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'by-keyboard', level: 1 }).waitFor()
    expect(deployment.calls('createDisk')[0]).toMatchObject({
      location: 'trtu',
      parameters: { size_gb: 35, display_name: 'by-keyboard' },
    })
  })

  test('the focus goes to the heading of a new page, stays in a dialog, and comes back from every layer', async ({
    visit,
  }) => {
    const { page } = await visit({ path: '/network/firewall' })
    await rowOf(page, 'office').waitFor()
    const actions = page.getByRole('button', { name: 'Actions for office', exact: true })
    await actions.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(actions)).toBe(true)
    await chooseIn(page, actions, 'Rename…')
    const asks = dialog(page, 'Rename office')
    await asks.waitFor()
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await asks.evaluate((each) => each.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(actions)).toBe(true)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(actions)).toBe(true)
    await page.getByRole('link', { name: 'office' }).click()
    const heading = page.getByRole('heading', { name: 'office', level: 1 })
    await heading.waitFor()
    await expect.poll(() => isFocused(heading)).toBe(true)
    await section(page, 'Inbound').waitFor()
  })
})
