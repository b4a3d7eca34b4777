import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import ssh2 from 'ssh2'
import { seconds } from '../run/time-limits'
import { demoPassword } from '../../sandbox/seed/logins'
import { hostileSequences } from '../../sandbox/shells/hostile-sequences'
import { usualLimits } from '../../gateway/terminal/limits'
import { expectFocus, gate } from './support/acts'
import { violations } from './support/accessibility'
import { gatewayProcess } from './support/gateway-process'
import { recordOf } from './support/records'
import { describe, expect, test } from './support/test'

const machine = '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'
const address = `/terminal/tll/${machine}`

/** The text of the terminal, without its colours. */
const screen = (page: Page) => page.locator('.xterm-rows:visible')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

async function choose(page: Page, way: RegExp): Promise<void> {
  await page.getByRole('radio', { name: way }).check()
}

async function signIn(page: Page): Promise<void> {
  await choose(page, /^Password/)
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await button(page, 'Connect').click()
}

/** Signs in with the password at the first contact. */
async function enter(page: Page): Promise<void> {
  await signIn(page)
  await button(page, 'Trust and connect').click()
  await screen(page).getByText('A shell of the sandbox').waitFor()
}

async function type(page: Page, line: string): Promise<void> {
  await page.keyboard.type(line)
  await page.keyboard.press('Enter')
}

/** Chooses from the menu of the bar. */
async function choice(page: Page, role: 'menuitem' | 'menuitemcheckbox', name: string): Promise<void> {
  await button(page, 'Display and session').click()
  await page.getByRole(role, { name, exact: true }).click()
}

/** Columns and rows as the bar shows them. */
async function toldSize(page: Page): Promise<string> {
  const told = await page.getByText(/^kadri@[\d.]+, \d+ × \d+$/).textContent()
  return /\d+ × \d+$/.exec(told ?? '')?.[0].replace('×', 'x') ?? ''
}

/** The shell has the size that the bar shows. */
async function expectSize(page: Page): Promise<string> {
  await page.getByRole('textbox', { name: 'Terminal input' }).focus()
  await type(page, 'clear')
  await expect
    .poll(async () => {
      await type(page, 'size')
      return (await screen(page).textContent())?.includes(await toldSize(page))
    })
    .toBe(true)
  return toldSize(page)
}

/** A visit with several sessions. */
const long = { timeout: seconds(240) }

