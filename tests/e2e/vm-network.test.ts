import { readFile } from 'node:fs/promises'
import { violations } from './support/accessibility'
import { act, complaint, dialog, announced, gate, section, select } from './support/acts'
import { pageOf } from './support/records'
import { describe, expect, test } from './support/test'

const webOne = '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'

describe('the network of a machine', () => {
  test('[VM-08] [VM-48] [VM-49] [VM-50] [VM-51] its interfaces, and VLANs that lead to more networks', async ({
    visit,
  }) => {
    const { page, deployment } = await visit({ path: `${webOne}?tab=network` })
    await section(page, 'Interfaces')
      .getByRole('row', { name: /prod-tll 10\.84\.12\.0\/24 2a0b:4880:12::\/112 10\.84\.12\.11/ })
      .waitFor()
    const vlans = section(page, 'VLANs')
    await vlans.getByRole('row', { name: /120 payments 10\.120\.0\.0\/26 .* 52:54:00:8a:1f:0c/ }).waitFor()
    await vlans.getByRole('button', { name: 'Add VLAN…' }).click()
    const asks = dialog(page, 'Connect web-prod-01 to another network')
    await select(asks, 'Private network', /^payments/)
    const id = asks.getByRole('textbox', { name: /^VLAN ID/ })
    for (const [typed, wrong] of [
      ['4095', /^At most 4,?094/],
      ['0', /^At least 1/],
      ['120', /^Another VLAN of this machine has this ID already/],
    ] as const) {
      await id.fill(typed)
      await asks.getByRole('button', { name: 'Add VLAN' }).click()
      await expect.poll(() => complaint(id)).toMatch(wrong)
    }
    expect(deployment.calls('addSubinterface')).toEqual([])
    await id.fill('4094')
    // The dialog shrinks when the error leaves, and the button must not move during the press.
    await expect.poll(() => complaint(id)).toBe('')
    await asks.getByRole('button', { name: 'Add VLAN' }).click()
    await announced(page, 'VLAN added to web-prod-01')
    await vlans.getByRole('row', { name: /^4094 payments/ }).waitFor()
    await act(page, '120', 'Remove…')
    await dialog(page, 'Remove VLAN 120?').getByRole('button', { name: 'Remove VLAN' }).click()
    await announced(page, 'VLAN 120 removed')
    await expect.poll(() => vlans.getByRole('row', { name: /^120/ }).count()).toBe(0)
    expect(deployment.calls('addSubinterface')[0]?.parameters).toMatchObject({ vlan_tag: 4094 })
    expect(deployment.calls('deleteSubinterface')).toHaveLength(1)
  })

  test(
    '[VM-50] a VLAN ID is compared with a list that answers after its dialog opened',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open, deployment } = await visit({ path: null })
      const listed = gate()
      deployment.intercept(async (request, next) => {
        if (request.url.endsWith('/tll/network/virtual-machines/interfaces')) await listed.opened
        return next()
      })
      await open(`${webOne}?tab=network`)
      await section(page, 'VLANs').getByRole('button', { name: 'Add VLAN…' }).click()
      const asks = dialog(page, 'Connect web-prod-01 to another network')
      const id = asks.getByRole('textbox', { name: /^VLAN ID/ })
      await id.fill('120')
      await id.press('Tab')
      listed.open()
      await expect.poll(() => complaint(id)).toMatch(/^Another VLAN of this machine has this ID already/)
      await id.fill('4094')
      await expect.poll(() => complaint(id)).toBe('')
    },
  )
})

describe('access to a machine', () => {
  test('[VM-14] commands and a link for SSH, filled in', async ({ visit }) => {
    const { page, open, deployment } = await visit({ path: `${webOne}?tab=access` })
    const ssh = section(page, 'SSH')
    await ssh.getByText('HostName 185.7.252.14').waitFor()
    expect(await ssh.getByRole('link', { name: 'Open SSH' }).getAttribute('href')).toBe(
      'ssh://kadri@185.7.252.14',
    )
    await ssh.getByText('SFTP', { exact: true }).click()
    await ssh.getByText('sftp kadri@185.7.252.14').waitFor()
    expect(await section(page, 'Remote Desktop').count()).toBe(0)
    await open(`${await pageOf(deployment, 'vm', 'trtu', 'pg-replica-a')}?tab=access`)
    await section(page, 'SSH').getByText('Assign a floating IP first').waitFor()
  })

  test('[VM-14] a file that opens Remote Desktop on Windows', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open, deployment } = await visit({ path: null })
    await open(`${await pageOf(deployment, 'vm', 'jhv', 'erp-legacy')}?tab=access`)
    const rdp = section(page, 'Remote Desktop')
    await rdp.getByText('mstsc /v:194.204.60.18').waitFor()
    await rdp.getByText(/Sign in as Administrator\.$/).waitFor()
    const arrives = page.waitForEvent('download')
    await rdp.getByRole('button', { name: 'Download erp-legacy.rdp' }).click()
    const file = await arrives
    expect(file.suggestedFilename()).toBe('erp-legacy.rdp')
    expect((await readFile(await file.path(), 'utf8')).split('\n')).toEqual([
      'full address:s:194.204.60.18',
      'username:s:Administrator',
      'prompt for credentials:i:1',
    ])
    expect(await section(page, 'SSH').count()).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  test('[VM-14] Remote Desktop asks for an unknown user', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open, deployment } = await visit({ path: null })
    deployment.intercept(async (request, next) => {
      const answer = await next()
      if (!request.url.endsWith('/jhv/user-resource/vm/list')) return answer
      const rows: Record<string, unknown>[] = await answer.json()
      return Response.json(rows.map((row) => ({ ...row, username: undefined })))
    })
    await open(`${await pageOf(deployment, 'vm', 'jhv', 'erp-legacy')}?tab=access`)
    const connect = page.getByRole('group', { name: 'Connect', exact: true })
    await connect.getByText('mstsc /v:194.204.60.18').waitFor()
    expect(await connect.getByText('User', { exact: true }).count()).toBe(0)
    const rdp = section(page, 'Remote Desktop')
    await rdp.getByText('mstsc /v:194.204.60.18').waitFor()
    expect(await rdp.getByText('username:s:').count()).toBe(0)
    await rdp.getByText(/No user was chosen .+ Administrator in most Windows images\.$/).waitFor()
    await rdp.getByText('FreeRDP', { exact: true }).click()
    await rdp.getByText('xfreerdp /v:194.204.60.18 /dynamic-resolution').waitFor()
  })
})

describe('backups of a machine', () => {
  test('[SITE-47] say at which hour they are taken', async ({ visit }) => {
    const { page } = await visit({ path: `${webOne}?tab=storage` })
    await page.getByText('Automatic backups run once a week at 02:00 UTC; four are kept').waitFor()
  })
})
