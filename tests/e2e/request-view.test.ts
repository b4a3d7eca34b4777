import type { Page } from 'playwright-core'
import { shellWords } from '../../src/engine/calls/paste/read-curl'
import type { LoggedRequest } from '../../sandbox/http/request-log'
import { violations } from './support/accessibility'
import { act, chooseIn, copied, dialog, isFocused, overflow, section } from './support/acts'
import { pageOf } from './support/records'
import { byKeys } from './support/keys'
import { describe, expect, test, type Visit } from './support/test'

const password = 'Correct7horse'
const machine = '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'
const firewall = '/network/firewall/tll/e02b71c8-6d4f-4a13-9b72-58c0d1ae44df'
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

const view = (page: Page) => dialog(page, 'View as API call')
const paste = (page: Page) => dialog(page, 'Paste a call')
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const open = (within: Pick<Page, 'getByRole'>) => within.getByRole('button', { name: 'View as API call' })
const code = (page: Page): Promise<string> =>
  view(page).getByRole('group', { name: 'API call' }).locator('pre').innerText()

/** Opens the form of a machine and waits until everything it chooses from has arrived. */
async function visitForm(visit: (options: object) => Promise<Visit>, options: object = {}): Promise<Visit> {
  const visited = await visit({ path: '/compute/create', browser: clipboard, ...options })
  const { page } = visited
  await page.getByRole('combobox', { name: 'Host pool' }).getByText('Performance NVMe').waitFor()
  await page.getByRole('combobox', { name: 'Private network' }).filter({ hasText: '/' }).waitFor()
  return visited
}

async function show(page: Page, language: string): Promise<string> {
  await view(page).getByRole('radio', { name: language, exact: true }).click({ force: true })
  return code(page)
}

/** Closes the view, and waits for it to be gone. */
async function shut(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect.poll(() => view(page).count()).toBe(0)
}

/** Puts a text into the paste mode of the view that is open, and presses its button. */
async function pasteIn(page: Page, text: string): Promise<void> {
  await view(page).getByRole('button', { name: 'Paste a call' }).click()
  await paste(page).getByRole('textbox', { name: 'Call or body' }).fill(text)
  await paste(page).getByRole('button', { name: 'Fill in the form' }).click()
}

/** The request of a line for curl: path and form fields, without the secret. */
function meantBy(line: string): { path: string; fields: Record<string, string> } {
  const { words } = shellWords(line)
  const fields = words.flatMap((word, index) => (words[index - 1] === '--data-urlencode' ? [word] : []))
  const address = words.find((word) => word.startsWith('http')) ?? ''
  return {
    path: new URL(address).pathname,
    fields: Object.fromEntries(
      fields
        .map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)] as const)
        .filter(([name]) => name !== 'password'),
    ),
  }
}

/** The request that was sent, in the same form. */
function sentAs(call: LoggedRequest | undefined): {
  path: string | undefined
  fields: Record<string, string>
} {
  const { location: _location, password: _password, ...parameters } = call?.parameters ?? {}
  return {
    path: call?.path,
    fields: Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)])),
  }
}

