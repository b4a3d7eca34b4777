import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { copied, announced, fact, goTo, isFocused, namesIn, rowOf, toast } from './support/acts'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const everything = [
  ...['api-gateway', 'bastion', 'ci-runner-03', 'erp-legacy', 'grafana', 'mail-relay', 'pg-replica-a'],
  ...['staging-shop', 'vpn-edge', 'web-prod-01', 'web-prod-02'],
]
const names = (page: Page): Promise<string[]> => namesIn(page, 'Virtual machines')
const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })

describe('the list of machines', () => {
  test('is printed with all of its rows and without its check boxes', async ({ visit }) => {
    const { page } = await visit()
    await expect.poll(() => names(page)).toEqual(everything)
    const boxes = page.getByRole('table', { name: 'Virtual machines' }).getByRole('checkbox')
    await boxes.first().waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => boxes.count()).toBe(0)
    expect(await names(page)).toEqual(everything)
    // The names align with the heading: the check boxes leave no gap.
    const start = async (of: Locator) => Math.round((await of.boundingBox())?.x ?? -1)
    expect(await start(header(page, 'Name'))).toBe(await start(page.getByRole('heading', { level: 1 })))
    await page.getByRole('link', { name: 'web-prod-01' }).click()
    await expect
      .poll(() => fact(page.getByRole('complementary'), 'Private IP').innerText())
      .toBe('10.84.12.11')
  })

  test('[LIST-09] [VM-17] [VM-34] shows the machines of all locations with state, size and price', async ({
    visit,
  }) => {
    const { page, deployment } = await visit()
    await expect.poll(() => names(page)).toEqual(everything)
    await page.getByRole('heading', { name: 'Virtual machines 11' }).waitFor()
    for (const name of ['Running', 'Tallinn tll', '4', '8 GB', '160 GB', 'Ubuntu 24.04', '€45.60'])
      await rowOf(page, 'web-prod-02').getByRole('cell', { name, exact: true }).waitFor()
    await rowOf(page, 'ci-runner-03').getByText('Creating').waitFor()
    await rowOf(page, 'erp-legacy').getByText('Stopping').waitFor()
    await rowOf(page, 'staging-shop').getByText('Stopped').waitFor()
    await page.getByText('11 machines · 37 vCPU').waitFor()
    // Locations where something settles are read again.
    const asked = new Set(deployment.calls('listVms').map(({ location }) => location))
    expect([...asked].toSorted()).toEqual(['jhv', 'jkt01', 'tll', 'trtu'])
  })

  test(
    'finds by name, address and system, as one types, counts what is found, and offers to clear a filter that nothing fits',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit()
      const search = page.getByRole('combobox', { name: 'Filter by name, IP or system' })
      await search.fill('PROD web')
      await expect.poll(() => names(page)).toEqual(['web-prod-01', 'web-prod-02'])
      await page.getByRole('heading', { name: 'Virtual machines 2 of 11' }).waitFor()
      await page.getByText('2 machines · 8 vCPU').waitFor()
      expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('3')
      expect(await rowOf(page, 'web-prod-02').getAttribute('aria-rowindex')).toBe('3')
      await search.fill('194.204')
      await expect.poll(() => names(page)).toEqual(['erp-legacy', 'grafana', 'staging-shop'])
      await search.fill('rocky')
      await expect.poll(() => names(page)).toEqual(['bastion'])
      await search.press('Escape')
      await expect.poll(() => names(page)).toEqual(everything)
      await search.fill('web-fornt')
      await page.getByText('No virtual machine matches “web-fornt”.').waitFor()
      await page.getByText('11 are hidden by the filter.').waitFor()
      await page.getByRole('main').getByRole('button', { name: 'Clear filter' }).last().click()
      await expect.poll(() => names(page)).toEqual(everything)
    },
  )

  test(
    '[LIST-10] narrows by state and by the published locations in their order, each shown as a condition that can be taken off',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit()
      await page.getByRole('main').getByRole('button', { name: 'Status' }).first().click()
      await page.getByRole('menuitemcheckbox', { name: 'Stopped' }).click()
      await page.getByRole('menuitemcheckbox', { name: 'Stopping' }).click()
      await page.keyboard.press('Escape')
      await expect.poll(() => names(page)).toEqual(['erp-legacy', 'staging-shop'])
      await page.getByRole('main').getByRole('button', { name: 'Location' }).first().click()
      await page.getByRole('menu', { name: 'Location' }).waitFor()
      expect(await page.getByRole('menuitemcheckbox').allInnerTexts()).toEqual([
        'Tallinn',
        'Tartu',
        'Jõhvi',
        'Jakarta',
      ])
      await page.getByRole('menuitemcheckbox', { name: 'Tartu' }).click()
      await page.keyboard.press('Escape')
      await page
        .getByText('No virtual machine matches Status Stopping, Stopped and Location Tartu.')
        .waitFor()
      expect(address()).toBe('/compute?f.state=stopping%2Cstopped&f.location=trtu')
      await page.getByRole('button', { name: 'Remove filter Location' }).click()
      await expect.poll(() => names(page)).toEqual(['erp-legacy', 'staging-shop'])
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await expect.poll(() => names(page)).toEqual(everything)
      expect(address()).toBe('/compute')
    },
  )

  test('sorts by any column by keys, up and down, and says so', async ({ visit }) => {
    const { page, address } = await visit()
    await expect.poll(() => names(page)).toEqual(everything)
    expect(await header(page, 'Name').getAttribute('aria-sort')).toBe('ascending')
    const keys = byKeys(page)
    await keys.press(header(page, 'Memory').getByRole('button'))
    await expect.poll(() => names(page).then(([first]) => first)).toBe('bastion')
    expect(await header(page, 'Memory').getAttribute('aria-sort')).toBe('ascending')
    expect(await header(page, 'Name').getAttribute('aria-sort')).toBeNull()
    await keys.press(header(page, 'Memory').getByRole('button'))
    await expect.poll(() => names(page).then(([first]) => first)).toBe('pg-replica-a')
    expect(await header(page, 'Memory').getAttribute('aria-sort')).toBe('descending')
    expect(address()).toBe('/compute?sort=-memory')
  })
})

