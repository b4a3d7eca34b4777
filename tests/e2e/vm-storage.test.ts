import type { Page } from 'playwright-core'
import { readAll } from '../../src/manifest/subject'
import { act, dialog, fact, announced, rowOf, section, select, toast } from './support/acts'
import { pageOf, recordOf, renameVm } from './support/records'
import { byKeys } from './support/keys'
import { describe, expect, test } from './support/test'

const storage = '/compute/vm/tll/7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a?tab=storage'
const disks = (page: Page) => section(page, 'Disks')
const replicas = (page: Page) => section(page, 'Snapshots and backups')
const parts = (page: Page) => page.getByRole('navigation', { name: 'Sections' })

describe('the disks of a machine', () => {
  test(
    'have their price and their menus in view beside the facts, where a column has to leave',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page } = await visit({ path: storage, width: 1002 })
      const table = disks(page).getByRole('table')
      const heads = (): Promise<string[]> => table.getByRole('columnheader').allInnerTexts()
      await expect.poll(heads).toEqual(['Name', 'Status', 'Size', 'Monthly cost with snapshots', 'Actions'])
      const place = await disks(page).boundingBox()
      const menu = await disks(page)
        .getByRole('button', { name: /^Actions for data/ })
        .boundingBox()
      expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual((place?.x ?? 0) + (place?.width ?? 0))
      await page.setViewportSize({ width: 1024, height: 900 })
      await expect.poll(heads).toContain('Pool')
    },
  )

  test(
    '[VM-43] show name, slot, pool, size, state and price, and link to their pages',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, address } = await visit({ path: storage })
      const cells = async (name: string) => {
        await rowOf(disks(page), name).getByText('€').waitFor()
        return (await rowOf(disks(page), name).getByRole('cell').allInnerTexts()).slice(0, -1)
      }
      expect(await cells('data · vdb')).toEqual([
        'data · vdb',
        'Attached',
        'Standard SSD',
        '500 GB',
        '€30.00',
      ])
      expect((await cells('vda')).map((text) => text.replace(/\s+/g, ' '))).toEqual([
        'vda Primary',
        'Attached',
        'Performance NVMe',
        '160 GB',
        '€19.20',
      ])
      await rowOf(disks(page), 'data · vdb').getByRole('link').click()
      await page.getByRole('heading', { level: 1, name: 'data' }).waitFor()
      expect(address()).toMatch(/^\/disks\/disk\/tll\//)
    },
  )

  test('[VM-43] a new one is added by keys, with its price before', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: storage })
    const keys = byKeys(page)
    await keys.press(disks(page).getByRole('button', { name: 'Add disk…' }))
    const asks = dialog(page, 'Add a disk to web-prod-01')
    await expect.poll(() => fact(asks, 'Kept in the storage of').innerText()).toMatch(/^Performance NVMe/)
    await keys.type(asks.getByRole('textbox', { name: 'Size' }), '30GB')
    await asks.getByText('€0.0800 per GB and month').waitFor()
    await asks.getByText('€2.40 per month, excl. VAT').waitFor()
    await keys.press(asks.getByRole('button', { name: 'Add disk' }))
    await toast(page, 'Disk added to web-prod-01').waitFor()
    await rowOf(disks(page), 'vdc').getByText('30 GB').waitFor()
    expect(deployment.calls('addVmDisk')[0]?.parameters['size_gb']).toBe(30)
  })

  test(
    '[DISK-09] a free one of the location is attached and detached again',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: storage })
      await disks(page).getByRole('button', { name: 'Attach disk…' }).click()
      const asks = dialog(page, 'Attach a disk to web-prod-01')
      await asks.getByRole('combobox', { name: 'Disk' }).click()
      await page.getByRole('option').first().waitFor()
      const offered = await page.getByRole('option').allInnerTexts()
      expect(offered.map((text) => text.split(' ')[0])).toEqual(['archive', 'scratch'])
      await page.getByRole('option', { name: 'scratch' }).click()
      await asks.getByRole('button', { name: 'Attach disk' }).click()
      await announced(page, 'Disk attached to web-prod-01')
      await rowOf(disks(page), 'scratch · vdc').getByText('40 GB').waitFor()
      await act(page, 'scratch · vdc', 'Detach…')
      const detaches = dialog(page, 'Detach scratch · vdc?')
      await detaches.getByText('The disk, still charged').waitFor()
      await detaches.getByRole('button', { name: 'Detach disk' }).click()
      await announced(page, 'scratch · vdc detached')
      await expect.poll(() => disks(page).getByText('vdc').count()).toBe(0)
      expect(await recordOf(deployment, 'disk', 'tll', 'scratch')).toMatchObject({ size_gb: 40 })
    },
  )

  test(
    'detached elsewhere meanwhile is no longer listed after the refusal',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: storage })
      await act(page, 'data · vdb', 'Detach…')
      const asks = dialog(page, 'Detach data · vdb?')
      await asks.waitFor()
      const machine = await recordOf(deployment, 'vm', 'tll', 'web-prod-01')
      const [, disk] = readAll(machine, 'storage[].uuid')
      await deployment.call('POST', '/tll/user-resource/vm/storage/detach', {
        uuid: machine['uuid'],
        storage_uuid: disk,
      })
      deployment.expectFailures()
      await asks.getByRole('button', { name: 'Detach disk' }).click()
      await asks.getByText('Failed to delete disk from VM').waitFor()
      await expect.poll(() => rowOf(disks(page), 'vdb').count()).toBe(0)
    },
  )

  test('[VM-44] [DISK-05] one grows, and never shrinks', async ({ visit }) => {
    const { page, deployment } = await visit({ path: storage })
    await act(page, 'data · vdb', 'Grow…')
    const asks = dialog(page, 'Grow data · vdb')
    const size = asks.getByRole('textbox', { name: 'Size' })
    await size.fill('400')
    await asks.getByRole('button', { name: 'Grow disk' }).click()
    await asks.getByText('At least 501').waitFor()
    expect(await size.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(deployment.calls('resizeVmDisk')).toEqual([])
    await size.fill('600')
    await asks.getByRole('button', { name: 'Grow disk' }).click()
    await announced(page, 'data · vdb grown')
    await rowOf(disks(page), 'data · vdb').getByText('600 GB').waitFor()
  })

  test(
    '[VM-44] one is deleted for good by keys, but not the one it boots from',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, deployment } = await visit({ path: storage })
      const keys = byKeys(page)
      await keys.press(page.getByRole('button', { name: 'Actions for vda' }))
      const entry = page.getByRole('menuitem', { name: 'Delete…' })
      await entry.getByText('The machine boots from it').waitFor()
      expect(await entry.getAttribute('aria-disabled')).toBe('true')
      await page.keyboard.press('Escape')
      await keys.act('data · vdb', 'Delete…')
      const asks = dialog(page, 'Delete data · vdb?')
      await keys.press(asks.getByRole('button', { name: 'Delete disk' }))
      await toast(page, 'data · vdb deleted').waitFor()
      await expect.poll(() => disks(page).getByText('vdb').count()).toBe(0)
      await keys.to(page.getByRole('button', { name: 'Actions for vda' }))
      expect(deployment.calls('deleteVmDisk')).toHaveLength(1)
      await parts(page).getByRole('link', { name: 'Disks and backups 7' }).waitFor()
    },
  )

  test('[VM-54] a failure keeps the dialog with what was typed', async ({ visit }) => {
    const { page, open, deployment } = await visit({ path: null })
    await renameVm(deployment, 'tll', 'bastion', 'fail-disk-add-1')
    await open(`${await pageOf(deployment, 'vm', 'tll', 'fail-disk-add-1')}?tab=storage`)
    await disks(page).getByRole('button', { name: 'Add disk…' }).click()
    const asks = dialog(page, 'Add a disk to fail-disk-add-1')
    await asks.getByRole('textbox', { name: 'Size' }).fill('77')
    await asks.getByRole('button', { name: 'Add disk' }).click()
    await asks.getByText('Error: Failed to add disk to VM').waitFor()
    const [call] = deployment.calls('addVmDisk')
    await asks.getByText(`[${call?.correlationId}]`).waitFor()
    expect(await asks.getByRole('textbox', { name: 'Size' }).inputValue()).toBe('77')
    expect(await toast(page, /Failed to add disk/).count()).toBe(0)
  })
})

