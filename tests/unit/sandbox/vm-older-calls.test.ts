import { describe, expect, it } from 'vitest'
import { bootImages } from '../../../sandbox/catalogue/boot-images'
import type { VirtualMachine, VmReplica, VmStorage } from '../../../sandbox/entities'
import { errorText, openSandbox, runningVm, stoppedVm, vmNamed } from './support'

const path = '/tll/user-resource/vm'

describe('calls about machines beyond the specification', () => {
  it('read one machine, and a deleted one for ten minutes yet', async () => {
    const client = openSandbox()
    const { uuid, name } = await runningVm(client)
    const read = () => client.get<VirtualMachine>(`${path}?uuid=${uuid}`)
    expect((await read()).body).toMatchObject({ uuid, name, status: 'running' })
    await client.del(path, { uuid })
    expect((await read()).body).toMatchObject({ uuid, status: 'deleted', storage: [] })
    client.advance(601)
    expect(errorText(await read())).toContain(uuid)
  })

  it('read no machine of another user', async () => {
    const client = openSandbox()
    const { uuid } = await runningVm(client)
    expect((await client.get(`${path}?uuid=${uuid}`, { key: 'demo-empty' })).status).toBeGreaterThanOrEqual(
      400,
    )
  })

  it('list the snapshots or the backups of a machine', async () => {
    const client = openSandbox()
    const { uuid } = await runningVm(client)
    await client.post(`${path}/replica`, { uuid })
    const list = (type: string) => client.get<VmReplica[]>(`${path}/replica?uuid=${uuid}${type}`)
    const snapshots = (await list('')).body
    expect(snapshots.length).toBeGreaterThan(0)
    expect(new Set(snapshots.map(({ type }) => type))).toEqual(new Set(['snapshot']))
    expect((await list('&r_type=backup')).body.every(({ type }) => type === 'backup')).toBe(true)
  })

  it('list what an account pays for in a location', async () => {
    const client = openSandbox()
    const all = (await client.get<VirtualMachine[]>(`${path}/list`)).body
    const paid = (
      await client.get<VirtualMachine[]>('/tll/user-resource/billing_resources?id=120348&resource_type=vm')
    ).body
    expect(paid.map(({ uuid }) => uuid).sort()).toEqual(
      all.flatMap(({ uuid, billing_account: account }) => (account === 120348 ? [uuid] : [])).sort(),
    )
  })

  it('start a stopped machine from an image of the platform, and from no other', async () => {
    const client = openSandbox()
    const { uuid, name } = await stoppedVm(client)
    const boot = (image: string | undefined, repository: string) =>
      client.post(`${path}/boot_iso_media`, {
        uuid,
        boot_image_uuid: image,
        boot_image_repository: repository,
      })
    const published = bootImages.find(({ is_published: isPublished }) => isPublished !== false)?.uuid
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(errorText(await boot(unknown, 'platform'))).toBe(`Unknown boot image: ${unknown}`)
    expect((await boot(published, 'private')).status).toBe(400)
    expect((await boot(published, 'platform')).status).toBe(200)
    client.advance(5)
    expect((await vmNamed(client, name)).status).toBe('running')
  })

  it('[VM-40 platform] start a machine from the recovery system when no image is named, except one of the customer', async () => {
    const client = openSandbox()
    const { uuid, name } = await stoppedVm(client)
    const boot = `${path}/boot_iso_media`
    const unnamed = await client.post(boot, { uuid, boot_image_repository: 'private' })
    expect([unnamed.status, unnamed.text]).toEqual([
      400,
      '{"errors":{"boot_image_uuid":"Required parameter \'boot_image_uuid\' not supplied"}}',
    ])
    expect((await client.post(boot, { uuid, boot_image_repository: 'platform' })).status).toBe(200)
    client.advance(5)
    expect((await vmNamed(client, name)).status).toBe('running')
    await client.post(`${path}/stop`, { uuid, force: true })
    expect((await client.post(boot, { uuid })).status).toBe(200)
  })

  it('[VM-39 platform] [VM-42 platform] take the kind of a replica from the replica', async () => {
    const client = openSandbox()
    const { uuid } = await runningVm(client)
    const taken = await client.post<VmStorage>(`${path}/replica`, { uuid })
    const replica = taken.body.replica?.[0]?.uuid
    const wrong = await client.post(`${path}/rebuild`, { uuid, replica_uuid: replica, type: 'backup' })
    expect([wrong.status, errorText(wrong)]).toEqual([500, 'Failed to rebuild virtual machine'])
    const rebuilt = await client.post<VirtualMachine>(`${path}/rebuild`, { uuid, replica_uuid: replica })
    expect([rebuilt.status, rebuilt.body.status]).toEqual([200, 'creating'])
    client.advance(60)
    const removed = await client.del(`${path}/replica`, { replica_uuid: replica })
    expect([removed.status, removed.text]).toEqual([200, '{"success":true}'])
    expect((await client.get(`${path}/replica?uuid=${uuid}`)).body).toEqual([])
  })
})
