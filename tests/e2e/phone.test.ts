import { chromium, type Locator } from 'playwright-core'
import { inject } from 'vitest'
import { act, dialog, fact, overflow, rowOf, section, select, toast } from './support/acts'
import { describe, expect, test } from './support/test'
import { visitor } from './support/visitor'

const width = 390

describe('on a phone', () => {
  test(
    'the tab that is open is in view, though the strip is wider than the window',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({
        width,
        path: '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a?tab=settings',
      })
      const tab = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Settings' })
      const end = async (): Promise<number> => {
        const box = await tab.boundingBox()
        return (box?.x ?? width) + (box?.width ?? 0)
      }
      await expect.poll(end).toBeLessThanOrEqual(width)
    },
  )

  test('a number in a row of a record says what it counts', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ width, path: '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a' })
    await section(page, 'Firewall').getByText('8 rules', { exact: true }).waitFor()
  })

  test(
    'an amount, a time and a number in a row say what they are, and that there is none',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await visit({
        width,
        path: '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
      })
      const disks = section(page, 'Disks')
      await disks.getByText(/^160 GB · Last backup .+$/).waitFor()
      await disks.getByText(/^500 GB · not backed up$/).waitFor()
      await open('/billing/account')
      await rowOf(page, 'Lab')
        .getByText(/^Balance €[\d.]+ · Account \d+$/)
        .waitFor()
    },
  )

  test(
    'a name of any length is one line of its row, which ends in an ellipsis',
    { tags: ['wide'] },
    async ({ visit }) => {
      const name = 'web-prod-01-'.repeat(25)
      const { page } = await visit({
        width,
        before: ({ intercept }) => {
          intercept(async (request, next) => {
            const answer = await next()
            if (!request.url.endsWith('/tll/user-resource/vm/list')) return answer
            return Response.json(JSON.parse((await answer.text()).replaceAll('"web-prod-01"', `"${name}"`)))
          })
        },
      })
      const cell = page.getByRole('cell').filter({ has: page.getByRole('link', { name, exact: true }) })
      const heights = await cell.evaluate((box) => [
        box.clientHeight,
        Number.parseFloat(getComputedStyle(box).lineHeight),
      ])
      expect(heights[0]).toBeLessThan(1.5 * (heights[1] ?? 0))
      const link = cell.getByRole('link')
      expect(await link.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
      expect(await link.evaluate((box) => getComputedStyle(box).textOverflow)).toBe('ellipsis')
      expect(await overflow(page)).toBe(0)
    },
  )

  test(
    'what needs attention has the width for its words, with its button below where there is no room',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: '/dashboard', width: 320 })
      const line = page
        .getByRole('region', { name: 'Needs attention' })
        .getByRole('listitem')
        .filter({ hasText: '5 disks: detached.' })
      const words = await line.getByText(/They cost/).boundingBox()
      expect(words?.width).toBeGreaterThan(150)
      expect(await overflow(page)).toBe(0)
    },
  )

  test(
    'the filters of everything there is are behind one button, and so is what it is grouped by',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ width, path: '/resources' })
      await page.getByText('bastion').first().waitFor()
      expect(await page.getByRole('button', { name: /^(Type|Location|Status|Group by)/ }).count()).toBe(0)
      await page.getByRole('button', { name: 'Filters' }).click()
      const sheet = page.getByRole('dialog', { name: 'Filters' })
      await sheet.getByRole('button', { name: 'Group by' }).waitFor()
      await sheet.getByRole('button', { name: /^Location/ }).click()
      await page.getByRole('menuitemcheckbox', { name: 'Tartu' }).click()
      await expect.poll(address).toBe('/resources?f.location=trtu')
    },
  )

  test('sections are in a bar below; the rest is behind More', { tags: ['wide'] }, async ({ visit }) => {
    const { page, address } = await visit({ width })
    await rowOf(page, 'bastion')
      .or(page.getByRole('link', { name: 'bastion' }))
      .first()
      .waitFor()
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('link', { name: 'Billing' }).click()
    await page.getByRole('link', { name: 'Lab' }).waitFor()
    const more = bar.getByRole('button', { name: 'More' })
    expect(await more.getAttribute('aria-current')).toBeNull()
    await more.click()
    await page.getByRole('menuitem', { name: 'Disks' }).click()
    await page.getByRole('link', { name: 'archive', exact: true }).waitFor()
    await expect.poll(() => more.getAttribute('aria-current')).toBe('true')
    expect(address()).toBe('/disks')
  })

  test(
    'have every menu of a wide screen: accounts and appearance in the profile, support behind More',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ width })
      await page.getByRole('button', { name: /^Profile/ }).click()
      await page.getByRole('menuitemradio', { name: 'Dark' }).click()
      await expect.poll(() => page.locator('html').getAttribute('data-color-scheme')).toBe('dark')
      await page.getByRole('button', { name: /^Profile/ }).click()
      await page.getByRole('menuitemradio', { name: /^Lab/ }).click()
      await page.getByRole('button', { name: /^Profile/ }).click()
      await page.getByRole('menuitemradio', { name: /^Lab/, checked: true }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Support' }).waitFor()
    },
  )

  test(
    'menus and questions come from below, with targets for fingers',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ width })
      await page.getByRole('button', { name: 'Actions for bastion', exact: true }).click()
      const stop = page.getByRole('menuitem', { name: 'Stop', exact: true })
      await stop.waitFor()
      const entry = await stop.boundingBox()
      expect(entry?.height).toBeGreaterThanOrEqual(44)
      await stop.click()
      const asks = dialog(page, 'Stop bastion?')
      await asks.waitFor()
      const box = await asks.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(840)
      expect(box?.width).toBeGreaterThanOrEqual(380)
      await asks.getByRole('button', { name: 'Cancel' }).click()
      await expect.poll(() => asks.count()).toBe(0)
    },
  )

  test(
    'the order, saved views and the export are with the filters',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ path: '/compute?q=web', width })
      await rowOf(page, 'web-prod-01').waitFor()
      await page.getByRole('button', { name: 'Filters' }).click()
      await select(page, 'Sort by', 'vCPU')
      await page.getByRole('button', { name: 'Smallest first' }).click()
      await page.getByRole('button', { name: 'Largest first' }).waitFor()
      expect(address()).toBe('/compute?q=web&sort=-vcpu')
      await page.getByRole('button', { name: 'Saved views' }).click()
      const views = page.getByRole('dialog', { name: 'Saved views' })
      await views.getByRole('textbox', { name: 'Name of this view' }).fill('Web')
      await views.getByRole('button', { name: 'Save view' }).click()
      await page.getByText('View Web saved').waitFor()
      await expect.poll(() => views.count()).toBe(0)
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name: /^As shown/ }).waitFor()
    },
  )

  test('a long press begins a selection, and the finger that lifts does not end it', async ({ visit }) => {
    const { page } = await visit({ path: '/network/firewall', width })
    const row = rowOf(page, 'office')
    await row.waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    const box = await row.boundingBox()
    const at = { clientX: (box?.x ?? 0) + 200, clientY: (box?.y ?? 0) + 20 }
    const pointer = { ...at, pointerType: 'touch', isPrimary: true, button: 0, buttons: 1, bubbles: true }
    await row.dispatchEvent('pointerdown', pointer)
    await page.clock.runFor(800)
    await page.getByRole('toolbar', { name: '1 selected' }).waitFor()
    await row.evaluate((element, where) => {
      element.dispatchEvent(new PointerEvent('pointerup', { ...where, bubbles: true }))
      element.dispatchEvent(new MouseEvent('click', { ...where, detail: 1, bubbles: true, cancelable: true }))
    }, at)
    await page.getByRole('toolbar', { name: '1 selected' }).waitFor()
    expect(await page.getByRole('checkbox', { name: 'Select office' }).isChecked()).toBe(true)
  })

  test(
    '[SHELL-01] several rows are chosen after a button that says so, by a tap anywhere on them',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment, address } = await visit({ width })
      await rowOf(page, 'bastion').waitFor()
      const title = await page.getByRole('heading', { name: 'Virtual machines 11' }).boundingBox()
      expect(title?.height).toBeLessThan(40)
      const several = page.getByRole('button', { name: 'Select several' })
      await several.click()
      const bar = page.getByRole('toolbar')
      await bar.getByRole('button', { name: 'Select all' }).click()
      await page.getByRole('toolbar', { name: '11 selected' }).waitFor()
      await bar.getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Deselect' }).click()
      expect(await page.getByRole('checkbox').filter({ visible: true }).count()).toBe(0)
      await several.click()
      await page.getByRole('link', { name: 'bastion', exact: true }).click()
      await rowOf(page, 'grafana').getByText('jhv').click()
      await page.getByRole('toolbar', { name: '2 selected' }).waitFor()
      expect(address()).toBe('/compute')
      await rowOf(page, 'grafana').getByText('jhv').click()
      await bar.getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Take snapshot…' }).click()
      await dialog(page, /Take a snapshot/)
        .getByRole('button', { name: 'Take snapshot' })
        .click()
      await page.getByRole('link', { name: 'bastion', exact: true }).click()
      await page.getByRole('heading', { name: 'bastion', level: 1 }).waitFor()
      expect(deployment.calls('createVmSnapshot')).toHaveLength(1)
    },
  )

  test(
    'messages never lie over what a page or a dialog is there for',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ width })
      await act(page, 'bastion', 'Take snapshot…')
      await dialog(page, /Take a snapshot/)
        .getByRole('button', { name: 'Take snapshot' })
        .click()
      const message = toast(page, 'Snapshot of bastion taken').first()
      await message.waitFor()
      const overlaps = async (button: Locator): Promise<boolean> => {
        const [one, other] = [await message.boundingBox(), await button.boundingBox()]
        return (
          one !== null && other !== null && one.y < other.y + other.height && other.y < one.y + one.height
        )
      }
      expect(await overlaps(page.getByRole('link', { name: 'Create machine' }))).toBe(false)
      await act(page, 'grafana', /^Stop$/)
      const asks = dialog(page, 'Stop grafana?')
      await page.clock.runFor(300)
      expect(await overlaps(asks.getByRole('button', { name: 'Stop machine' }))).toBe(false)
    },
  )

  test('facts come first and are folded, and unfold to those a wide screen shows', async ({ visit }) => {
    const { page } = await visit({ path: '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a' })
    const facts = page.getByRole('complementary', { name: 'Facts' })
    const labels = (): Promise<string[]> => facts.getByRole('term').allInnerTexts()
    await fact(facts, 'Network').getByText('prod').waitFor()
    await fact(facts, 'Monthly cost').getByText('€').waitFor()
    const wide = await labels()
    await page.setViewportSize({ width, height: 844 })
    const more = page.getByRole('button', { name: `Show all ${wide.length} facts`, exact: true })
    await more.waitFor()
    await facts.getByText('185.7.252.14').first().waitFor()
    const folded = await labels()
    expect(folded.length).toBeGreaterThan(0)
    expect(folded).toEqual(wide.slice(0, folded.length))
    expect(folded).not.toContain('Monthly cost')
    const [first, second] = [await facts.boundingBox(), await section(page, 'Details').boundingBox()]
    expect(first?.y ?? 0).toBeLessThan(second?.y ?? 0)
    await more.click()
    await expect.poll(labels).toEqual(wide)
    expect(await more.count()).toBe(0)
    expect(await facts.getByRole('definition').allInnerTexts()).not.toContain('')
  })

  test(
    '[CREATE-06] a form says beside its button why nothing was made',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: '/disks/create', width })
      await page.getByRole('textbox', { name: 'Name' }).fill('not-made')
      deployment.fault({ operation: 'createDisk', status: 409, envelope: 2, message: 'Not now', times: 1 })
      const button = page.getByRole('button', { name: 'Create disk' })
      await button.click()
      const said = page.getByRole('alert').filter({ hasText: 'There was an error while creating' })
      await said.getByText('Not now').waitFor()
      const [above, below] = [await said.boundingBox(), await button.boundingBox()]
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
      await button.click()
      await page.getByRole('heading', { name: 'not-made', level: 1 }).waitFor()
    },
  )

  test('a form has its price and its button below', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: '/compute/create', width })
    await page.getByText('€18.00').filter({ visible: true }).first().waitFor()
    await page.getByRole('button', { name: 'Show estimate' }).click()
    await page.getByRole('dialog', { name: 'Estimate' }).getByText('2 GB memory').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'User', exact: true }).fill('kadri')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Correct7horse')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('from-phone')
    await page.getByRole('button', { name: 'Create machine' }).last().click()
    await page.getByRole('heading', { name: 'from-phone', level: 1 }).waitFor()
    expect(deployment.calls('createVm')).toHaveLength(1)
  })

  test(
    '[CREATE-05] a new rule of a form is an open card, which says nothing for it',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: '/network/create/firewall', width })
      const rules = section(page, 'Rules')
      const card = (name: RegExp) => rules.getByRole('button', { name, expanded: true })
      await rules.getByRole('button', { name: 'Outbound Any Anyone', exact: true, expanded: false }).waitFor()
      await rules.getByRole('button', { name: 'Add rule' }).click()
      await card(/^Inbound TCP\s+Anyone$/).waitFor()
      await page.getByRole('textbox', { name: 'Ports' }).fill('8')
      await card(/^Inbound TCP\s+8 Anyone$/).waitFor()
      await card(/^Inbound TCP/).click()
      await expect.poll(() => page.getByRole('textbox', { name: 'Ports' }).count()).toBe(0)
    },
  )

  test('rules are edited as cards', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({
      path: '/network/firewall/tll/e02b71c8-6d4f-4a13-9b72-58c0d1ae44df',
      width,
    })
    await section(page, 'Inbound').waitFor()
    expect(await section(page, 'Inbound').getByRole('table').count()).toBe(0)
    await section(page, 'Inbound').getByRole('button', { name: 'Allow TCP 8080 Anyone', exact: true }).click()
    await page.getByRole('textbox', { name: 'Ports' }).fill('8081')
    await page.getByRole('button', { name: 'Save rules' }).click()
    await page.getByText(/^Rules of .* saved$/).waitFor()
  })
})

test('text of twice the size gets the layout of a phone on a wide screen: every field has room, nothing is cut', async ({
  visit,
}) => {
  const { deployment } = await visit({ path: null })
  const browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  })
  try {
    for (const path of ['/profile', '/compute/create', '/billing/create']) {
      const { page, close } = await visitor(browser, deployment, { path, width: 1280, height: 800 })
      await page.getByRole('heading', { level: 1 }).waitFor()
      const fields = page.getByRole('main').getByRole('textbox')
      await fields.first().waitFor()
      const widths = await fields.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))
      expect(Math.min(...widths), path).toBeGreaterThan(200)
      expect(await overflow(page), path).toBe(0)
      await close()
    }
  } finally {
    await browser.close()
  }
})