describe('the menu of a row', () => {
  const entries = (page: Page): Promise<string[]> => page.getByRole('menuitem').allInnerTexts()

  test('[DETAIL-04] [SHELL-16] begins with what can be done; copies the command that connects, where there is one, as its row copies an address', async ({
    visit,
  }) => {
    const { page, context } = await visit()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Actions for staging-shop' }).click()
    await page.getByRole('menuitem', { name: 'Start', exact: true }).waitFor()
    const texts = async () => (await entries(page)).map((text) => text.split('\n')[0]?.trim())
    // The SSH command is there once the address of the machine has been read.
    await expect
      .poll(texts)
      .toEqual([
        ...['Copy SSH command', 'Start', 'Stop', 'Restart', 'Open terminal', 'Resize…', 'Rename…'],
        ...['Take snapshot…', 'Clone…', 'Delete…'],
      ])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Actions for bastion' }).click()
    const stop = page.getByRole('menuitem', { name: 'Stop', exact: true })
    await stop.waitFor()
    await expect
      .poll(async () => (await entries(page)).slice(0, 3))
      .toEqual(['Copy SSH command', 'Stop', 'Restart'])
    await page.getByRole('menuitem', { name: 'Copy SSH command' }).click()
    await toast(page, 'Copied').waitFor()
    await copied(page, /^ssh \w+@185\.7\.252\.2$/)
    await page.getByRole('button', { name: 'Actions for erp-legacy' }).click()
    await page.getByRole('menuitem', { name: 'Rename…' }).waitFor()
    expect(await page.getByRole('menuitem', { name: 'Copy SSH command' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('menu').count()).toBe(0)
    await rowOf(page, 'bastion').hover()
    const copy = rowOf(page, 'bastion').getByRole('button', { name: 'Copy Public IPv4' })
    await copy.click()
    await copied(page, /^185\.7\.252\.2$/)
    await page.getByText('copied').first().waitFor()
    await page.clock.runFor(1100)
    await expect.poll(() => page.getByRole('tooltip').filter({ hasText: 'copied' }).count()).toBe(0)
  })
})

describe('the columns of the list', () => {
  const chooser = (page: Page) => page.getByRole('dialog', { name: 'Columns of the list' })
  const columns = (page: Page): Promise<string[]> =>
    page
      .getByRole('columnheader')
      .allInnerTexts()
      .then((texts) => texts.map((text) => text.trim()).filter((text) => text !== '' && text !== 'Actions'))

  test(
    'are chosen, moved, kept over a reload and put back, by keys, as lower rows are, and stay as they are for another account',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await visit({ width: 1600 })
      const keys = byKeys(page)
      const height = async (): Promise<number | undefined> =>
        (await rowOf(page, 'bastion').boundingBox())?.height
      await expect.poll(height).toBe(44)
      await keys.press(page.getByRole('button', { name: 'Columns' }))
      await keys.press(chooser(page).getByRole('switch', { name: 'Compact rows' }), 'Space')
      await expect.poll(height).toBe(36)
      await keys.press(chooser(page).getByRole('switch', { name: 'Memory' }), 'Space')
      await keys.press(chooser(page).getByRole('switch', { name: 'Created' }), 'Space')
      // Over the hidden column of metrics, and over the status.
      for (let presses = 0; presses < 2; presses += 1)
        await keys.press(chooser(page).getByRole('button', { name: 'Move Location up' }))
      await page.keyboard.press('Escape')
      const chosen = [
        ...[
          'Name',
          'Location',
          'Status',
          'vCPU',
          'Disk',
          'Public IPv4',
          'Private IP',
          'System',
          'Monthly cost',
        ],
        'Created',
      ]
      await expect.poll(() => columns(page)).toEqual(chosen)
      await page.reload()
      await expect.poll(() => columns(page)).toEqual(chosen)
      await expect.poll(height).toBe(36)
      await keys.press(page.getByRole('button', { name: 'Columns' }))
      await keys.press(chooser(page).getByRole('button', { name: 'Reset to default' }))
      await expect.poll(() => columns(page)).toContain('Memory')
      await keys.press(chooser(page).getByRole('switch', { name: 'Memory' }), 'Space')
      await expect.poll(() => columns(page)).not.toContain('Memory')
      await page.evaluate(() => localStorage.setItem('console.session', 'demo-delegate'))
      await open('/compute')
      await expect.poll(() => columns(page)).toContain('Memory')
    },
  )
})

describe('the address of the list', () => {
  test('opens it as it was: filter, conditions and order', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit({ path: '/compute?q=debian&f.state=running&f.location=tll,jhv&sort=-vcpu' })
    const shown = ['api-gateway', 'grafana', 'mail-relay']
    await expect.poll(() => names(page)).toEqual(shown)
    await expect
      .poll(() => page.getByRole('combobox').inputValue())
      .toBe('status:running location:tallinn,jõhvi debian')
    await page.reload()
    await expect.poll(() => names(page)).toEqual(shown)
  })

  test('goes back and forward over records and conditions', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visit()
    await header(page, 'vCPU').getByRole('button').click()
    await page.getByRole('combobox').fill('prod')
    await expect.poll(() => names(page)).toEqual(['web-prod-01', 'web-prod-02'])
    await page.getByRole('link', { name: 'web-prod-01' }).click()
    await page.getByRole('heading', { name: 'web-prod-01', level: 1 }).waitFor()
    await page.goBack()
    await expect.poll(() => names(page)).toEqual(['web-prod-01', 'web-prod-02'])
    expect(await page.getByRole('combobox').inputValue()).toBe('prod')
    expect(await header(page, 'vCPU').getAttribute('aria-sort')).toBe('ascending')
    await page.goForward()
    await page.getByRole('heading', { name: 'web-prod-01', level: 1 }).waitFor()
    await page.goBack()
    await page.goBack()
    await expect.poll(() => header(page, 'Name').getAttribute('aria-sort')).toBe('ascending')
  })

  test(
    'that names what does not exist shows the list all the same',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({
        path: '/compute?sort=nonsense&f.nonsense=1&f.state=hibernating&do=explode&on=x',
      })
      await page.getByText('No virtual machine matches').waitFor()
      await page.getByRole('main').getByRole('button', { name: 'Clear filter' }).last().click()
      await expect.poll(() => names(page)).toEqual(everything)
    },
  )
})