describe('the snapshots and backups of a machine', () => {
  test('[VM-11] [VM-42] a snapshot is taken after its price is known, and heads the list', async ({
    visit,
  }) => {
    const { page, pass } = await visit({ path: storage })
    await replicas(page).getByRole('button', { name: 'Actions for today 10:41' }).waitFor()
    await pass(120)
    await replicas(page).getByRole('button', { name: 'Take snapshot…' }).click()
    const asks = dialog(page, 'Take a snapshot of web-prod-01?')
    await asks.getByText(/Adds.*€\d/).waitFor()
    await asks.getByRole('button', { name: 'Take snapshot' }).click()
    await announced(page, 'Snapshot of web-prod-01 taken')
    await replicas(page).getByRole('button', { name: 'Actions for today 10:48' }).waitFor()
    await parts(page).getByRole('link', { name: 'Disks and backups 9' }).waitFor()
  })

  test('[VM-42] one is deleted after a question', { tags: ['wide'] }, async ({ visit }) => {
    const { page, deployment } = await visit({ path: storage })
    await act(page, 'today 10:41', 'Delete…')
    await dialog(page, 'Delete the snapshot of today 10:41?').getByRole('button', { name: 'Delete' }).click()
    await announced(page, 'Deleted')
    await parts(page).getByRole('link', { name: 'Disks and backups 7' }).waitFor()
    expect(deployment.calls('deleteVmReplica')[0]?.parameters['type']).toBe('snapshot')
  })

  test('[VM-39] the machine goes back to one, after saying what is lost', async ({ visit }) => {
    const { page, deployment } = await visit({ path: storage })
    await act(page, '17 Nov 10:46', 'Restore…')
    const asks = dialog(page, 'Take web-prod-01 back to the snapshot of 17 Nov 10:46?')
    await asks.getByText('Everything written to the primary disk since then').waitFor()
    await asks.getByText('Other disks with their snapshots, and addresses').waitFor()
    await asks.getByRole('button', { name: 'Restore machine' }).click()
    await announced(page, 'The machine is being restored')
    expect(deployment.calls('rebuildVm')[0]?.parameters).toMatchObject({ type: 'snapshot' })
  })

  test('[VM-29] [VM-38] automatic backups are turned off and on, one call each way', async ({ visit }) => {
    const { page, deployment } = await visit({ path: storage })
    await page
      .getByText('Automatic backups run once a week at 02:00 UTC; four are kept, about one month.')
      .waitFor()
    await replicas(page).getByRole('button', { name: 'Turn backups off…' }).click()
    const asks = dialog(page, 'Turn backups of web-prod-01 off?')
    await asks.getByText('The present ones stay until they are deleted.').waitFor()
    await asks.getByRole('button', { name: 'Turn backups off' }).click()
    await announced(page, 'Backups of web-prod-01 are off')
    await replicas(page).getByRole('button', { name: 'Turn backups on…' }).click()
    const again = dialog(page, 'Turn backups of web-prod-01 on?')
    await again.getByText(/€\d/).waitFor()
    await again.getByRole('button', { name: 'Turn backups on' }).click()
    await announced(page, 'Backups of web-prod-01 are on')
    await replicas(page).getByRole('button', { name: 'Turn backups off…' }).waitFor()
    expect(deployment.calls('toggleVmBackup')).toHaveLength(2)
  })
})