describe('the call of a create form', () => {
  test('follows the form, says what is missing, is closed by a step back, holds no secret in any language, and is what is sent then', async ({
    visit,
  }) => {
    const { page, deployment, address } = await visitForm(visit)
    await open(page).click()
    await view(page).getByText('Exactly what “Create machine” will send.').waitFor()
    await view(page).getByText('Missing: User, Password, Name.').first().waitFor()
    expect(await code(page)).toContain('"password=$PASSWORD"')
    expect(await code(page)).not.toContain('name=<')
    expect(new URLSearchParams(address().split('?')[1]).get('call')).toBe('create')
    await shut(page)
    await expect.poll(() => isFocused(open(page))).toBe(true)
    await field(page, 'User').fill('kadri')
    await field(page, 'Password').fill(password)
    await field(page, 'Name').fill('seen-before')
    await field(page, 'Memory').fill('2')
    await open(page).click()
    await view(page).getByText('POST /v1/tll/user-resource/vm').waitFor()
    expect(await view(page).getByText('Missing:').first().count()).toBe(0)
    await page.goBack()
    await expect.poll(() => view(page).count()).toBe(0)
    expect(await field(page, 'Name').inputValue()).toBe('seen-before')
    expect(address()).toBe('/compute/create')
    await open(page).click()
    await view(page).getByText('Secrets are left out on purpose.').waitFor()
    const stands = {
      TypeScript: "password: process.env.PASSWORD ?? ''",
      HTTP: 'password=<password>',
      'JSON body': '"password": "<password>"',
      curl: '"password=$PASSWORD"',
    }
    for (const [language, stand] of Object.entries(stands)) {
      expect(await show(page, language)).toContain(stand)
      expect(await view(page).innerHTML()).not.toContain(password)
      await view(page).getByRole('button', { name: 'Copy call' }).click()
      expect(await copied(page, stand)).not.toMatch(/Correct7horse|demo-customer/)
    }
    const line = await code(page)
    await shut(page)
    await page.getByRole('button', { name: 'Create machine' }).click()
    await page.getByRole('heading', { name: 'seen-before', level: 1 }).waitFor()
    expect(meantBy(line)).toEqual(sentAs(deployment.calls('createVm')[0]))
    expect(meantBy(line).fields).toMatchObject({ name: 'seen-before', ram: '2048', username: 'kadri' })
  })

  test('remembers the language, here and on the page of the API', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open: go } = await visitForm(visit)
    await open(page).click()
    await show(page, 'TypeScript')
    await view(page).getByRole('link', { name: 'API reference: createVm' }).click()
    await page.getByRole('heading', { level: 1, name: 'Create machine' }).waitFor()
    expect(await page.getByRole('radio', { name: 'TypeScript' }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: 'Python' }).click({ force: true })
    await go('/compute/create?call=create')
    await view(page).getByText('POST /v1/tll/user-resource/vm').waitFor()
    expect(await view(page).getByRole('radio', { name: 'curl' }).isChecked()).toBe(true)
  })

  test(
    'by keys: opened, read, closed, and nothing is sent meanwhile',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visitForm(visit)
      const keys = byKeys(page)
      await keys.type(field(page, 'User'), 'kadri')
      await keys.type(field(page, 'Password'), password)
      await keys.type(field(page, 'Name'), 'not-yet')
      await keys.press(open(page))
      await view(page).waitFor()
      await page.keyboard.press('Control+Enter')
      await keys.press(view(page).getByRole('radio', { name: 'curl' }), 'ArrowRight')
      await expect.poll(() => code(page)).toContain('await api.createVm({')
      await shut(page)
      await expect.poll(() => isFocused(open(page))).toBe(true)
      expect(deployment.calls('createVm')).toEqual([])
    },
  )
})

describe('the call of an action', () => {
  test(
    'that asks something follows what is typed, and is what is sent',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: machine })
      await chooseIn(page, page.getByRole('button', { name: 'More actions' }), 'Rename…')
      const asks = dialog(page, 'Rename web-prod-01')
      await asks.getByRole('textbox', { name: 'Name' }).fill('shop-1')
      await open(asks).click()
      await view(page).getByText('PATCH /v1/tll/user-resource/vm').waitFor()
      const line = await code(page)
      await shut(page)
      expect(await asks.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('shop-1')
      await asks.getByRole('button', { name: 'Save name' }).click()
      await page.getByRole('heading', { name: 'shop-1', level: 1 }).waitFor()
      expect(meantBy(line)).toEqual(sentAs(deployment.calls('updateVm')[0]))
    },
  )

  test('that only asks back is shown before it is confirmed', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment, address } = await visit()
    await act(page, 'bastion', /^Stop$/)
    const asks = dialog(page, 'Stop bastion?')
    await open(asks).click()
    await view(page).getByText('POST /v1/tll/user-resource/vm/stop').waitFor()
    const query = new URLSearchParams(address().split('?')[1])
    expect([query.get('do'), query.get('call')]).toEqual(['stop', 'stop'])
    expect(await view(page).getByRole('button', { name: 'Paste a call' }).count()).toBe(0)
    const line = await code(page)
    await shut(page)
    expect(deployment.calls('stopVm')).toEqual([])
    await asks.getByRole('button', { name: 'Stop machine' }).click()
    await expect.poll(() => deployment.calls('stopVm').length).toBe(1)
    expect(meantBy(line)).toEqual(sentAs(deployment.calls('stopVm')[0]))
  })

  test('on several records is all their calls', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ browser: clipboard })
    for (const name of ['grafana', 'bastion']) {
      await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click()
    }
    await page.getByRole('toolbar').getByRole('button', { name: 'Stop' }).first().click()
    const asks = dialog(page, 'Stop 2 machines?')
    await open(asks).click()
    await view(page).getByText('2 calls', { exact: true }).waitFor()
    expect(await view(page).getByRole('radio', { name: 'JSON body' }).count()).toBe(0)
    await view(page).getByRole('button', { name: 'Copy 2 calls' }).click()
    const lines = (await copied(page, 'vm/stop')).split('\n\n').map(meantBy)
    expect(await show(page, 'TypeScript')).toContain('Promise.allSettled([')
    await shut(page)
    await asks.getByRole('button', { name: 'Stop 2 machines' }).click()
    await expect.poll(() => deployment.calls('stopVm').length).toBe(2)
    expect(lines).toEqual(expect.arrayContaining(deployment.calls('stopVm').map(sentAs)))
  })

  test('asked in the page is shown beside its button', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: `${machine}?tab=settings` })
    const general = section(page, 'General')
    await general.getByRole('textbox', { name: 'Name' }).fill('not a name!')
    await page.keyboard.press('Tab')
    await general.getByText('Please enter a valid name').waitFor()
    await open(general).click()
    await view(page).getByText('To be corrected: Name.').first().waitFor()
    await shut(page)
    await general.getByRole('textbox', { name: 'Name' }).fill('shop-2')
    await open(general).click()
    const line = await code(page)
    await shut(page)
    await general.getByRole('button', { name: 'Save name' }).click()
    await expect.poll(() => deployment.calls('updateVm').length).toBe(1)
    expect(meantBy(line)).toEqual(sentAs(deployment.calls('updateVm')[0]))
  })
})