test(
  'a list is taken along as a file by keys, as it is shown or whole',
  { tags: ['wide'] },
  async ({ visit }) => {
    const { page, open } = await visit({ path: '/compute?q=web&sort=-price' })
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    const save = async (entry: RegExp): Promise<string[]> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        byKeys(page).pick(page.getByRole('button', { name: 'Export' }), entry),
      ])
      expect(download.suggestedFilename()).toBe('virtual_machine.csv')
      return (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    }
    const shown = await save(/^As shown/)
    expect(shown.every((line, index) => index === 0 || line.includes('web'))).toBe(true)
    const whole = await save(/^Everything: 11 rows/)
    expect(whole).toHaveLength(12)
    expect(whole[0]).toMatch(/\(EUR\)/)
    expect(whole[0]?.split(',').length).toBeGreaterThan(shown[0]?.split(',').length ?? 0)
    expect(whole[0]).toContain(',Billing account,')
    expect(whole.find((line) => line.startsWith('web-prod-01,'))).toContain(',Põhjala Robotics,')
    await open('/compute?sort=-price')
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    const named = whole.slice(1).map((line) => line.split(',')[0])
    await expect.poll(() => names(page)).toEqual(named)
  },
)

test('a file has the identity of what has no name in full', { tags: ['wide'] }, async ({ visit }) => {
  const { page } = await visit({
    path: '/disks',
    before: ({ intercept }) => {
      intercept(async (request, next) => {
        const answer = await next()
        if (!request.url.endsWith('/tll/storage/disks')) return answer
        const disks: Record<string, unknown>[] = await answer.json()
        return Response.json(
          disks.map(({ display_name: name, ...rest }) =>
            name === 'archive' ? rest : { ...rest, display_name: name },
          ),
        )
      })
    },
  })
  await expect.poll(() => page.getByRole('link', { name: /^[0-9a-f]{8}…/ }).count()).toBe(1)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^Everything/ }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12},/m)
  expect(text).not.toContain('…')
  expect(text).toContain(',Põhjala Robotics,')
})

