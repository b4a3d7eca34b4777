import type { Page } from 'playwright-core'
import { dialog, expectFocus, gate, isFocused, rowOf, toast } from './support/acts'
import { someOf } from '../run/some-of'
import { describe, expect, test } from './support/test'

const palette = (page: Page) => page.getByRole('dialog', { name: /^Search/ })
const field = (page: Page) => palette(page).getByRole('combobox')
const active = (page: Page) => palette(page).getByRole('option', { selected: true })

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await field(page).fill(words)
}

describe('the palette', () => {
  test.for(
    someOf(
      [
        ['web-prod-02', /^web-prod-02/, '/compute/vm/tll/'],
        ['pg-archive', /^pg-archive/, '/disks/disk/trtu/'],
        ['185.7.252.77', /^campaign-2025/, '/network/ip_address/tll/'],
        ['bastion-only', /^bastion-only/, '/network/firewall/tll/'],
        ['deploy-ci', /^deploy-ci/, '/access/token/'],
        ['Lab', /^Lab/, '/billing/account/'],
      ] as const,
      1,
    ),
  )('finds a record of any type: %s', async ([words, option, path], { visit }) => {
    const { page, address } = await visit({ path: '/billing/account' })
    await rowOf(page, 'Lab').waitFor()
    await search(page, words)
    await palette(page).getByRole('option', { name: option }).first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(address).toContain(path)
    expect(await palette(page).count()).toBe(0)
  })

  test('takes what is typed while its code is loading', async ({ visit }) => {
    const { page, address } = await visit({ path: '/billing/account' })
    await rowOf(page, 'Lab').waitFor()
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/assets/Palette-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    // As shortcuts of the page, the last two keys would open the form of a disk.
    await page.keyboard.type('larcd')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    expect(await palette(page).count()).toBe(0)
    answer()
    await expect.poll(() => field(page).inputValue()).toBe('lar')
    await expectFocus(field(page))
    await page.keyboard.type('g')
    expect(await field(page).inputValue()).toBe('larg')
    expect(address()).toContain('/billing/account')
  })

  test(
    'offers to create what was not found only once all lists were searched',
    { tags: ['wide'] },
    async ({ visit }) => {
      const machines = gate()
      const { page } = await visit({
        path: '/support',
        before: ({ intercept }) =>
          intercept(async (request, next) => {
            if (request.url.endsWith('/user-resource/vm/list')) await machines.opened
            return next()
          }),
      })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await search(page, 'mail-relay')
      await palette(page).getByText('Reading lists').first().waitFor()
      expect(await palette(page).getByRole('option').count()).toBe(0)
      machines.open()
      await palette(page)
        .getByRole('option', { name: /^mail-relay/ })
        .first()
        .waitFor()
      await field(page).fill('no-such-relay')
      await palette(page)
        .getByRole('option', { name: /named “no-such-relay”/ })
        .waitFor()
    },
  )

  test(
    'offers places before what can be created while nothing is typed',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: '/billing/account' })
      await rowOf(page, 'Lab').waitFor()
      await search(page, '')
      await palette(page).getByRole('group', { name: 'Actions' }).waitFor()
      const groups = palette(page).getByRole('group')
      expect(await groups.first().getAttribute('aria-labelledby')).toBe(
        await palette(page).getByRole('group', { name: 'Go to' }).getAttribute('aria-labelledby'),
      )
    },
  )

  test(
    'finds screens and what can be created, moved over with the arrows',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ path: '/billing/account' })
      await rowOf(page, 'Lab').waitFor()
      await search(page, 'firewall')
      await expectFocus(field(page))
      await palette(page)
        .getByRole('group', { name: 'Go to' })
        .getByRole('option', { name: /^Firewalls/ })
        .waitFor()
      const create = palette(page)
        .getByRole('group', { name: 'Actions' })
        .getByRole('option', { name: /^Create/ })
      await create.waitFor()
      for (let moves = 0; moves < 10 && !(await active(page).innerText()).startsWith('Create'); moves += 1) {
        await page.keyboard.press('ArrowDown')
      }
      expect(await field(page).getAttribute('aria-activedescendant')).toBe(
        await active(page).getAttribute('id'),
      )
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Create firewall', level: 1 }).waitFor()
      expect(address()).toBe('/network/create/firewall')
    },
  )

  test(
    'offers what can be done to the best match, and opens its question',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: '/billing/account' })
      await rowOf(page, 'Lab').waitFor()
      await search(page, 'bastion')
      await palette(page)
        .getByRole('option', { name: /^Stop: bastion/ })
        .click()
      await dialog(page, 'Stop bastion?').waitFor()
    },
  )

  test('finds an action together with a record: asks, acts at once, or says why not', async ({ visit }) => {
    const { page, deployment, address } = await visit({ path: '/billing/account' })
    await rowOf(page, 'Lab').waitFor()
    await search(page, 'start staging')
    await palette(page).getByRole('option', { name: 'Start: staging-shop' }).click()
    await toast(page, 'staging-shop is starting').waitFor()
    expect(deployment.calls('startVm')).toHaveLength(1)
    expect(address()).toBe('/billing/account')
    await search(page, 'start grafana')
    const refused = palette(page).getByRole('option', {
      name: /^Start: grafana.*Only a stopped machine can be started/,
    })
    expect(await refused.isDisabled()).toBe(true)
    await field(page).fill('Stop bastion')
    await expect.poll(() => active(page).innerText()).toBe('Stop: bastion')
    expect(await active(page).locator('mark').allInnerTexts()).toEqual(['Stop', 'bastion'])
    await page.keyboard.press('Enter')
    await dialog(page, 'Stop bastion?').waitFor()
  })

  test(
    'leads with Tab to everything that can be done to a record, and back',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: '/billing/account' })
      await rowOf(page, 'Lab').waitFor()
      await search(page, 'grafana')
      await palette(page)
        .getByRole('option', { name: /^grafana Virtual machine, jhv, 194\.204\.60\.12/ })
        .waitFor()
      await page.keyboard.press('Tab')
      await palette(page)
        .getByRole('option', { name: /^Start Only a stopped machine can be started/ })
        .waitFor()
      await page.keyboard.type('delete')
      await expect.poll(() => active(page).innerText()).toBe('Delete…')
      await page.keyboard.press('Escape')
      await palette(page)
        .getByRole('option', { name: /^grafana Virtual machine/ })
        .waitFor()
      await page.keyboard.press('Tab')
      await page.keyboard.type('delete')
      await page.keyboard.press('Enter')
      await dialog(page, 'Delete grafana?').waitFor()
    },
  )

  test('offers to create something of the name that was typed', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ path: '/billing/account' })
    await rowOf(page, 'Lab').waitFor()
    await search(page, '185.7.252.99')
    await palette(page).getByText('Nothing found for “185.7.252.99”').waitFor()
    await field(page).fill('web-prod-03')
    await palette(page).getByRole('option', { name: 'Create virtual machine named “web-prod-03”' }).click()
    await page.getByRole('heading', { name: 'Create machine', level: 1 }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('web-prod-03')
  })

  test(
    'says when nothing fits, and closes with Escape or again with its keys',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: '/billing/account' })
      await rowOf(page, 'Lab').waitFor()
      await page.getByRole('button', { name: /^Search or jump to/ }).click()
      await field(page).fill('no such thing')
      await palette(page).getByText('Nothing found for “no such thing”').waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => palette(page).count()).toBe(0)
      await expect.poll(() => isFocused(page.getByRole('button', { name: /^Search or jump to/ }))).toBe(true)
    },
  )
})

