import type { Page } from 'playwright-core'
import { dialog, fact, announced, section, select, stepsIn, toast } from './support/acts'
import { pageOf, renameVm } from './support/records'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const settings = '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a?tab=settings'
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })

describe('the settings of a machine', () => {
  test('[VM-37] [DETAIL-02] rename: shows everywhere, and says that the details are updated', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: settings })
    const name = section(page, 'General').getByRole('textbox', { name: 'Name' })
    await name.fill('shop-front-1')
    await section(page, 'General').getByRole('button', { name: 'Save name' }).click()
    await announced(page, 'Details updated')
    await heading(page, 'shop-front-1').waitFor()
    await expect.poll(() => page.title()).toBe('shop-front-1 | Aldera Cloud')
    expect(await name.inputValue()).toBe('shop-front-1')
    expect(deployment.calls('updateVm')[0]?.parameters).toEqual({
      uuid: '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a',
      name: 'shop-front-1',
    })
  })

  test(
    '[CREATE-02] a name that does not do is refused before it is sent',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: settings })
      const general = section(page, 'General')
      // The rules for a name come with the bounds of the size.
      await page.getByText('1–32', { exact: true }).waitFor()
      await general.getByRole('textbox', { name: 'Name' }).fill('not a name!')
      await general.getByRole('button', { name: 'Save name' }).click()
      await general.getByText('Please enter a valid name').waitFor()
      await general.getByRole('textbox', { name: 'Name' }).fill('')
      await general.getByText('This field is required').waitFor()
      expect(deployment.calls('updateVm')).toEqual([])
      await general.getByRole('button', { name: 'Discard' }).click()
      expect(await general.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('web-prod-01')
    },
  )

  test('[VM-52] a failure says so once, and keeps what was typed', async ({ visit }) => {
    const { page, deployment } = await visit({ path: settings })
    const general = section(page, 'General')
    await general.getByRole('textbox', { name: 'Name' }).fill('better-name')
    deployment.fault({ operation: 'updateVm', status: 500 })
    await general.getByRole('button', { name: 'Save name' }).click()
    await general.getByText('Error: Failed to update virtual machine').waitFor()
    expect(await page.getByText('Failed to update virtual machine').count()).toBe(1)
    expect(await general.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('better-name')
    deployment.sandbox.control.clearFaults()
    await general.getByRole('button', { name: 'Save name' }).click()
    await heading(page, 'better-name').waitFor()
    expect(await page.getByText('Failed to update virtual machine').count()).toBe(0)
  })

  test(
    'what goes on after the session has ended is saved then, and no longer restored',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: settings })
      const general = section(page, 'General')
      await general.getByRole('textbox', { name: 'Name' }).fill('better-name')
      deployment.fault({ operation: 'updateVm', status: 401, envelope: 2, message: 'Key expired', times: 1 })
      await general.getByRole('button', { name: 'Save name' }).click()
      await page.getByText('Your session has ended.').waitFor()
      await page.getByLabel('API key').fill('demo-customer')
      await page.getByRole('button', { name: 'Log in' }).click()
      await heading(page, 'better-name').waitFor()
      await expect.poll(() => general.getByRole('button', { name: 'Discard' }).count()).toBe(0)
      expect(await general.getByText('What you entered before was restored.').count()).toBe(0)
      await page.reload()
      await general.getByRole('button', { name: 'Save name' }).waitFor()
      expect(await general.getByText('What you entered before was restored.').count()).toBe(0)
    },
  )

  test(
    'follow a concurrent change, unless something is being typed',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: settings })
      const name = section(page, 'General').getByRole('textbox', { name: 'Name' })
      await name.waitFor()
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Rename…' }).click()
      const asks = dialog(page, 'Rename web-prod-01')
      await asks.getByRole('textbox', { name: 'Name' }).fill('renamed-here')
      await asks.getByRole('button', { name: 'Save name' }).click()
      await heading(page, 'renamed-here').waitFor()
      await expect.poll(() => name.inputValue()).toBe('renamed-here')
      await name.fill('being-typed')
      await renameVm(deployment, 'tll', 'renamed-here', 'renamed-there')
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Take snapshot…' }).click()
      await dialog(page, /Take a snapshot/)
        .getByRole('button', { name: 'Take snapshot' })
        .click()
      await heading(page, 'renamed-there').waitFor()
      expect(await name.inputValue()).toBe('being-typed')
      await section(page, 'General')
        .getByText('Changed elsewhere meanwhile: Name, now “renamed-there”.')
        .waitFor()
      const tab = (label: string) => page.getByRole('main').getByRole('link', { name: label, exact: true })
      await tab('Access').click()
      await section(page, 'Password').waitFor()
      await tab('Settings').click()
      await expect.poll(() => name.inputValue()).toBe('being-typed')
      await section(page, 'General').getByRole('button', { name: 'Discard' }).click()
      expect(await name.inputValue()).toBe('renamed-there')
    },
  )

  test(
    '[VM-13] [VM-19] resize while it runs: stopped, resized and started in one sequence',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, pass, deployment } = await visit({ path: settings })
      const size = section(page, 'Size')
      await size.getByText('The machine restarts: about 1 minute.').waitFor()
      expect(await size.getByText('Stop the machine first').count()).toBe(0)
      await size.getByText(/€\d+\.\d{4} per vCPU and month/).waitFor()
      await size.getByText(/€\d+\.\d{4} per GB and month/).waitFor()
      const lead = size.getByRole('button', { name: 'Stop, resize and start' })
      await lead.click()
      await size.getByText('Nothing has changed').waitFor()
      await fact(size, 'Now').getByText('€85.84 per month').waitFor()
      await size.getByRole('textbox', { name: 'vCPU' }).fill('8')
      await fact(size, 'Then').getByText('€101.84 per month').waitFor()
      await fact(size, 'Difference')
        .getByText('+€16.00 (with disks and addresses, while it runs, excl. VAT)')
        .waitFor()
      await lead.click()
      const asks = dialog(page, 'Resize web-prod-01')
      const steps = page.getByRole('list', { name: 'Steps' })
      await asks.getByText(/If it has not done so within 120 seconds/).waitFor()
      expect(await stepsIn(page)).toEqual(['Stop to do', 'Resize: vCPU 8, Memory 8 GB to do', 'Start to do'])
      deployment.fault({ operation: 'updateVm', status: 500 })
      await asks.getByRole('button', { name: 'Stop, resize and start' }).click()
      await steps.getByText('Stop under way').waitFor()
      await size.getByText('Another action is under way', { exact: true }).waitFor()
      expect(await size.getByText('Stop the machine first').count()).toBe(0)
      expect(await size.getByRole('textbox', { name: 'vCPU' }).isVisible()).toBe(true)
      await page.getByText(/It is switched off in \d+ s at the latest/).waitFor()
      await page.getByRole('button', { name: 'Force stop' }).waitFor()
      await pass(10)
      const stopped = page.getByRole('alert').filter({ hasText: 'No later step was done.' })
      await stopped.getByText('Error: Failed to update virtual machine').waitFor()
      expect(await stepsIn(page)).toEqual([
        'Stop done',
        'Resize: vCPU 8, Memory 8 GB failed',
        'Start not done',
      ])
      expect(deployment.calls('startVm')).toEqual([])
      deployment.sandbox.control.clearFaults()
      await stopped.getByRole('button', { name: 'Try again' }).click()
      await steps.getByText('Start under way').waitFor()
      // The machine is polled; which poll sees it run is chance.
      const over = toast(page, 'All done with web-prod-01')
      await expect.poll(async () => (await pass(2), over.count())).toBe(1)
      expect(await steps.count()).toBe(0)
      await expect.poll(() => fact(page.getByRole('complementary'), 'Size').innerText()).toBe('8 vCPU · 8 GB')
      expect(deployment.calls('stopVm')).toHaveLength(1)
      expect(deployment.calls('updateVm').at(-1)?.parameters).toMatchObject({ vcpu: 8, ram: 8192 })
    },
  )

  test(
    '[VM-19] a sequence that a reload interrupts goes on by itself, and says so',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open, pass, deployment } = await visit({ path: settings })
      const size = section(page, 'Size')
      await size.getByRole('textbox', { name: 'vCPU' }).fill('8')
      await size.getByRole('button', { name: 'Stop, resize and start' }).click()
      await dialog(page, 'Resize web-prod-01').getByRole('button', { name: 'Stop, resize and start' }).click()
      await expect.poll(() => deployment.calls('stopVm')).toHaveLength(1)
      await page.getByText(/It is switched off in \d+ s at the latest/).waitFor()
      await open('/compute')
      const told = toast(page, 'web-prod-01: Goes on after the page was reloaded')
      await told.getByRole('button', { name: 'Look at it' }).click()
      await page.getByRole('status').filter({ hasText: 'Goes on after the page was reloaded.' }).waitFor()
      const after = ['Resize: vCPU 8, Memory 8 GB to do', 'Start to do']
      await expect.poll(() => stepsIn(page)).toEqual(['Stop under way', ...after])
      const over = toast(page, 'All done with web-prod-01')
      await expect.poll(async () => (await pass(2), over.count())).toBe(1)
      for (const call of ['stopVm', 'updateVm', 'startVm'] as const)
        expect(deployment.calls(call)).toHaveLength(1)
    },
  )

  test('[VM-19] resize by keys: new sizes when it is stopped', { tags: ['wide'] }, async ({ visit }) => {
    const { page, pass, deployment } = await visit({ path: settings })
    const size = section(page, 'Size')
    const keys = byKeys(page)
    await keys.press(page.getByRole('button', { name: 'Stop', exact: true }))
    await keys.press(dialog(page, 'Stop web-prod-01?').getByRole('button', { name: 'Stop machine' }))
    await toast(page, 'web-prod-01 is stopping').waitFor()
    await pass(10)
    await fact(size, 'Now').getByText('(with disks and addresses, while it runs, excl. VAT)').waitFor()
    await keys.press(size.getByRole('button', { name: 'Resize machine' }))
    await size.getByText('Nothing has changed').waitFor()
    await keys.type(size.getByRole('textbox', { name: 'Memory' }), '0,5')
    await expect.poll(() => size.getByText('Nothing has changed').count()).toBe(0)
    await keys.type(size.getByRole('textbox', { name: 'vCPU' }), '99')
    await keys.press(size.getByRole('button', { name: 'Resize machine' }))
    await size.getByText('At most 32').waitFor()
    expect(deployment.calls('updateVm')).toEqual([])
    await keys.type(size.getByRole('textbox', { name: 'vCPU' }), '8')
    await keys.type(size.getByRole('textbox', { name: 'Memory' }), '16')
    await keys.press(size.getByRole('button', { name: 'Resize machine' }))
    await toast(page, 'web-prod-01 resized').waitFor()
    expect(deployment.calls('updateVm')[0]?.parameters).toMatchObject({ vcpu: 8, ram: 16_384 })
    await expect.poll(() => fact(page.getByRole('complementary'), 'Size').innerText()).toBe('8 vCPU · 16 GB')
  })

  test('[VM-13] [VM-20] [VM-45] password: needs a running machine, can be made up, is never kept', async ({
    visit,
  }) => {
    const { page, open, deployment } = await visit({ path: settings.replace('settings', 'access') })
    const password = section(page, 'Password')
    await password.getByRole('textbox', { name: 'Password' }).fill('weak')
    await password.getByRole('button', { name: 'Change password' }).click()
    await password.getByText('Needs at least 8 characters, an upper-case letter, and a digit').waitFor()
    await password.getByText('8 or more, with lower case, upper case and a digit.').waitFor()
    expect(deployment.calls('updateVmUser')).toEqual([])
    await password.getByRole('button', { name: 'Generate' }).click()
    const made = await password.getByRole('textbox', { name: 'Password' }).inputValue()
    expect(made).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/)
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    expect(stored).not.toContain(made)
    await password.getByRole('button', { name: 'Change password' }).click()
    await announced(page, 'Password changed on web-prod-01')
    expect(await password.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('')
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toContain(made)
    await open(`${await pageOf(deployment, 'vm', 'jhv', 'staging-shop')}?tab=access`)
    await section(page, 'Password').getByText('Start the machine first.').waitFor()
  })

  test(
    'what is typed stays while the machine is switched off and on, and can be sent after it',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, pass, deployment } = await visit({ path: settings.replace('settings', 'access') })
      const password = section(page, 'Password')
      const typed = password.getByRole('textbox', { name: 'Password' })
      const change = password.getByRole('button', { name: 'Change password' })
      await typed.fill('Half-typed-1')
      await page.getByRole('button', { name: 'Stop', exact: true }).click()
      await dialog(page, 'Stop web-prod-01?').getByRole('button', { name: 'Stop machine' }).click()
      await toast(page, 'web-prod-01 is stopping').waitFor()
      await password.getByText('Start the machine first.').waitFor()
      const start = password.getByRole('button', { name: 'Start', exact: true })
      await expect.poll(async () => (await pass(2), start.count())).toBe(1)
      await start.click()
      await toast(page, 'web-prod-01 is starting').waitFor()
      await expect.poll(() => change.getAttribute('aria-disabled')).toBe('true')
      await password.getByText('Another action is under way', { exact: true }).waitFor()
      expect(await password.getByText('Start the machine first.').count()).toBe(0)
      await typed.press('Enter')
      await expect.poll(async () => (await pass(2), change.getAttribute('aria-disabled'))).toBe(null)
      expect(await typed.inputValue()).toBe('Half-typed-1')
      expect(deployment.calls('updateVmUser')).toEqual([])
      await typed.press('Enter')
      await announced(page, 'Password changed on web-prod-01')
      expect(deployment.calls('updateVmUser')).toHaveLength(1)
    },
  )

  test('[VM-46] move to another billing account by keys', async ({ visit }) => {
    const { page, deployment } = await visit({ path: settings })
    const keys = byKeys(page)
    await keys.select(section(page, 'Billing').getByRole('combobox', { name: 'Billing account' }), 'Lab')
    await keys.press(section(page, 'Billing').getByRole('button', { name: 'Save account' }))
    await toast(page, 'Details updated').waitFor()
    await keys.press(page.getByRole('complementary').getByRole('link', { name: 'Lab' }))
    await heading(page, 'Lab').waitFor()
    expect(deployment.calls('moveVmBilling')[0]?.parameters['billing_account_id']).toBe(120_351)
  })

  test(
    '[VM-38] clone: only one that neither starts nor stops, under a new name',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open, deployment, pass } = await visit({ path: null })
      const clone = section(page, 'Copy').getByRole('button', { name: 'Clone…' })
      await open(`${await pageOf(deployment, 'vm', 'trtu', 'ci-runner-03')}?tab=settings`)
      await section(page, 'Copy').getByText('Wait until it is running or stopped').waitFor()
      expect(await clone.isDisabled()).toBe(true)
      await open(`${await pageOf(deployment, 'vm', 'jhv', 'staging-shop')}?tab=settings`)
      await clone.click()
      const asks = dialog(page, 'Clone staging-shop')
      await asks.getByRole('textbox', { name: 'Name' }).fill('staging-shop-2')
      await asks.getByRole('button', { name: 'Clone machine' }).click()
      await announced(page, 'staging-shop is being cloned')
      await open('/compute?q=staging')
      await page.getByRole('row', { name: /staging-shop-2 Creating/ }).waitFor()
      await pass(45)
      await page.getByRole('row', { name: /staging-shop-2 Running/ }).waitFor()
    },
  )

  test(
    '[VM-13] [VM-41] reinstall: says what is lost and what stays, with another system',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: settings })
      await section(page, 'Danger zone').getByRole('button', { name: 'Reinstall…' }).click()
      const asks = dialog(page, 'Reinstall web-prod-01?')
      await asks.getByText('Everything on the primary disk').waitFor()
      await asks.getByText(/^\d+ backups of it$/).waitFor()
      await asks.getByText('Other disks with their snapshots, and addresses').waitFor()
      await select(asks, 'System', 'Windows')
      await asks.getByText(/^\+€\d/).waitFor()
      await select(asks, 'System', 'Debian')
      await select(asks, 'Version', /^12/)
      const reinstall = asks.getByRole('button', { name: 'Reinstall machine' })
      expect(await reinstall.getAttribute('aria-disabled')).toBe('true')
      await asks.getByRole('textbox', { name: 'Type web-prod-01 to confirm' }).fill('web-prod-01')
      await reinstall.click()
      await announced(page, 'web-prod-01 is being reinstalled')
      expect(deployment.calls('reinstallVm')[0]?.parameters).toMatchObject({
        os_name: 'debian',
        os_version: '12',
      })
    },
  )
})
