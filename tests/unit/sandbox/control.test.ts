import { describe, expect, it } from 'vitest'
import { createControlApi } from '../../../sandbox/http/control-api'
import { demoPassword } from '../../../sandbox/seed/logins'
import type { UsageItem } from '../../../sandbox/entities'
import { only, openSandbox, vmNamed, vmsIn, wantedVm } from './support'

type Ask = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>

function openControl(): { client: ReturnType<typeof openSandbox>; ask: Ask } {
  const client = openSandbox()
  const api = createControlApi(client.sandbox.control)
  const ask: Ask = async (method, path, body) => {
    const init =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const response = await api(new Request(`http://sandbox.test/_sandbox${path}`, { method, ...init }))
    return { status: response.status, body: await response.json() }
  }
  return { client, ask }
}

describe('the control', () => {
  it('states what is in force', async () => {
    const { ask } = openControl()
    expect((await ask('GET', '/state')).body).toEqual({
      seed: 'small',
      blocking: false,
      vms: 0,
      rows: 0,
      now: '2026-11-21T08:46:00.000Z',
      locations: ['tll', 'trtu', 'jhv', 'jkt01'].map((slug) => ({ slug, up: true })),
      faults: [],
      latency: 0,
      failRate: 0,
    })
  })

  it('advances the clock', async () => {
    const { client, ask } = openControl()
    await client.post('/tll/user-resource/vm', wantedVm())
    expect((await ask('POST', '/clock', { advance: 60 })).body).toMatchObject({
      now: '2026-11-21T08:47:00.000Z',
    })
    expect((await vmNamed(client, 'new-machine')).status).toBe('running')
    expect((await ask('POST', '/clock', { advance: -1 })).status).toBe(400)
  })

  it('says what is in a bucket, which is charged from then on', async () => {
    const { client, ask } = openControl()
    const filled = await ask('POST', '/buckets', {
      name: 'press-kit',
      size_bytes: 100 * 2 ** 30,
      num_objects: 12,
    })
    expect(filled.body).toMatchObject({ name: 'press-kit', size_bytes: 100 * 2 ** 30, num_objects: 12 })
    client.advance(36_000)
    const { body } = await client.get<UsageItem[]>('/charging/usage?billing_account_id=120348')
    const item = only(body, ({ uuid }) => uuid === 'press-kit')
    expect(item).toMatchObject({ hours: 10, cost: 0.03 })
    for (const wrong of [
      { name: 'nothing', size_bytes: 1 },
      { name: 'press-kit', size_bytes: -1 },
      { size_bytes: 1 },
    ])
      expect((await ask('POST', '/buckets', wrong)).status).toBe(400)
  })

  it('takes a location down and up', async () => {
    const { client, ask } = openControl()
    await ask('POST', '/locations/trtu', { up: false })
    expect((await client.get('/trtu/user-resource/vm/list')).status).toBe(502)
    await ask('POST', '/locations/trtu', { up: true })
    expect((await client.get('/trtu/user-resource/vm/list')).status).toBe(200)
    expect((await ask('POST', '/locations/nowhere', { up: true })).status).toBe(400)
  })

  it('adds faults, one or several, and clears them', async () => {
    const { client, ask } = openControl()
    await ask('POST', '/faults', [
      { operation: 'listVms', status: 500 },
      { operation: 'listDisks', status: 503, times: 1 },
    ])
    expect((await client.get('/tll/storage/disks')).status).toBe(503)
    expect((await ask('GET', '/state')).body).toMatchObject({
      faults: [{ operation: 'listVms', status: 500 }],
    })
    await ask('DELETE', '/faults')
    expect((await client.get('/tll/user-resource/vm/list')).status).toBe(200)
    expect(await ask('POST', '/faults', { operation: '*', color: 'red' })).toMatchObject({
      status: 400,
      body: { message: 'A fault has no field "color"' },
    })
  })

  it('makes another world', async () => {
    const { client, ask } = openControl()
    await ask('POST', '/locations/tll', { up: false })
    expect((await ask('POST', '/reset', { vms: 8 })).body).toMatchObject({ seed: 'small', vms: 8 })
    expect(await vmsIn(client)).toHaveLength(2)
    expect((await ask('POST', '/reset', { seed: 'empty' })).body).toMatchObject({ seed: 'empty', vms: 0 })
    expect(await vmsIn(client)).toEqual([])
    expect((await ask('POST', '/reset', { seed: 'nowhere' })).status).toBe(400)
  })

  it('lets writes block, and takes nothing but yes or no for it', async () => {
    const { client, ask } = openControl()
    expect((await ask('GET', '/state')).body).toMatchObject({ blocking: false })
    expect((await ask('POST', '/blocking', { blocking: true })).body).toMatchObject({ blocking: true })
    const made = await client.post<{ status: string }>('/tll/user-resource/vm', wantedVm())
    expect(made.body.status).toBe('running')
    expect(await ask('POST', '/blocking', { blocking: 'yes' })).toMatchObject({
      status: 400,
      body: { message: '"blocking" is true or false' },
    })
  })

  it('makes the same world again', async () => {
    const { client, ask } = openControl()
    const before = (await client.get('/tll/user-resource/vm/list')).text
    const [vm] = await vmsIn(client)
    await client.del('/tll/user-resource/vm', { uuid: vm?.uuid })
    await ask('POST', '/reset', {})
    expect((await client.get('/tll/user-resource/vm/list')).text).toBe(before)
  })

  it('remembers what was sent, without secrets', async () => {
    const { client, ask } = openControl()
    await client.post('/tll/user-resource/vm', wantedVm())
    const { body } = await ask('GET', '/requests')
    expect(body).toEqual([
      {
        number: 1,
        method: 'POST',
        path: '/v1/tll/user-resource/vm',
        operation: 'createVm',
        location: 'tll',
        contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
        parameters: expect.objectContaining({ name: 'new-machine', vcpu: 2, password: '***' }),
        ignored: [],
        status: 200,
        ms: expect.any(Number),
        correlationId: expect.any(String),
      },
    ])
    expect(JSON.stringify(body)).not.toMatch(/Lootus|demo-customer/)
    await ask('DELETE', '/requests')
    expect((await ask('GET', '/requests')).body).toEqual([])
  })

  it('knows nothing else and takes JSON only', async () => {
    const { client, ask } = openControl()
    expect((await ask('GET', '/users')).status).toBe(404)
    const api = createControlApi(client.sandbox.control)
    const form = new Request('http://sandbox.test/_sandbox/reset', {
      method: 'POST',
      body: new URLSearchParams({ seed: 'empty' }),
    })
    expect((await api(form)).status).toBe(415)
  })
})

describe('the people of a world', () => {
  it('are those who can sign in with the password of the demo', () => {
    const { sandbox } = openSandbox()
    const people = sandbox.control.people()
    expect(people).toContainEqual({
      name: 'Kadri Saar',
      email: 'kadri.saar@pohjala.example',
      password: demoPassword,
      key: 'demo-customer',
    })
    expect(people.map(({ email }) => email)).not.toContain('kalle@ootel.example')
    expect(people.map(({ email }) => email)).not.toContain('tuuli@taevas.example')
  })
})
