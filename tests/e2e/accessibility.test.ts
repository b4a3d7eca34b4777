import type { Page } from 'playwright-core'
import { themeNames } from '../../src/generated/theme-names'
import { violations } from './support/accessibility'
import { act, chooseIn, dialog, expectFocus, goTo, isFocused, rowOf, section } from './support/acts'
import { byKeys } from './support/keys'
import { checkScreens, everyLook, quarters, someLook } from './support/looks'
import { wholeMatrix } from './support/screens'
import { seconds } from '../run/time-limits'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'

/** In `npm run test:wide -- accessibility` checks the page in every look, otherwise in two that `index` chooses. */
const look = wholeMatrix ? everyLook : someLook

/** Themes whose screens before sign-in are checked. */
const loginThemes = wholeMatrix ? themeNames : (['aldera', 'mandari', 'lumivar'] as const)

describe('every screen', () => {
  test.for(quarters)(
    '[SHELL-01] [SHELL-04] has its title, does not scroll sideways at 390 and 320 px, and keeps WCAG 2.2 A and AA, light and dark: quarter %i',
    { tags: ['wide'], timeout: wholeMatrix ? seconds(900) : seconds(240) },
    (quarter, { visit }) => checkScreens(visit, { theme: 'aldera', quarter, look }),
  )

  test(
    'so do those of nobody and of a newcomer',
    { tags: ['wide'], timeout: seconds(240) },
    async ({ visit }) => {
      const { page, meanwhile } = await visit({ key: null })
      await page.getByLabel('API key').waitFor()
      await look(page, 'sign-in', 0)
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByText('This field is required').waitFor()
      await look(page, 'sign-in that failed', 1)
      const newcomer = await meanwhile({ key: 'demo-empty', path: null })
      const empty = [
        ['/compute', 'Create your first machine'],
        ['/disks', /A disk keeps data apart/],
        ['/access/token', /A token lets a program/],
      ] as const
      await newcomer.open(empty[0][0])
      for (const [index, [path, words]] of empty.entries()) {
        if (index > 0) await goTo(newcomer.page, path)
        await newcomer.page.getByText(words).waitFor()
        await look(newcomer.page, path, index)
      }
    },
  )

  test.for(someOf(loginThemes, 1))(
    'so do those of a site with accounts, in the theme %s',
    { tags: ['wide'], timeout: seconds(240) },
    async (theme, { visit }) => {
      const { page, open } = await visit({
        key: null,
        path: null,
        standIns: true,
        sandbox: { identity: 'accounts', theme },
      })
      // Themes take turns, so that each look of a screen is checked in one of them.
      const turn = (loginThemes as readonly string[]).indexOf(theme)
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      await open('/?signup')
      await button('Create account').click()
      await page.getByText('This field is required').first().waitFor()
      await look(page, 'sign-up that failed', turn)
      await button('Log in').click()
      await button('Kadri Saar kadri.saar@pohjala.example').waitFor()
      await look(page, 'login', turn + 1)
      await button('forgot password?').click()
      await page.getByRole('textbox', { name: 'E-mail' }).fill('kadri.saar@pohjala.example')
      await look(page, 'forgotten password', turn + 2)
      await button('Send the link').click()
      await button('Back to log in').waitFor()
      await look(page, 'waiting', turn + 3)
      await open('/auth0_callback#error=unauthorized&error_description=user+is+blocked')
      await button('Back').waitFor()
      await look(page, 'callback', turn + 4)
      await open('/email_verification?success=false')
      await page.getByText('There was an error verifying').waitFor()
      await look(page, 'verification', turn + 5)
    },
  )

  test.for(someOf([1440, 390], 1))(
    'so do layers, errors and selections, light and dark: %i px',
    { timeout: seconds(240) },
    async (width, { visit }) => {
      const { page, open, deployment } = await visit({ width, sandbox: { down: ['jkt01'] } })
      const lookAt = async (what: string): Promise<void> => {
        expect(await violations(page), what).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await violations(page, ['color-contrast']), `${what}, dark`).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
      }
      await page.getByText('Jakarta did not answer.').waitFor()
      await lookAt('a location that is down')
      await page.getByRole('button', { name: 'Actions for bastion', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Delete…' }).waitFor()
      await lookAt('the menu of a row')
      await page.getByRole('menuitem', { name: 'Delete…' }).click()
      await dialog(page, 'Delete bastion?').waitFor()
      await lookAt('a dialog')
      await page.keyboard.press('Escape')
      await act(page, 'bastion', 'Clone…')
      await dialog(page, 'Clone bastion').getByRole('button', { name: 'Clone machine' }).click()
      await dialog(page, 'Clone bastion').getByText('This field is required').waitFor()
      await lookAt('a dialog with a field that is wrong')
      await page.keyboard.press('Escape')
      await act(page, 'bastion', 'Take snapshot…')
      await dialog(page, 'Take a snapshot of bastion?').getByRole('button', { name: 'Take snapshot' }).click()
      await page.getByText('Snapshot of bastion taken').waitFor()
      await lookAt('a message')
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('web')
      await page.getByRole('option').first().waitFor()
      await lookAt('the palette')
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await dialog(page, 'Keyboard shortcuts').waitFor()
      await lookAt('the keys')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Profile/ }).click()
      await page.getByRole('menuitem', { name: 'Log out', exact: true }).waitFor()
      await lookAt('the profile')
      await page.keyboard.press('Escape')
      if (width === 1440) {
        await page.getByRole('checkbox', { name: 'Select bastion' }).click()
        await page.getByRole('toolbar', { name: '1 selected' }).waitFor()
        await lookAt('a selection')
        await page.getByRole('button', { name: 'Columns' }).click()
        await page.getByRole('dialog').waitFor()
        await lookAt('the columns')
        await page.keyboard.press('Escape')
      }
      deployment.fault({ operation: 'listTokens', status: 500 })
      await open('/access/token')
      await page.getByText('API tokens could not be loaded').waitFor()
      await lookAt('a list that failed')
      await open('/compute/create')
      await page.getByRole('combobox', { name: 'Host pool' }).getByText('Performance').waitFor()
      await page.getByRole('button', { name: 'Create machine' }).last().click()
      await page.getByText('This field is required').first().waitFor()
      // High enough that the bar at the bottom half covers no control, which scrolling would uncover.
      await page.setViewportSize({ width, height: 4000 })
      await lookAt('a form with fields that are wrong')
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole('combobox', { name: 'Version' }).click()
      await page.getByRole('option').first().waitFor()
      await lookAt('a list of choices')
    },
  )
})

