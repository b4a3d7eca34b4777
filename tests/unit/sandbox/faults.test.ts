import { describe, expect, it } from 'vitest'
import type { VirtualMachine } from '../../../sandbox/entities'
import { type Mutation } from '../../../sandbox/faults/fault'
import { readFault } from '../../../sandbox/faults/read-fault'
import { isRecord } from '../../../src/lib/is-record'
import { type Answered, type Client, openSandbox, vmsIn } from './support'

const list = '/tll/user-resource/vm/list'

describe('deliberate faults', () => {
  it.each([
    [1, '{"errors":{"Error":"Oh no"}}'],
    [2, '{"message":"Oh no"}'],
    [3, '{"errors":{"name":"Oh no"}}'],
    [
      4,
      '{"errors":{"consumer::resource_forbidden":{"msg":"Oh no","subtype":"resource_forbidden","type":"consumer"}}}',
    ],
  ] as const)('answer in envelope %s', async (envelope, text) => {
    const client = openSandbox({
      faults: [{ operation: 'listVms', status: 500, envelope, message: 'Oh no' }],
    })
    const answer = await client.get(list)
    expect([answer.status, answer.text]).toEqual([500, text])
  })

  it('hit the operation and location named, as often as said', async () => {
    const client = openSandbox({
      faults: [{ operation: 'listVms', location: 'trtu', status: 503, times: 2 }],
    })
    const ask = async (path: string): Promise<number> => (await client.get(path)).status
    expect(await ask(list)).toBe(200)
    expect(await ask('/trtu/storage/disks')).toBe(200)
    expect([await ask(`/trtu/user-resource/vm/list`), await ask('/trtu/user-resource/vm/list')]).toEqual([
      503, 503,
    ])
    expect(await ask('/trtu/user-resource/vm/list')).toBe(200)
  })

  it('hit every operation with a star, until they are cleared', async () => {
    const client = openSandbox({ faults: [{ operation: '*', status: 500 }] })
    expect([(await client.get(list)).status, (await client.get('/config/locations')).status]).toEqual([
      500, 500,
    ])
    client.sandbox.control.clearFaults()
    expect((await client.get(list)).status).toBe(200)
  })

  it('do nothing when they answer in place of an operation', async () => {
    const client = openSandbox({ faults: [{ operation: 'deleteVm', status: 500, times: 1 }] })
    const [vm] = await vmsIn(client)
    await client.del('/tll/user-resource/vm', { uuid: vm?.uuid })
    expect(await vmsIn(client)).toHaveLength(5)
  })

  it('[VM-33 platform] use the catalogued message where none is given', async () => {
    const client = openSandbox({
      faults: [
        { operation: 'listHostPools', status: 500 },
        { operation: 'stopVm', status: 500 },
      ],
    })
    expect((await client.get('/trtu/user-resource/host_pool/list')).text).toContain(
      'Failed to list host pools from trtu',
    )
    expect((await client.post('/tll/user-resource/vm/stop')).text).toContain('Failed to stop virtual machine')
  })

  it('answer a gateway page in HTML', async () => {
    const client = openSandbox({ faults: [{ operation: 'listVms', body: 'html', status: 504 }] })
    const answer = await client.get(list)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([504, 'text/html; charset=utf-8'])
    expect(answer.text).toContain('504 Gateway Time-out')
  })

  it('cut the JSON in half', async () => {
    const client = openSandbox({ faults: [{ operation: 'listDisks', body: 'truncated' }] })
    const response = await client.sandbox.fetch(
      new Request('http://sandbox.test/v1/tll/storage/disks', { headers: { apikey: 'demo-customer' } }),
    )
    expect(response.status).toBe(200)
    await expect(response.json()).rejects.toThrow(SyntaxError)
  })

  it('empty the answer, send errors with 200, or another content type', async () => {
    const client = openSandbox({
      faults: [
        { operation: 'listVms', body: 'empty' },
        { operation: 'listDisks', body: 'errors-in-200', message: 'Half done' },
        { operation: 'listNetworks', body: 'wrong-content-type' },
      ],
    })
    const empty = await client.get(list)
    const errors = await client.get('/tll/storage/disks')
    const plain = await client.get('/tll/network/networks')
    expect([empty.status, empty.text]).toEqual([204, ''])
    expect([errors.status, errors.text]).toEqual([200, '{"errors":{"Error":"Half done"}}'])
    expect([plain.status, plain.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  })

  it('break the connection before anything is done', async () => {
    const client = openSandbox({ faults: [{ operation: 'deleteVm', network: 'reset', times: 1 }] })
    const [vm] = await vmsIn(client)
    await expect(client.del('/tll/user-resource/vm', { uuid: vm?.uuid })).rejects.toThrow(TypeError)
    expect(await vmsIn(client)).toHaveLength(5)
    expect(client.sandbox.control.requests().at(-2)).toMatchObject({ operation: 'deleteVm', status: 0 })
  })

  it('drop the answer after everything is done', async () => {
    const client = openSandbox({ faults: [{ operation: 'deleteVm', network: 'drop-answer', times: 1 }] })
    const [vm] = await vmsIn(client)
    await expect(client.del('/tll/user-resource/vm', { uuid: vm?.uuid })).rejects.toThrow(TypeError)
    expect(await vmsIn(client)).toHaveLength(4)
  })

  const mutated = async (mutate: Mutation): Promise<unknown[]> => {
    const client = openSandbox({ faults: [{ operation: 'listVms', mutate }] })
    return (await client.get<unknown[]>(list)).body
  }
  const first = async (mutate: Mutation): Promise<Readonly<Record<string, unknown>>> => {
    const [item] = await mutated(mutate)
    return isRecord(item) ? item : {}
  }

  it('spoil the first item of a list and leave the others right', async () => {
    expect(await first('unknown-status')).toMatchObject({ name: 'api-gateway', status: 'hibernating-deeply' })
    expect(await first('null-name')).toMatchObject({ name: null })
    expect(await first('missing-name')).not.toHaveProperty('name')
    expect(await first('missing-storage')).not.toHaveProperty('storage')
    expect(await first('extra-field')).toHaveProperty('added_by_a_newer_server')
    expect(await first('wrong-type')).toMatchObject({ vcpu: '2 units', name: { text: 'api-gateway' } })
    const [spoiled, ...others] = await mutated('null-item')
    expect([spoiled, others.length]).toEqual([null, 4])
    const doubled = await mutated('duplicate-id')
    expect(doubled).toHaveLength(6)
    expect(doubled[0]).toEqual(doubled[5])
    expect(await mutated('not-a-list')).toMatchObject({ items: { length: 5 } })
  })

  it('spoil single records as well', async () => {
    const client = openSandbox({ faults: [{ operation: 'getUser', mutate: 'null-name' }] })
    expect((await client.get('/user-resource/user')).body).toMatchObject({ id: 20417, name: null })
  })

  const sample = async (client: Client, count: number): Promise<number[]> => {
    const answers: Answered[] = []
    for (let time = 0; time < count; time += 1) answers.push(await client.get('/config/locations'))
    return answers.map(({ status }) => status)
  }

  it('hit a share of all requests, the same ones for the same seed', async () => {
    const one = await sample(openSandbox({ failRate: 0.2 }), 200)
    const other = await sample(openSandbox({ failRate: 0.2 }), 200)
    expect(one).toEqual(other)
    const failed = one.filter((status) => status === 502).length
    expect(failed).toBeGreaterThan(15)
    expect(failed).toBeLessThan(70)
  })

  it('are read from JSON field by field', () => {
    const fault = {
      operation: 'listVms',
      times: 2,
      status: 500,
      envelope: 3,
      message: 'No',
      location: 'tll',
      lateMs: 5,
    }
    expect(readFault(fault)).toEqual(fault)
    expect(readFault({ operation: '*', body: 'html' })).toEqual({ operation: '*', body: 'html' })
  })

  it.each([
    ['no object', 'boom'],
    ['operation', { status: 500 }],
    ['status', { operation: '*', status: 42 }],
    ['envelope', { operation: '*', envelope: 9 }],
    ['body', { operation: '*', body: 'rtf' }],
    ['unknown field', { operation: '*', colour: 'red' }],
    ['times', { operation: '*', times: -1 }],
  ])('are refused when they are wrong: %s', (_what, value) => {
    expect(() => readFault(value)).toThrow(RangeError)
  })
})

describe('a location that is down', () => {
  it('answers every call to it with a gateway page, and others as ever', async () => {
    const client = openSandbox({ down: ['jkt01'] })
    for (const path of [
      '/jkt01/user-resource/vm/list',
      '/jkt01/config/locations',
      '/jkt01/user-resource/host_pool/list',
    ]) {
      const answer = await client.get(path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8'])
    }
    expect((await client.get<VirtualMachine[]>(list)).body).toHaveLength(5)
    expect((await client.get('/config/locations')).status).toBe(200)
    client.sandbox.control.setLocationUp('jkt01', true)
    expect((await client.get('/jkt01/user-resource/vm/list')).text).toBe('[]')
  })
})
