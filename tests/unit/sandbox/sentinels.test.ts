import { describe, expect, it } from 'vitest'
import type { ApiToken, Disk, VirtualMachine, VmStorage } from '../../../sandbox/entities'
import { type Answered, type Client, errorText, openSandbox, runningVm, stoppedVm, wantedVm } from './support'

const vm = '/tll/user-resource/vm'
const named = (word: string): object => ({ name: `${word}-1` })

describe('names that make operations fail', () => {
  it.each([
    ['fail-start', 'Failed to start virtual machine', 'start', {}],
    ['fail-start', 'Failed to start virtual machine', 'rescue_start', {}],
    ['fail-backup', 'Failed to enable/disable backup', 'backup', {}],
    ['fail-clone', 'Failed to clone virtual machine', 'clone', { name: 'copy-one' }],
    ['fail-rebuild', 'Failed to rebuild virtual machine', 'rebuild', { replica_uuid: 'x', type: 'backup' }],
    ['fail-snapshot', 'Failed to create snapshot of virtual machine', 'replica', {}],
    ['fail-disk-add', 'Failed to add disk to VM', 'storage', { size_gb: 10 }],
  ])('[VM-52 platform] [VM-53 platform] [VM-54 platform] %s: "%s"', async (word, text, action, body) => {
    const client = openSandbox()
    const { uuid } = await stoppedVm(client, named(word))
    const answer = await client.post(`${vm}/${action}`, { uuid, ...body })
    expect([answer.status, answer.body]).toEqual([500, { errors: { Error: text } }])
  })

  it('[VM-53 platform] fail-stop: "Failed to stop virtual machine"', async () => {
    const client = openSandbox()
    const { uuid } = await runningVm(client, named('fail-stop'))
    const answer = await client.post(`${vm}/stop`, { uuid })
    expect([answer.status, errorText(answer)]).toEqual([500, 'Failed to stop virtual machine'])
  })

  it('[VM-52 platform] fail-update: "Failed to update virtual machine"', async () => {
    const client = openSandbox()
    const { uuid } = await stoppedVm(client, named('fail-update'))
    const answer = await client.patch(vm, { uuid, ram: 4096 })
    expect([answer.status, errorText(answer)]).toEqual([500, 'Failed to update virtual machine'])
  })

  it('[VM-54 platform] fail-disk-delete and fail-disk-resize', async () => {
    const client = openSandbox()
    const { uuid } = await stoppedVm(client, { name: 'fail-disk-delete-fail-disk-resize' })
    const disk = (await client.post<VmStorage>(`${vm}/storage`, { uuid, size_gb: 10 })).body.uuid
    const removed = await client.del(`${vm}/storage`, { uuid, storage_uuid: disk })
    const grown = await client.patch(`${vm}/storage`, { uuid, disk_uuid: disk, size_gb: 20 })
    expect([errorText(removed), errorText(grown)]).toEqual([
      'Failed to delete disk from VM',
      'Failed to resize disk on VM',
    ])
  })

  it('[VM-53 platform] fail-replica: "Failed to delete snapshot"', async () => {
    const client = openSandbox()
    const { uuid } = await runningVm(client, named('fail-replica'))
    const { body } = await client.post<VmStorage>(`${vm}/replica`, { uuid })
    const answer = await client.del(`${vm}/replica`, {
      replica_uuid: body.replica?.[0]?.uuid,
      type: 'snapshot',
    })
    expect([answer.status, errorText(answer)]).toEqual([500, 'Failed to delete snapshot'])
  })

  it('[VM-55 platform] fail-capacity: the capacity text, for a new machine and a clone', async () => {
    const client = openSandbox()
    const created = await client.post(vm, wantedVm(named('fail-capacity')))
    const { uuid } = await runningVm(client)
    const cloned = await client.post(`${vm}/clone`, { uuid, name: 'fail-capacity-2' })
    expect(errorText(created)).toMatch(/^Compute resources temporarily unavailable due to high demand\./)
    expect(cloned.text).toBe(created.text)
  })

  it('[ACCESS-07 platform] fails tokens with the catalogued texts', async () => {
    const client = openSandbox()
    const path = '/user-resource/token'
    const create = async (description: string): Promise<Answered<ApiToken[]>> =>
      client.post(path, { description })
    expect(errorText(await create('fail-create'))).toBe('Failed to create kong token')
    const update = (await create('fail-update')).body.at(-1)?.id
    const remove = (await create('fail-delete')).body.at(-1)?.id
    expect(errorText(await client.patch(path, { token_id: update, restricted: false }))).toBe(
      'Failed to update kong token',
    )
    expect(errorText(await client.del(path, { token_id: remove }))).toBe('Failed to delete kong token')
  })

  it('fail-delete keeps machines, disks, addresses and firewalls', async () => {
    const client = openSandbox()
    const account = { billing_account_id: 120348 }
    const { uuid } = await runningVm(client, named('fail-delete'))
    const disk = (
      await client.post<Disk>('/tll/storage/disks', { ...account, size_gb: 1, display_name: 'fail-delete' })
    ).body
    const answers = [await client.del(vm, { uuid }), await client.del(`/tll/storage/disks/${disk.uuid}`)]
    expect(answers.map(errorText)).toEqual(['Error performing action', 'Error performing action'])
  })

  const create = (client: Client, word: string): Promise<Answered<VirtualMachine>> =>
    client.post(vm, wantedVm(named(word)))

  it.each([
    ['fail-error', 500, '{"errors":{"Error":"An error happened"}}'],
    ['fail-message', 400, '{"message":"An error happened"}'],
    ['fail-field', 400, '{"errors":{"name":"Parameter \'name\' is not allowed"}}'],
    ['fail-busy', 409, '{"message":"Another operation is in progress"}'],
    ['fail-limit', 429, '{"message":"API rate limit exceeded"}'],
    ['fail-create', 500, '{"errors":{"Error":"There was an error while creating your resource."}}'],
  ])('%s: %s %s', async (word, status, text) => {
    const answer = await create(openSandbox(), word)
    expect([answer.status, answer.text]).toEqual([status, text])
  })

  it('[ERROR-05 platform] [ERROR-06 platform] fail-forbidden and fail-stack', async () => {
    const client = openSandbox()
    const forbidden = await create(client, 'fail-forbidden')
    const stack = await create(client, 'fail-stack')
    expect([forbidden.status, forbidden.body]).toMatchObject([
      403,
      { errors: { 'consumer::resource_forbidden': {} } },
    ])
    expect([stack.status, stack.body]).toMatchObject([500, { stack: expect.any(String) }])
  })

  it.each([
    ['fail-gateway', 502],
    ['fail-timeout', 504],
  ])('[ERROR-10 platform] %s: an HTML page with %s', async (word, status) => {
    const answer = await create(openSandbox(), word)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
  })
})