/** Outline of the focused element. */
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
  test('the first Tab offers to skip to the content, and the focus is always seen', async ({ visit }) => {
    const { page } = await visit()
    await rowOf(page, 'bastion').waitFor()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expectFocus(skip)
    expect(await skip.isVisible()).toBe(true)
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab')
      const what = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))
      expect(await ring(page), what).toBe(true)
    }
    await skip.focus()
    await page.keyboard.press('Enter')
    await expectFocus(page.getByRole('main'))
  })

  test('a visit from signing in to signing out, by keys', async ({ visit }) => {
    const { page } = await visit({ key: null })
    const keys = byKeys(page)
    await expectFocus(page.getByLabel('API key'))
    await page.keyboard.type('demo-customer')
    await page.keyboard.press('Enter')
    await rowOf(page, 'staging-shop').waitFor()
    await page.keyboard.press('Control+k')
    await expectFocus(page.getByRole('dialog').getByRole('combobox'))
    await page.keyboard.type('staging-shop')
    await page
      .getByRole('option', { name: /staging-shop/ })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'staging-shop', level: 1 }).waitFor()
    await keys.press(page.getByRole('main').getByRole('button', { name: 'Start', exact: true }))
    await page.getByRole('main').getByText('Starting').first().waitFor()
    await keys.pick(page.getByRole('button', { name: /^Profile/ }), 'Log out')
    await expectFocus(page.getByLabel('API key'))
    expect(await page.evaluate(() => localStorage.getItem('console.session'))).toBeNull()
  })

  test(
    'list, record, action, question, and back to where one was, by keys',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, address } = await visit({ path: '/compute?q=bastion' })
      const keys = byKeys(page)
      await keys.press(page.getByRole('link', { name: 'bastion' }))
      await page.getByRole('heading', { name: 'bastion', level: 1 }).waitFor()
      const stop = page.getByRole('main').getByRole('button', { name: 'Stop', exact: true }).first()
      await keys.press(stop)
      const asks = dialog(page, 'Stop bastion?')
      await asks.waitFor()
      await expectFocus(asks.getByRole('button', { name: 'Cancel' }))
      await page.keyboard.press('Escape')
      await expect.poll(() => asks.count()).toBe(0)
      await expectFocus(stop)
      await page.keyboard.press('Enter')
      await asks.waitFor()
      await keys.press(asks.getByRole('button', { name: 'Stop machine' }))
      await page.getByText('bastion is stopping').first().waitFor()
      expect(deployment.calls('stopVm')).toHaveLength(1)
      await page.goBack()
      await rowOf(page, 'bastion').waitFor()
      expect(address()).toBe('/compute?q=bastion')
    },
  )

  test('rows: moved over, chosen, their menu, opened, by keys', async ({ visit }) => {
    const { page } = await visit({ path: '/network/firewall' })
    await rowOf(page, 'office').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    await expectFocus(link('databases'))
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

  test('a whole form is filled in and sent, by keys', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: '/disks/create' })
    const keys = byKeys(page)
    await page.getByRole('textbox', { name: 'Size' }).waitFor()
    await keys.to(page.getByRole('radio', { name: /^Tartu/ }))
    expect(await page.getByRole('radio', { name: /^Tartu/ }).isChecked()).toBe(true)
    await keys.type(page.getByRole('textbox', { name: 'Size' }), '35')
    await keys.type(page.getByRole('textbox', { name: 'Name' }), 'by-keyboard')
    await keys.press(page.getByRole('button', { name: 'Create disk' }))
    await page.getByRole('heading', { name: 'by-keyboard', level: 1 }).waitFor()
    expect(deployment.calls('createDisk')[0]).toMatchObject({
      location: 'trtu',
      parameters: { size_gb: 35, display_name: 'by-keyboard' },
    })
  })

  test(
    'the focus goes to the heading of a new page, stays in a dialog, and comes back from every layer',
    { tags: ['wide'] },
    async ({ visit }) => {
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
    },
  )
})
