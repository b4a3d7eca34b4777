import { describe, expect, it } from 'vitest'
import type { Disk, VmStorage } from '../../../sandbox/entities'
import { errorText, only, openSandbox, runningVm, vmNamed } from './support'

const path = '/tll/user-resource/vm/storage'
const data = '9d04e6b1-72c8-4f35-a0be-3c5d18f7e264'

describe('disks of a machine', () => {
  it('[VM-02 platform] [VM-43 platform] adds a disk under the next device name', async () => {
    const client = openSandbox()
    const { uuid } = await vmNamed(client, 'web-prod-01')
    const answer = await client.post<VmStorage>(path, { uuid, size_gb: 200 })
    expect(answer.body).toMatchObject({ name: 'vdc', size: 200, primary: false, shared: false, replica: [] })
    const disk = (await client.get<Disk>(`/tll/storage/disks/${answer.body.uuid}`)).body
    expect(disk).toMatchObject({ status: 'Active', size_gb: 200, source_image_type: 'EMPTY' })
    expect((await vmNamed(client, 'web-prod-01')).storage).toHaveLength(3)
  })

  it('[VM-44 platform] [DISK-05 platform] grows a disk and refuses to shrink it or leave it as it is', async () => {
    const client = openSandbox()
    const { uuid } = await vmNamed(client, 'web-prod-01')
    const grown = await client.patch<VmStorage>(path, { uuid, disk_uuid: data, size_gb: 640 })
    expect(grown.body.size).toBe(640)
    expect((await client.get<Disk>(`/tll/storage/disks/${data}`)).body.size_gb).toBe(640)
    for (const size of [500, 640]) {
      const refused = await client.patch(path, { uuid, disk_uuid: data, size_gb: size })
      expect([refused.status, errorText(refused)]).toEqual([500, 'Failed to resize disk on VM'])
    }
  })

  it('[VM-44 platform] checks the state of the machine unless disabled', async () => {
    const client = openSandbox()
    const { uuid, storage } = await runningVm(client, { name: 'stubborn-machine' })
    await client.post('/tll/user-resource/vm/stop', { uuid })
    const body = { uuid, disk_uuid: storage[0]?.uuid, size_gb: 100 }
    expect((await client.patch(path, body)).status).toBe(409)
    expect((await client.patch(path, { ...body, check_vm_state: false })).status).toBe(200)
  })

  it('[VM-44 platform] [VM-54 platform] removes a disk for good, but never the primary one', async () => {
    const client = openSandbox()
    const { uuid, storage } = await vmNamed(client, 'web-prod-01')
    const primary = await client.del(path, { uuid, storage_uuid: storage[0]?.uuid })
    expect([primary.status, errorText(primary)]).toEqual([500, 'Failed to delete disk from VM'])
    expect((await client.del(path, { uuid, storage_uuid: data })).text).toBe('{"success":true}')
    const gone = await client.get(`/tll/storage/disks/${data}`)
    expect([gone.status, gone.text]).toEqual([404, '{"message":"Disk not found"}'])
  })

  it('[DISK-09 platform] detaches a disk, which stays, and attaches it to another machine', async () => {
    const client = openSandbox()
    const web = await vmNamed(client, 'web-prod-01')
    const gateway = await vmNamed(client, 'api-gateway')
    const detached = await client.post(`${path}/detach`, { uuid: web.uuid, storage_uuid: data })
    expect(detached.text).toBe('{"success":true}')
    expect((await vmNamed(client, 'web-prod-01')).storage).toHaveLength(1)
    const attached = await client.post<VmStorage>(`${path}/attach`, {
      uuid: gateway.uuid,
      storage_uuid: data,
    })
    expect(attached.body).toMatchObject({ uuid: data, name: 'vdb', size: 500, primary: false })
    expect((await vmNamed(client, 'api-gateway')).storage).toHaveLength(2)
    const twice = await client.post(`${path}/attach`, { uuid: web.uuid, storage_uuid: data })
    expect([twice.status, errorText(twice)]).toEqual([409, 'Disk is already attached'])
  })

  it('[DISK-09 platform] leaves a disk, and its snapshots, as old as they are when it is attached', async () => {
    const client = openSandbox()
    const { uuid, storage } = await vmNamed(client, 'web-prod-01')
    const before = only(storage, (entry) => entry.uuid === data)
    await client.post('/tll/user-resource/vm/replica', { uuid: data })
    const taken = only((await vmNamed(client, 'web-prod-01')).storage, (entry) => entry.uuid === data).replica
    client.advance(3600)
    await client.post(`${path}/detach`, { uuid, storage_uuid: data })
    const attached = await client.post<VmStorage>(`${path}/attach`, { uuid, storage_uuid: data })
    expect(attached.body.created_at).toBe(before.created_at)
    expect(attached.body.replica?.map(({ created_at: at }) => at)).toEqual(
      taken?.map(({ created_at: at }) => at),
    )
  })

  it('[DISK-09 platform] keeps the snapshots of a disk that is detached and attached again', async () => {
    const client = openSandbox()
    const { uuid } = await vmNamed(client, 'web-prod-01')
    await client.post('/tll/user-resource/vm/replica', { uuid: data })
    await client.post(`${path}/detach`, { uuid, storage_uuid: data })
    const attached = await client.post<VmStorage>(`${path}/attach`, { uuid, storage_uuid: data })
    expect(attached.body.replica).toMatchObject([{ type: 'snapshot', master_uuid: data }])
  })

  it('[DISK-09 platform] never detaches the primary disk', async () => {
    const client = openSandbox()
    const { uuid, storage } = await vmNamed(client, 'web-prod-01')
    const answer = await client.post(`${path}/detach`, { uuid, storage_uuid: storage[0]?.uuid })
    expect([answer.status, errorText(answer)]).toEqual([500, 'Failed to delete disk from VM'])
  })

  it('[DISK-02 platform] does not attach a disk that is still being filled', async () => {
    const client = openSandbox()
    const { uuid } = await vmNamed(client, 'web-prod-01')
    const disks = (await client.get<Disk[]>('/tll/storage/disks')).body
    const reserved = only(disks, (disk) => disk.status === 'Reserved')
    const answer = await client.post(`${path}/attach`, { uuid, storage_uuid: reserved.uuid })
    expect([answer.status, errorText(answer)]).toEqual([409, 'Disk is reserved'])
    client.advance(30)
    expect((await client.post(`${path}/attach`, { uuid, storage_uuid: reserved.uuid })).status).toBe(200)
  })
})