describe('the call of an editor', () => {
  test('has all rows as they will be written', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: firewall })
    const inbound = section(page, 'Inbound')
    await inbound.getByRole('textbox', { name: 'Ports' }).first().fill('8081')
    await open(page).click()
    await view(page).getByText('read again first').waitFor()
    const body: unknown = JSON.parse(await show(page, 'JSON body'))
    await shut(page)
    await page.getByRole('button', { name: 'Save rules' }).click()
    await expect.poll(() => deployment.calls('replaceFirewall').length).toBe(1)
    expect(deployment.calls('replaceFirewall')[0]?.parameters).toMatchObject(Object(body))
  })
})

describe('a call that is pasted', () => {
  test('as curl fills the form of a machine in its place', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visitForm(visit)
    await field(page, 'Password').fill(password)
    await open(page).click()
    await pasteIn(
      page,
      `curl -X POST "https://elsewhere.example/v1/trtu/user-resource/vm" \\
  -H "apikey: top-secret-key" \\
  -d 'name=pasted-one' --data-urlencode "username=kadri" \\
  --data-urlencode "password=$PASSWORD" \\
  -d vcpu=2 -d ram=4096 -d disks=60 -d reserve_public_ip=false -d os_name=debian -d os_version=12 -d colour=red`,
    )
    await view(page).getByText('9 fields are filled in.').waitFor()
    await view(page).getByText('no field of the form takes it now: colour.').waitFor()
    await view(page).getByText('because it is a placeholder: password.').waitFor()
    await view(page).getByText('POST /v1/trtu/user-resource/vm').waitFor()
    expect(await page.content()).not.toContain('top-secret-key')
    await expect.poll(() => isFocused(view(page).getByRole('button', { name: 'Copy call' }))).toBe(true)
    await shut(page)
    await expect.poll(() => isFocused(open(page))).toBe(true)
    expect(await field(page, 'Name').inputValue()).toBe('pasted-one')
    expect(await field(page, 'Memory').inputValue()).toBe('4')
    expect(await field(page, 'Password').inputValue()).toBe(password)
    expect(await page.getByRole('radio', { name: /^Tartu/ }).isChecked()).toBe(true)
    expect(await page.getByRole('switch', { name: /^Public IPv4 address/ }).isChecked()).toBe(false)
    await page.getByRole('button', { name: 'Create machine' }).click()
    await page.getByRole('heading', { name: 'pasted-one', level: 1 }).waitFor()
    expect(deployment.calls('createVm')[0]).toMatchObject({
      location: 'trtu',
      parameters: { vcpu: 2, ram: 4096, disks: 60, os_name: 'debian', os_version: '12' },
    })
  })

  test('as JSON makes the choices on the way and the rows', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open: go } = await visit({ path: '/disks/create' })
    await page.getByRole('textbox', { name: 'Size' }).waitFor()
    await open(page).click()
    await pasteIn(
      page,
      '{"display_name": "from-json", "size_gb": 33, "source_image_type": "OS_BASE", "source_image": "debian_12"}',
    )
    await view(page).getByText('4 fields are filled in.').waitFor()
    await shut(page)
    expect(await page.getByRole('radio', { name: 'Operating system' }).isChecked()).toBe(true)
    await page.getByRole('combobox', { name: 'System' }).getByText('Debian 12').waitFor()
    expect(await field(page, 'Size').inputValue()).toBe('33')
    await page.getByRole('button', { name: 'Create disk' }).waitFor()
    await go('/network/create/firewall')
    await field(page, 'Name').waitFor()
    await open(page).click()
    await pasteIn(
      page,
      JSON.stringify({
        display_name: 'office',
        rules: [{ direction: 'inbound', protocol: 'tcp', port_start: 443, endpoint_spec_type: 'any' }],
      }),
    )
    await view(page).getByText('2 fields are filled in.').waitFor()
    await shut(page)
    expect(await section(page, 'Rules').getByRole('textbox', { name: 'Ports' }).inputValue()).toBe('443')
  })

  test('and refused loses neither the text nor the form', { tags: ['wide'] }, async ({ visit }) => {
    const { page } = await visitForm(visit)
    await field(page, 'Name').fill('typed-before')
    await open(page).click()
    await view(page).getByRole('button', { name: 'Paste a call' }).click()
    const text = paste(page).getByRole('textbox', { name: 'Call or body' })
    const fill = paste(page).getByRole('button', { name: 'Fill in the form' })
    const tries = {
      'curl -X DELETE https://x/v1/tll/storage/disks/1':
        'This is a call of deleteDisk (DELETE /{location}/storage/disks/{uuid}). The form is for createVm (POST /{location}/user-resource/vm).',
      '{"name": "a",\n "vcpu": }': 'something is wrong in line 2, column 10.',
      'Hello there': 'This is neither a call nor a body.',
      '{"colour": "red"}': 'No field of the form takes any of this: colour.',
      '{"vcpu": true}': 'No field of the form takes any of this: vcpu.',
      '{"name": null}': 'It changes nothing: its values are empty, or those of the form.',
    }
    for (const [pasted, refusal] of Object.entries(tries)) {
      await text.fill(pasted)
      await fill.click()
      await paste(page).getByText(refusal).waitFor()
      expect(await text.inputValue()).toBe(pasted)
    }
    await paste(page).getByRole('button', { name: 'Back' }).click()
    await shut(page)
    expect(await field(page, 'Name').inputValue()).toBe('typed-before')
  })

  test('fills the form of an action, but not for another record', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open: go, deployment } = await visit({ path: null })
    await go(await pageOf(deployment, 'disk', 'tll', 'archive'))
    await page.getByRole('heading', { name: 'archive', level: 1 }).waitFor()
    await page
      .getByRole('tab', { name: 'Settings' })
      .or(page.getByRole('link', { name: 'Settings' }))
      .click()
    const general = section(page, 'General')
    await open(general).click()
    await pasteIn(page, 'PATCH /v1/tll/storage/disks/another HTTP/1.1\nhost: x\n\ndisplay_name=better+name')
    await view(page).getByText('1 field is filled in.').waitFor()
    await view(page).getByText('the page of this form already decides: uuid.').waitFor()
    await shut(page)
    expect(await general.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('better name')
  })
})