test(
  'a view is saved under a name, survives a reload, and is opened and removed',
  { tags: ['wide'] },
  async ({ visit }) => {
    const { page, address, open } = await visit({ path: '/compute?q=web&sort=-name' })
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    const views = page.getByRole('dialog', { name: 'Saved views' })
    await page.getByRole('button', { name: 'Saved views' }).click()
    await views.getByText('Type a name first').waitFor()
    await expect.poll(() => isFocused(views.getByRole('textbox', { name: 'Name of this view' }))).toBe(true)
    await page.keyboard.type('Web, backwards')
    await page.keyboard.press('Enter')
    await announced(page, 'View Web, backwards saved')
    expect(await views.count()).toBe(0)
    await open('/compute')
    await page.getByRole('link', { name: 'bastion' }).waitFor()
    await page.getByRole('button', { name: 'Saved views' }).click()
    await views.getByRole('button', { name: 'Web, backwards', exact: true }).click()
    await expect.poll(address).toBe('/compute?q=web&sort=-name')
    await page.getByRole('button', { name: 'Saved views' }).click()
    await views.getByRole('button', { name: 'Remove view Web, backwards' }).click()
    await views.getByRole('button', { name: 'Put back view Web, backwards' }).waitFor()
    expect(await views.getByRole('button', { name: 'Web, backwards', exact: true }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Saved views' }).click()
    await views.getByText('Keep what you filter and sort by under a name.').waitFor()
  },
)

test(
  'no view is lost unsaid: one that is replaced is named before, one that is removed can be put back',
  { tags: ['wide'] },
  async ({ visit }) => {
    const saved = [
      { name: 'Web', query: 'q=web' },
      { name: 'Stopped', query: 'f.state=stopped' },
    ]
    const { page, address } = await visit({ path: '/compute?q=prod' })
    const views = page.getByRole('dialog', { name: 'Saved views' })
    const named = views.getByRole('textbox', { name: 'Name of this view' })
    const show = () => page.getByRole('button', { name: 'Saved views' }).click()
    const names = () => views.getByRole('button', { name: /^(Web|Halted|Stopped)$/ }).allInnerTexts()
    await page.getByRole('link', { name: 'web-prod-01' }).waitFor()
    for (const { name, query } of saved) {
      await goTo(page, `/compute?${query}`)
      await show()
      await named.fill(name)
      await page.keyboard.press('Enter')
      await announced(page, `View ${name} saved`)
    }
    await show()
    await named.fill('Web')
    await views.getByText('The view that has this name now is replaced.').waitFor()
    await views.getByRole('button', { name: 'Replace view' }).waitFor()
    await named.fill('Web 2')
    await views.getByRole('button', { name: 'Save view' }).waitFor()
    await views.getByRole('button', { name: 'Remove view Web' }).click()
    await expect.poll(names).toEqual(['Stopped'])
    await expect.poll(() => isFocused(views.getByRole('button', { name: 'Put back view Web' }))).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(names).toEqual(['Web', 'Stopped'])
    await views.getByRole('button', { name: 'Rename view Stopped' }).click()
    const renamed = views.getByRole('textbox', { name: 'Rename view Stopped' })
    await expect.poll(() => isFocused(renamed)).toBe(true)
    await renamed.fill('Web')
    await views.getByText('Another view has this name').waitFor()
    await views.getByRole('button', { name: 'Remove view Web' }).click()
    await renamed.fill('')
    await renamed.fill('Web')
    await views.getByText('Another view has this name').waitFor()
    await views.getByRole('button', { name: 'Put back view Web' }).click()
    await renamed.fill('Halted')
    await renamed.press('Enter')
    await expect.poll(names).toEqual(['Web', 'Halted'])
    await views.getByRole('button', { name: 'Web', exact: true }).click()
    await expect.poll(address).toBe('/compute?q=web')
  },
)

describe('the right button', () => {
  const menu = (page: Page, name: string) => page.getByRole('menu', { name, exact: true })
  /** Records whether the browser's own menu opens, which the console prevents when it opens one. */
  const listen = (page: Page) =>
    page.evaluate(() => {
      addEventListener('contextmenu', ({ defaultPrevented }) => {
        document.documentElement.dataset.own = String(!defaultPrevented)
      })
    })
  const own = (page: Page) => page.evaluate(() => document.documentElement.dataset.own)

  test(
    'opens the menu of actions on a row, as the key for it does, leaves links and text alone, and opens a menu on the head of a column: sorted either way, hidden, all columns',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit()
      const row = rowOf(page, 'bastion')
      const status = row.getByText('Running')
      await status.waitFor()
      await listen(page)
      await status.click({ button: 'right' })
      await menu(page, 'Actions for bastion').getByRole('menuitem', { name: 'Rename…' }).waitFor()
      expect(await own(page)).toBe('false')
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByRole('menu').count()).toBe(0)
      await status.click({ button: 'right', modifiers: ['Shift'] })
      expect(await own(page)).toBe('true')
      await row.getByRole('link', { name: 'bastion' }).click({ button: 'right' })
      expect(await own(page)).toBe('true')
      await status.dblclick()
      await status.click({ button: 'right' })
      expect(await own(page)).toBe('true')
      expect(await page.getByRole('menu').count()).toBe(0)
      await page.evaluate(() => getSelection()?.removeAllRanges())
      await page.mouse.move(5, 5)
      await page.keyboard.press('j')
      const link = page.locator('tbody a:focus')
      const name = await link.innerText()
      await link.dispatchEvent('contextmenu', { bubbles: true, cancelable: true, button: 0 })
      await menu(page, `Actions for ${name}`).waitFor()
      expect(await own(page)).toBe('false')
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByRole('menu').count()).toBe(0)
      const press = (name: string) => header(page, name).click({ button: 'right' })
      await press('Memory')
      await menu(page, 'Memory').getByRole('menuitem', { name: 'Sort descending' }).click()
      await expect.poll(address).toBe('/compute?sort=-memory')
      await press('Memory')
      await menu(page, 'Memory').getByRole('menuitem', { name: 'Sort ascending' }).click()
      await expect.poll(address).toBe('/compute?sort=memory')
      await press('Name')
      await menu(page, 'Name').getByRole('menuitem', { name: 'Sort ascending' }).waitFor()
      expect(await page.getByRole('menuitem', { name: 'Hide column' }).count()).toBe(0)
      await page.keyboard.press('Escape')
      await press('Location')
      await menu(page, 'Location').getByRole('menuitem', { name: 'Hide column' }).click()
      await expect.poll(() => header(page, 'Location').count()).toBe(0)
      await press('Memory')
      await menu(page, 'Memory').getByRole('menuitem', { name: 'Choose columns…' }).click()
      const chooser = page.getByRole('dialog', { name: 'Columns of the list' })
      await chooser.getByRole('switch', { name: 'Location' }).click()
      await header(page, 'Location').waitFor()
      await chooser.getByRole('switch', { name: 'Memory' }).click()
      await expect.poll(() => header(page, 'Memory').count()).toBe(0)
      expect(await chooser.isVisible()).toBe(true)
      await page.keyboard.press('Escape')
      await chooser.waitFor({ state: 'hidden' })
    },
  )
})
