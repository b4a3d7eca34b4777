import { describe, expect, it } from 'vitest'
import type { Disk } from '../../../sandbox/entities'
import { type Answered, type Client, errorText, only, openSandbox } from './support'

const path = '/tll/storage/disks'
const data = '9d04e6b1-72c8-4f35-a0be-3c5d18f7e264'

const create = (client: Client, body: object): Promise<Answered<Disk>> =>
  client.post(path, { billing_account_id: 120348, ...body })

describe('disks', () => {
  it('[DISK-01 platform] [DISK-07 platform] lists all disks, primary ones as OS_BASE without a name', async () => {
    const client = openSandbox()
    const disks = (await client.get<Disk[]>(path)).body
    expect(disks).toHaveLength(9)
    const primary = disks.filter((disk) => disk.source_image_type === 'OS_BASE')
    expect(primary).toHaveLength(5)
    for (const disk of primary) expect(disk).not.toHaveProperty('display_name')
  })

  it('[DISK-07 platform] creates an empty disk: 201, Active, no snapshots in the answer', async () => {
    const client = openSandbox()
    const { status, body } = await create(client, { size_gb: 100, display_name: 'logs' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      display_name: 'logs',
      size_gb: 100,
      status: 'Active',
      source_image_type: 'EMPTY',
    })
    expect(body).not.toHaveProperty('snapshots')
    expect(body).not.toHaveProperty('source_image')
    expect(body.created_at).toBe('2026-11-21T08:46:00.000+0000')
    expect((await client.get<Disk>(`${path}/${body.uuid}`)).body.snapshots).toEqual([])
  })

  it('[DISK-02 platform] [DISK-04 platform] keeps a disk Reserved while it is filled from another', async () => {
    const client = openSandbox()
    const { body } = await create(client, { size_gb: 500, source_image_type: 'DISK', source_image: data })
    expect(body.status).toBe('Reserved')
    const refused = await client.del(`${path}/${body.uuid}`)
    expect([refused.status, errorText(refused)]).toEqual([409, 'Disk is reserved'])
    client.advance(20)
    expect((await client.get<Disk>(`${path}/${body.uuid}`)).body.status).toBe('Active')
  })

  it('[DISK-04 platform] fills disks from a system or a snapshot', async () => {
    const client = openSandbox()
    const disks = (await client.get<Disk[]>(path)).body
    const snapshot = disks.flatMap((disk) => disk.snapshots ?? [])[0]?.uuid
    const system = await create(client, {
      size_gb: 20,
      source_image_type: 'OS_BASE',
      source_image: 'ubuntu_24.04',
    })
    const copy = await create(client, { size_gb: 160, source_image_type: 'SNAPSHOT', source_image: snapshot })
    expect([system.status, copy.status]).toEqual([201, 201])
  })

  it.each([
    ['source_image_type', { size_gb: 10, source_image_type: 'TAPE' }],
    ['source_image', { size_gb: 10, source_image_type: 'OS_BASE' }],
    ['source_image', { size_gb: 10, source_image_type: 'OS_BASE', source_image: 'templeos_5' }],
    ['source_image', { size_gb: 10, source_image_type: 'SNAPSHOT', source_image: 'nope' }],
    ['size_gb', { size_gb: 499, source_image_type: 'DISK', source_image: data }],
    ['size_gb', { size_gb: 0 }],
    ['size_gb', {}],
  ])('[DISK-06 platform] refuses a wrong %s', async (field, body) => {
    const client = openSandbox()
    const answer = await create(client, body)
    expect([answer.status, answer.body]).toMatchObject([400, { errors: { [field]: expect.any(String) } }])
  })

  it('answers at the older path of a single disk as well', async () => {
    const client = openSandbox()
    const older = `/tll/storage/disk/${(await create(client, { size_gb: 10 })).body.uuid}`
    expect((await client.patch<Disk>(older, { display_name: 'old way' })).body.display_name).toBe('old way')
    expect((await client.get<Disk>(older)).body.display_name).toBe('old way')
    expect((await client.del(older)).status).toBe(204)
    expect(errorText(await client.get(older))).toBe('Disk not found')
  })

  it('fail-delete fails at both paths of a disk', async () => {
    const client = openSandbox()
    const { uuid } = (await create(client, { size_gb: 10, display_name: 'fail-delete' })).body
    for (const folder of ['disk', 'disks']) {
      expect(errorText(await client.del(`/tll/storage/${folder}/${uuid}`))).toBe('Error performing action')
    }
  })

  it('[DISK-08 platform] renames a disk and moves it to another account', async () => {
    const client = openSandbox()
    const answer = await client.patch<Disk>(`${path}/${data}`, {
      display_name: 'shop-data',
      billing_account_id: 120351,
    })
    expect(answer.body).toMatchObject({ display_name: 'shop-data', billing_account_id: 120351, size_gb: 500 })
  })

  it('[DISK-08 platform] deletes a disk that nothing holds: 204, then 404', async () => {
    const client = openSandbox()
    const archive = only((await client.get<Disk[]>(path)).body, (disk) => disk.display_name === 'archive')
    const answer = await client.del(`${path}/${archive.uuid}`)
    expect([answer.status, answer.text]).toEqual([204, ''])
    const gone = await client.get(`${path}/${archive.uuid}`)
    expect([gone.status, gone.text]).toEqual([404, '{"message":"Disk not found"}'])
  })

  it('[DISK-08 platform] does not delete a disk that a machine holds', async () => {
    const client = openSandbox()
    const answer = await client.del(`${path}/${data}`)
    expect([answer.status, errorText(answer)]).toEqual([409, 'Disk is attached to a virtual machine'])
  })
})