describe('the view', () => {
  test('loads nothing before it is about to be opened', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open: go } = await visit({ path: null })
    const fetched: string[] = []
    page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
    const parts = (): string[] =>
      fetched.filter((path) => /RequestDrawer|sample-language|request-.*json/.test(path))
    await go('/compute/create')
    await open(page).waitFor()
    expect(parts()).toEqual([])
    await open(page).click()
    await view(page).waitFor()
    expect(parts().length).toBeGreaterThanOrEqual(3)
  })

  test(
    'keeps WCAG 2.2 A and AA, light and dark, wide and narrow, shown and pasted',
    { tags: ['wide'] },
    async ({ visit }) => {
      for (const width of [1440, 390]) {
        const { page } = await visitForm(visit, { width })
        await open(page).click()
        await view(page).getByText('Missing:').first().waitFor()
        expect(await violations(page)).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await violations(page, ['color-contrast'])).toEqual([])
        await view(page).getByRole('button', { name: 'Paste a call' }).click()
        await paste(page).getByRole('button', { name: 'Fill in the form' }).click()
        await paste(page).getByText('Paste something first.').waitFor()
        expect(await violations(page)).toEqual([])
      }
    },
  )

  test(
    'comes from below on a phone, opened by the picture beside the price',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visitForm(visit, { width: 390 })
      await open(page).click()
      await view(page).waitFor()
      const box = await view(page).boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(380)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(840)
      expect(await overflow(page)).toBe(0)
    },
  )
})