describe('the network of a machine', () => {
  test(
    '[NET-IP-06] a free address is assigned, and taken off again',
    { tags: ['wide'] },
    async ({ visit }) => {
      const { page, open, deployment } = await visit({ path: null })
      await open(`${await pageOf(deployment, 'vm', 'tll', 'bastion')}?tab=network`)
      await section(page, 'Addresses').getByRole('button', { name: 'Assign floating IP…' }).click()
      const asks = dialog(page, 'Assign a floating IP to bastion')
      await select(asks, 'Floating IP', /campaign-2025/)
      await asks.getByRole('button', { name: 'Assign address' }).click()
      await announced(page, 'Floating IP assigned to bastion')
      await rowOf(section(page, 'Addresses'), '185.7.252.77').waitFor()
      const { private_ipv4: target } = await recordOf(deployment, 'vm', 'tll', 'bastion')
      expect(deployment.calls('assignIpAddress')[0]?.parameters).toMatchObject({
        address: '185.7.252.77',
        private_ip: target,
      })
      await act(page, 'campaign-2025', 'Unassign…')
      await dialog(page, 'Unassign campaign-2025?').getByRole('button', { name: 'Unassign address' }).click()
      await announced(page, 'campaign-2025 unassigned')
      await expect.poll(() => section(page, 'Addresses').getByText('185.7.252.77').count()).toBe(0)
    },
  )

  test('a firewall is assigned, and unassigned again', { tags: ['wide'] }, async ({ visit }) => {
    const { page, open, deployment } = await visit({ path: null })
    await open(`${await pageOf(deployment, 'vm', 'tll', 'mail-relay')}?tab=network`)
    const firewalls = section(page, 'Firewalls')
    await firewalls.getByText('No firewall protects this machine.').waitFor()
    await firewalls.getByRole('button', { name: 'Assign firewall…' }).click()
    const asks = dialog(page, 'Protect mail-relay with a firewall')
    await asks.getByRole('combobox').click()
    await page.getByRole('option', { name: 'bastion-only' }).click()
    await asks.getByRole('button', { name: 'Assign firewall' }).click()
    await announced(page, 'Firewall assigned to mail-relay')
    await rowOf(firewalls, 'bastion-only').waitFor()
    await firewalls.getByRole('button', { name: 'Assign firewall…' }).click()
    await asks.getByRole('combobox').click()
    await page.getByRole('option', { name: 'web-public' }).waitFor()
    await expect.poll(() => page.getByRole('option', { name: 'bastion-only' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await asks.getByRole('button', { name: 'Cancel' }).click()
    await act(page, 'bastion-only', 'Unassign…')
    await dialog(page, 'Unassign bastion-only?').getByRole('button', { name: 'Unassign firewall' }).click()
    await announced(page, 'bastion-only unassigned')
    await firewalls.getByText('No firewall protects this machine.').waitFor()
  })
})
