import { describe, expect, it } from 'vitest'
import type { VirtualMachine } from '../../../sandbox/entities'
import { type Answered, type Client, errorText, openSandbox, runningVm, stoppedVm, vmNamed } from './support'

const start = (client: Client, uuid: string): Promise<Answered<VirtualMachine>> =>
  client.post('/tll/user-resource/vm/start', { uuid })
const stop = (client: Client, uuid: string, force = false): Promise<Answered<VirtualMachine>> =>
  client.post('/tll/user-resource/vm/stop', { uuid, force })
const rescue = (client: Client, uuid: string): Promise<Answered<VirtualMachine>> =>
  client.post('/tll/user-resource/vm/rescue_start', { uuid })

describe('power of a machine', () => {
  it('[VM-17 platform] goes from creating to running by itself', async () => {
    const client = openSandbox()
    const created = await client.post<VirtualMachine>('/tll/user-resource/vm', {
      name: 'born-today',
      vcpu: 1,
      ram: 1024,
      disks: 20,
      billing_account_id: 120348,
    })
    expect(created.body.status).toBe('creating')
    client.advance(39)
    expect((await vmNamed(client, 'born-today')).status).toBe('creating')
    client.advance(1)
    expect((await vmNamed(client, 'born-today')).status).toBe('running')
  })

  it('[VM-17 platform] [VM-40 platform] starts a stopped machine, which stays stopped until it runs', async () => {
    const client = openSandbox()
    const { uuid, name } = await stoppedVm(client)
    expect((await start(client, uuid)).body.status).toBe('stopped')
    client.advance(5)
    expect((await vmNamed(client, name)).status).toBe('running')
  })

  it('[VM-53 platform] does not start a running machine', async () => {
    const client = openSandbox()
    const { uuid } = await runningVm(client)
    const answer = await start(client, uuid)
    expect([answer.status, answer.text]).toEqual([
      500,
      '{"errors":{"Error":"Failed to start virtual machine"}}',
    ])
  })

  it('[VM-40 platform] shuts a machine down on request', async () => {
    const client = openSandbox()
    const { uuid, name } = await runningVm(client)
    expect((await stop(client, uuid)).body.status).toBe('stopping')
    client.advance(10)
    expect((await vmNamed(client, name)).status).toBe('stopped')
  })

  it('[VM-40 platform] cuts the power at once when forced', async () => {
    const client = openSandbox()
    const { uuid } = await runningVm(client)
    expect((await stop(client, uuid, true)).body.status).toBe('stopped')
  })

  it('[VM-22 platform] cuts off a machine that has not shut down after 120 seconds', async () => {
    const client = openSandbox()
    const { uuid, name } = await runningVm(client, { name: 'stubborn-machine' })
    await stop(client, uuid)
    client.advance(119)
    expect((await vmNamed(client, name)).status).toBe('stopping')
    client.advance(1)
    expect((await vmNamed(client, name)).status).toBe('stopped')
  })

  it('[VM-22 platform] lets a machine that is shutting down be forced', async () => {
    const client = openSandbox()
    const { uuid } = await runningVm(client, { name: 'stubborn-machine' })
    await stop(client, uuid)
    expect((await stop(client, uuid, true)).body.status).toBe('stopped')
  })

  it('[VM-53 platform] does not stop a stopped machine', async () => {
    const client = openSandbox()
    const { uuid } = await stoppedVm(client)
    const answer = await stop(client, uuid)
    expect([answer.status, answer.text]).toEqual([
      500,
      '{"errors":{"Error":"Failed to stop virtual machine"}}',
    ])
  })

  it('answers 409 while something is under way', async () => {
    const client = openSandbox()
    const { uuid } = await stoppedVm(client)
    await start(client, uuid)
    const again = await start(client, uuid)
    const resized = await client.patch('/tll/user-resource/vm', { uuid, ram: 4096 })
    expect([again.status, resized.status]).toEqual([409, 409])
    expect(errorText(again)).toBe(`Virtual machine is busy: ${uuid}`)
  })

  it('[VM-23 platform] [VM-40 platform] starts a stopped machine in rescue mode, for one launch', async () => {
    const client = openSandbox()
    const { uuid, name } = await runningVm(client)
    const refused = await rescue(client, uuid)
    expect([refused.status, errorText(refused)]).toEqual([500, 'Failed to start virtual machine'])
    await stop(client, uuid, true)
    expect((await rescue(client, uuid)).status).toBe(200)
    client.advance(10)
    expect((await vmNamed(client, name)).status).toBe('running')
  })

  it('names an unknown machine', async () => {
    const client = openSandbox()
    const uuid = '00000000-0000-4000-8000-000000000000'
    const answer = await start(client, uuid)
    expect([answer.status, errorText(answer)]).toEqual([400, `No such virtual machine exists: ${uuid}`])
  })
})