describe('the keys', () => {
  test('are listed on request', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ path: '/billing/account' })
    await rowOf(page, 'Lab').waitFor()
    await page.keyboard.press('?')
    const sheet = dialog(page, 'Keyboard shortcuts')
    for (const words of [
      'Search and commands',
      'Go to Compute',
      'Create virtual machine',
      'Row menu',
      'Submit',
    ]) {
      await sheet.getByText(words, { exact: true }).waitFor()
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => sheet.count()).toBe(0)
  })

  test(
    'lead to sections and forms, not while something is typed, and not when turned off',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ path: '/billing/account' })
      await rowOf(page, 'Lab').waitFor()
      await page.keyboard.press('g')
      await page.keyboard.press('c')
      await rowOf(page, 'bastion').waitFor()
      expect(address()).toBe('/compute')
      await page.keyboard.press('c')
      await page.keyboard.press('d')
      await page.getByRole('heading', { name: 'Create disk', level: 1 }).waitFor()
      await page.getByRole('textbox', { name: 'Name' }).fill('')
      await page.keyboard.type('gcgn?')
      expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('gcgn?')
      expect(address()).toBe('/disks/create')
      await page.getByRole('button', { name: /^Profile/ }).click()
      await page.getByRole('menuitemcheckbox', { name: 'Single-key shortcuts' }).click()
      await page.keyboard.press('Escape')
      await page.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press('?')
      await page.keyboard.press('Control+k')
      await palette(page).waitFor()
      expect(await dialog(page, 'Keyboard shortcuts').count()).toBe(0)
    },
  )
})