describe('a terminal', () => {
  test('says on plain HTTP that it cannot be, in place of a question nobody can answer', async ({
    visit,
  }) => {
    const { page, open } = await visit({ path: null })
    await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
    await open(address)
    await page.getByText(/^The terminal needs a page over HTTPS/).waitFor()
    expect(await page.getByRole('heading', { name: 'Connect to web-prod-01' }).count()).toBe(0)
  })

  test.for([address, '/pay/card'])('at %s is dark from the start', async (path, { visit }) => {
    const { page, open } = await visit({ path: null, remembered: { 'console.color-scheme': 'dark' } })
    const begin = gate()
    await page.route(/\/assets\/(terminal|pay)-[^/]*\.js$/, async (route) => {
      await begin.opened
      await route.continue()
    })
    const opened = open(path)
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
      .toBe('dark')
    begin.open()
    await opened
  })

  test('[VM-15] is opened from a machine, lets in with a password, and follows nothing hostile', async ({
    visit,
  }) => {
    const { page, context } = await visit({ path: `/compute/vm/tll/${machine}` })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Open terminal' }).click()
    const terminal = await opened
    await terminal.getByRole('heading', { name: 'Connect to web-prod-01' }).waitFor()
    expect(terminal.url()).toMatch(new RegExp(`/app${address}$`))
    await signIn(terminal)
    await terminal.getByRole('dialog', { name: 'First contact with web-prod-01' }).waitFor()
    expect(await violations(terminal)).toEqual([])
    await button(terminal, 'Trust and connect').click()
    await screen(terminal).getByText('A shell of the sandbox').waitFor()
    await type(terminal, 'whoami')
    await screen(terminal).getByText('kadri', { exact: true }).waitFor()

    // Sequences that would move data or commands elsewhere do nothing, and none is typed into the shell.
    await terminal.evaluate(() => navigator.clipboard.writeText('mine'))
    const before = { title: await terminal.title(), url: terminal.url() }
    await type(terminal, 'clear')
    await type(terminal, 'hostile')
    await screen(terminal).getByText('that was all').waitFor()
    await type(terminal, 'echo quiet')
    await screen(terminal).getByText('quiet', { exact: true }).waitFor()
    const shown = (await screen(terminal).textContent()) ?? ''
    expect(shown).toMatch(/that was all\s*kadri@web-prod-01:~\$ echo quiet\s*quiet/)
    expect(hostileSequences.filter(({ name }) => !shown.includes(`${name}:`))).toEqual([])
    expect({ title: await terminal.title(), url: terminal.url() }).toEqual(before)
    expect(await terminal.evaluate(() => navigator.clipboard.readText())).toBe('mine')
    await screen(terminal).getByText('link', { exact: true }).click({ force: true })
    expect(await terminal.getByText('Open this address?').count()).toBe(0)

    // Pasting several lines asks first.
    await terminal.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text/plain', 'echo one\necho two\n')
      document
        .querySelector('.xterm-helper-textarea')
        ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })
    await terminal.getByText('Paste 2 lines?').waitFor()
    await terminal.getByText('All of them run at once.').waitFor()
    expect(await terminal.getByRole('region', { name: 'Paste 2 lines?' }).innerText()).toBe(
      'echo one\necho two',
    )
    expect(await violations(terminal)).toEqual([])
    await button(terminal, 'Paste').click()
    await screen(terminal).getByText('two', { exact: true }).waitFor()
  })

  test('keeps what a session showed when its machine is stopped, and says so in place of the form', async ({
    visit,
  }) => {
    const { page, deployment, open } = await visit({ path: null })
    await open(address)
    await enter(page)
    const bar = page.getByRole('banner')
    await bar.getByText('Running', { exact: true }).waitFor()
    await deployment.call('POST', '/tll/user-resource/vm/stop', { uuid: machine, force: true })
    await expect
      .poll(async () => (await recordOf(deployment, 'vm', 'tll', 'web-prod-01'))['status'])
      .toBe('stopped')
    await type(page, 'exit')
    await bar.getByText('Not running', { exact: true }).waitFor()
    await button(page, 'Connect again').waitFor()
    // A shell keeps the Tab key, a session that has ended does not.
    await page.getByRole('textbox', { name: 'Terminal input' }).focus()
    await page.keyboard.press('Tab')
    await expectFocus(button(page, 'Connect again'))
    expect(await button(page, 'Disconnect').count()).toBe(0)
    await screen(page).getByText('A shell of the sandbox').waitFor()
    await button(page, 'New session').click()
    await page.getByText('web-prod-01 does not run. Start it, then open the terminal again.').waitFor()
    await tab(page, 'web-prod-01, Ended').click()
    await screen(page).getByText('A shell of the sandbox').waitFor()
  })

  test(
    '[VM-15] tells the shell its size, takes 10 MB, finds, is written to a file, and announces on demand',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open } = await visit({ path: null })
      let bytes = 0
      page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => {
          if (typeof payload !== 'string') bytes += payload.byteLength - 1
        })
      })
      await open(address)
      await enter(page)
      const wide = await expectSize(page)
      await page.setViewportSize({ width: 1000, height: 600 })
      await expect.poll(() => toldSize(page)).not.toBe(wide)
      const small = await expectSize(page)
      await choice(page, 'menuitem', 'Larger')
      await expect.poll(() => toldSize(page)).not.toBe(small)
      await expectSize(page)

      const before = bytes
      await type(page, 'flood 10')
      await screen(page).getByText('10 MB, that was all').waitFor()
      expect(bytes - before).toBeGreaterThan(10 * 2 ** 20)
      // Full lines end where the screen does, so that no letter is cut.
      const over = await page.evaluate(() => {
        const edge = document.querySelector('.xterm-screen')?.getBoundingClientRect().right ?? 0
        return [...document.querySelectorAll('.xterm-rows span')].filter(
          (span) => span.getBoundingClientRect().right > edge + 1,
        ).length
      })
      expect(over).toBe(0)
      await type(page, 'df')
      await screen(page).getByText('/dev/vdb').waitFor()
      await page.keyboard.press('Control+Shift+KeyF')
      await page.getByRole('textbox', { name: 'Find' }).fill('/dev/')
      await page.getByText('2 of 2', { exact: true }).waitFor()
      await button(page, 'Previous').click()
      await page.getByText('1 of 2', { exact: true }).waitFor()
      await page.keyboard.press('Escape')
      expect(await page.getByRole('textbox', { name: 'Find' }).count()).toBe(0)
      const download = page.waitForEvent('download')
      await button(page, 'Download log').click()
      const saved = await download
      expect(saved.suggestedFilename()).toBe('web-prod-01.log')
      const lines = readFileSync(await saved.path(), 'utf8').split('\n')
      // A line wrapped on the screen is one line again.
      const whole = '0123456789abcdef'.repeat(8).slice(0, 126)
      expect(lines.filter((line) => line === whole).length).toBeGreaterThan(4_900)
      expect(lines).toContain('10 MB, that was all')

      await choice(page, 'menuitemcheckbox', 'Announce output')
      await page.keyboard.press('Escape')
      await page.getByRole('textbox', { name: 'Terminal input' }).focus()
      await type(page, 'echo spoken')
      await page.locator('.xterm-accessibility [aria-live=assertive]').getByText('spoken').waitFor()
      await page.keyboard.press('Control+Shift+Escape')
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe('Find')
    },
  )

  test(
    '[VM-15] lets in with a key of the session, with a key file and by the serial console, and comes back after a break',
    { ...long, tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: address })
      const command = (await page.getByText(/^echo "restrict/).textContent()) ?? ''
      await enter(page)
      const file = ssh2.utils.generateKeyPairSync('ed25519', {
        ...{ passphrase: 'a phrase', cipher: 'aes256-ctr', rounds: 4 },
      })
      await type(page, command)
      await type(page, `echo '${file.public}' >> ~/.ssh/authorized_keys`)
      await type(page, 'echo kept')
      await screen(page).getByText('kept', { exact: true }).waitFor()

      // The host key is known now.
      await button(page, 'New session').click()
      await choose(page, /^Key for this session/)
      await button(page, 'Connect').click()
      await tab(page, 'web-prod-01 2, Connected').waitFor()
      await button(page, 'New session').click()
      await choose(page, /^Key file/)
      await button(page, 'Connect').click()
      await page.getByText('Choose the file of your private key.').waitFor()
      await page
        .getByLabel('Private key')
        .setInputFiles({ name: 'id_ed25519', mimeType: 'text/plain', buffer: Buffer.from(file.private) })
      await button(page, 'Connect').click()
      await page.getByText('This key has a passphrase.').waitFor()
      await page.getByRole('textbox', { name: 'Passphrase' }).fill('another')
      await button(page, 'Connect').click()
      await page.getByText('This is not the passphrase of the key.').waitFor()
      expect(await violations(page)).toEqual([])
      await page.getByRole('textbox', { name: 'Passphrase' }).fill('a phrase')
      await button(page, 'Connect').click()
      await tab(page, 'web-prod-01 3, Connected').waitFor()
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      expect(stored).not.toMatch(/PRIVATE KEY|a phrase|another/)
      expect(stored).not.toContain(demoPassword)

      // The serial console asks for the user itself.
      await button(page, 'New session').click()
      await choose(page, /^Serial console/)
      expect(await page.getByRole('textbox', { name: 'User' }).count()).toBe(0)
      await button(page, 'Connect').click()
      await tab(page, 'web-prod-01 4, Connected').waitFor()
      await screen(page).getByText('web-prod-01 login:').waitFor()
      await page.getByRole('textbox', { name: 'Terminal input' }).focus()
      await type(page, 'kadri')
      await type(page, demoPassword)
      await screen(page).getByText('The serial console of the sandbox').waitFor()
      expect(await screen(page).textContent()).not.toContain(demoPassword)

      await tab(page, 'web-prod-01, Connected').click()
      await page.setViewportSize({ width: 390, height: 844 })
      deployment.cutSockets()
      await page
        .getByRole('alert')
        .getByText(/^Connection lost at/)
        .waitFor()
      await button(page, 'Reconnect now').click()
      await tab(page, 'web-prod-01, Connected').waitFor()
      await screen(page).getByText('kept', { exact: true }).waitFor()
      // The row of keys on phones: Ctrl and a letter.
      await page.getByRole('textbox', { name: 'Terminal input' }).focus()
      await page.keyboard.type('half')
      await button(page, 'Ctrl').click()
      await page.keyboard.press('c')
      await screen(page).getByText('^C').waitFor()
      await type(page, 'exit')
      await page.getByText('The shell has ended.').waitFor()
      expect(await violations(page)).toEqual([])
      await button(page, 'Close session').click()
      await tab(page, 'web-prod-01, Connected').waitFor()
    },
  )

  test(
    '[VM-15] stops at another host key than before and at no machine, outlives a killed gateway, warns who is idle',
    { tags: ['wide'] },
    async ({ visit }) => {
      const known = JSON.stringify({ [machine]: { fingerprint: 'SHA256:other', since: 1_790_000_000_000 } })
      const { page, open, pass, deployment } = await visit({
        path: null,
        remembered: { 'console.known-hosts.20417': known },
      })
      const { public_ipv6 } = await recordOf(deployment, 'vm', 'tll', 'web-prod-01')
      const gateway = gatewayProcess(deployment, String(public_ipv6))
      await gateway.start(usualLimits.idleNotice)
      await open(address)
      await page.getByRole('heading', { name: 'Connect to web-prod-01' }).waitFor()
      await signIn(page)
      await page.getByRole('alertdialog', { name: 'Stopped: the host key has changed' }).waitFor()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await violations(page), colorScheme).toEqual([])
      }
      await button(page, 'Do not connect').click()
      await page.getByText('Not connected.').waitFor()
      await expectFocus(button(page, 'Connect again'))
      await page.keyboard.press('Enter')
      await expectFocus(page.getByLabel('Password', { exact: true }))
      await signIn(page)
      await button(page, 'Replace the known key…').click()
      await page
        .getByRole('alertdialog', { name: 'Replace the known key?' })
        .getByRole('textbox')
        .fill('web-prod-01')
      await button(page, 'Replace and connect').click()
      await screen(page).getByText('A shell of the sandbox').waitFor()
      await type(page, 'echo kept')

      const kept = screen(page).getByText('kept', { exact: true })
      await kept.waitFor()
      deployment.expectFailures()
      await gateway.kill()
      const alert = page.getByRole('alert')
      await alert.getByText(/^Connection lost at .* 2 of 5\.$/).waitFor()
      await kept.waitFor()
      // From now on a user is warned after a second without typing.
      await gateway.start(usualLimits.idle - 1000)
      await button(page, 'Reconnect now').click()
      await alert.getByText('The session is over: the gateway does not have it any more.').waitFor()
      await kept.waitFor()
      await button(page, 'Connect again').click()
      await signIn(page)
      await tab(page, 'web-prod-01 2, Connected').waitFor()
      await alert.getByText(/^The session ends in 8\d\d s/).waitFor()
      await pass(600)
      await alert.getByText(/^The session ends in 2\d\d s/).waitFor()
      expect(await violations(page)).toEqual([])
      await button(page, 'Stay connected').click()
      await alert.waitFor({ state: 'detached' })
      await type(page, 'echo here')
      await screen(page).getByText('here', { exact: true }).waitFor()
      // The session lost with the gateway can still be read.
      await tab(page, 'web-prod-01, Ended').click()
      await kept.waitFor()
      await alert.getByRole('button', { name: 'Close session' }).click()
      await screen(page).getByText('here', { exact: true }).waitFor()

      await open('/terminal/tll/00000000-0000-4000-8000-000000000000')
      await page.getByText('There is no such machine.').waitFor()
    },
  )
})
