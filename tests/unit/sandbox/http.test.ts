import { describe, expect, it } from 'vitest'
import type { Disk, IpAddress, VirtualMachine } from '../../../sandbox/entities'
import { errorText, openSandbox, toRequest, vmNamed, wantedVm } from './support'

const web = '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'

describe('addresses', () => {
  it('[API-05 platform] takes a location in front of any path', async () => {
    const client = openSandbox()
    for (const path of ['/tll/user-resource/vm/list', '/tll/config/locations', '/trtu/user-resource/user']) {
      expect((await client.get(path)).status).toBe(200)
    }
  })

  it('goes to the default location where none is named', async () => {
    const client = openSandbox()
    const named = await client.get('/tll/user-resource/vm/list')
    expect((await client.get('/user-resource/vm/list')).text).toBe(named.text)
  })

  it('ignores one trailing slash', async () => {
    const client = openSandbox()
    expect((await client.get('/tll/network/ip_addresses/')).status).toBe(200)
    expect((await client.get('/tll/network/ip_addresses//')).status).toBe(404)
  })

  it.each(['/xx/user-resource/vm/list', '/tll/nothing', '/', '/tll', '/user-resource'])(
    'knows no route for %s',
    async (path) => {
      const client = openSandbox()
      const answer = await client.get(path)
      expect([answer.status, answer.text]).toEqual([
        404,
        '{"message":"no route and no API found with those values"}',
      ])
    },
  )

  it('answers 405 for a known path with another method', async () => {
    const client = openSandbox()
    expect((await client.put('/config/locations')).status).toBe(405)
  })

  it('[API-01 platform] can stand behind a prefix', async () => {
    const { sandbox } = openSandbox({ prefix: '/cloud' })
    const ask = async (path: string): Promise<number> => {
      const headers = { apikey: 'demo-customer' }
      return (await sandbox.fetch(new Request(`http://sandbox.test${path}`, { headers }))).status
    }
    expect(await ask('/cloud/v1/config/locations')).toBe(200)
    expect(await ask('/v1/config/locations')).toBe(404)
  })
})

describe('parameters', () => {
  const disk = { size_gb: 12, display_name: 'any-way', billing_account_id: 120348 }

  it.each(['query', 'form', 'json'] as const)('[API-03 platform] are taken from the %s', async (as) => {
    const client = openSandbox()
    const answer = await client.post<Disk>('/tll/storage/disks', disk, { as })
    expect(answer.body).toMatchObject({ size_gb: 12, display_name: 'any-way' })
  })

  it.each(['query', 'form', 'json'] as const)('are taken from the %s of a DELETE', async (as) => {
    const client = openSandbox()
    expect((await client.del('/tll/user-resource/vm', { uuid: web }, { as })).text).toBe('{"success":true}')
  })

  it.each([
    ['true', true],
    ['True', true],
    ['1', true],
    ['false', false],
    ['False', false],
    ['0', false],
  ])('read %s as a truth value', async (text, expected) => {
    const client = openSandbox()
    const answer = await client.post<VirtualMachine>('/tll/user-resource/vm', wantedVm({ backup: text }))
    expect(answer.body.backup).toBe(expected)
  })

  it('refuse what is no truth value', async () => {
    const client = openSandbox()
    const answer = await client.post('/tll/user-resource/vm', wantedVm({ backup: 'perhaps' }))
    expect([answer.status, answer.body]).toMatchObject([400, { errors: { backup: expect.any(String) } }])
  })

  it('read numbers sent as text, and a number sent for a text', async () => {
    const client = openSandbox()
    const body = { size_gb: '12', display_name: 2026, billing_account_id: '120348' }
    const answer = await client.post<Disk>('/tll/storage/disks', body, { as: 'json' })
    expect(answer.body).toMatchObject({ size_gb: 12, display_name: '2026' })
  })

  it('count as not sent when an optional one is empty', async () => {
    const client = openSandbox()
    const answer = await client.post(
      '/tll/user-resource/vm',
      wantedVm({ network_uuid: '', disk_uuid: '', designated_pool_uuid: '' }),
    )
    expect(answer.status, answer.text).toBe(200)
  })

  it.each([
    ['choice', { source_image_type: '' }],
    ['text', { source_image_type: '', source_image: '', display_name: '' }],
  ])('count as not sent when they come empty in a form, whatever they are: a %s', async (_what, empty) => {
    const client = openSandbox()
    const answer = await client.post<Disk>('/tll/storage/disks', {
      size_gb: 10,
      billing_account_id: 120348,
      ...empty,
    })
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body.source_image_type).toBe('EMPTY')
    expect(answer.body).not.toHaveProperty('source_image')
    expect(answer.body).not.toHaveProperty('display_name')
  })

  it('are missing when a form has them empty, though they have to be there', async () => {
    const client = openSandbox()
    const answer = await client.put('/storage/bucket', { name: '', billing_account_id: 120348 })
    expect([answer.status, answer.text]).toEqual([
      400,
      '{"errors":{"name":"Required parameter \'name\' not supplied"}}',
    ])
  })

  it('empty a text that is changed', async () => {
    const client = openSandbox()
    const path = '/user-resource/user/profile'
    await client.patch(path, { phone_number: '+372 5123 4567' })
    expect((await client.patch(path, { phone_number: '' })).body).toMatchObject({ phone_number: '' })
  })

  it('[VM-37 platform] name a missing one in the words of the platform', async () => {
    const client = openSandbox()
    const answer = await client.post('/tll/user-resource/vm/start')
    expect([answer.status, answer.text]).toEqual([
      400,
      '{"errors":{"uuid":"Required parameter \'uuid\' not supplied"}}',
    ])
  })

  it('name every wrong one', async () => {
    const client = openSandbox()
    const answer = await client.post('/tll/user-resource/vm/storage', { uuid: 'x', size_gb: 'big' })
    expect(answer.body).toEqual({
      errors: { uuid: "Parameter 'uuid' is not a valid uuid", size_gb: 'Invalid whole number: big' },
    })
  })

  it('leave out what the operation does not know, and note it', async () => {
    const client = openSandbox()
    await client.post('/tll/user-resource/vm/stop', { uuid: web, force: true, hurry: 'yes' })
    expect(client.sandbox.control.requests().at(-1)).toMatchObject({
      operation: 'stopVm',
      parameters: { uuid: web, force: true },
      ignored: ['hurry'],
    })
  })

  it('may not be an object where a name is wanted', async () => {
    const { post } = openSandbox()
    for (const name of [{ a: 1 }, ['x']]) {
      const answer = await post('/tll/network/ip_addresses', { name, billing_account_id: 120348 })
      expect([answer.status, answer.body]).toEqual([
        400,
        { errors: { name: "Parameter 'name' must be of type string" } },
      ])
    }
  })

  it('may be an object where a text of several lines is wanted', async () => {
    const client = openSandbox()
    const body = wantedVm({ cloud_init: { users: ['kadri'] } })
    expect((await client.post('/tll/user-resource/vm', body, { as: 'json' })).status).toBe(200)
  })

  it('is limited in bytes where the description says so', async () => {
    const body = wantedVm({ cloud_init: `a: ${'ä'.repeat(32_767)}` })
    const answer = await openSandbox().post('/tll/user-resource/vm', body, { as: 'json' })
    expect([answer.status, answer.body]).toEqual([
      400,
      { errors: { cloud_init: "Parameter 'cloud_init' must have at most 65536 bytes" } },
    ])
  })

  it('may be a JSON text in a form where a list is wanted', async () => {
    const client = openSandbox()
    const rules = JSON.stringify([{ direction: 'inbound', protocol: 'any', endpoint_spec_type: 'any' }])
    const body = { display_name: 'by-form', billing_account_id: 120348, rules }
    expect((await client.post('/tll/network/firewalls', body, { as: 'form' })).status).toBe(200)
  })

  it('may come from an address that is percent-encoded', async () => {
    const client = openSandbox()
    const answer = await client.post<IpAddress>('/tll/network/ip_addresses/185%2E7.252.77/unassign')
    expect(answer.body.address).toBe('185.7.252.77')
  })
})

describe('bodies', () => {
  it('over 1 MB are refused with 413, with and without a length', async () => {
    const { sandbox } = openSandbox()
    const big = new URLSearchParams({ size_gb: '1', display_name: 'x'.repeat(1_000_001) }).toString()
    const headers = { apikey: 'demo-customer', 'content-type': 'application/x-www-form-urlencoded' }
    const url = 'http://sandbox.test/v1/tll/storage/disks'
    const streamed = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(big))
        controller.close()
      },
    })
    const requests = [
      new Request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': `${big.length}` },
        body: big,
      }),
      new Request(url, { method: 'POST', headers, body: streamed, duplex: 'half' } as RequestInit),
    ]
    for (const request of requests) expect((await sandbox.fetch(request)).status).toBe(413)
  })

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    'of type %s are refused',
    async (type) => {
      const { sandbox } = openSandbox()
      const headers = { apikey: 'demo-customer', 'content-type': type }
      const request = new Request('http://sandbox.test/v1/tll/storage/disks', {
        method: 'POST',
        headers,
        body: 'size_gb=1',
      })
      expect((await sandbox.fetch(request)).status).toBe(415)
    },
  )

  it('that are no JSON are refused', async () => {
    const { sandbox } = openSandbox()
    const headers = { apikey: 'demo-customer', 'content-type': 'application/json' }
    const request = new Request('http://sandbox.test/v1/tll/storage/disks', {
      method: 'POST',
      headers,
      body: '{"size',
    })
    expect((await sandbox.fetch(request)).status).toBe(400)
  })
})

describe('answers', () => {
  it('carry a correlation id and are not to be stored, refused ones too', async () => {
    const client = openSandbox()
    for (const path of ['/config/locations', '/nothing', '/tll/storage/disks/x']) {
      const { headers } = await client.get(path)
      expect(headers.get('x-warren-correlation-id')).toMatch(/^[0-9a-f]{4}-[0-9a-f]{4}$/)
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it('have the same correlation ids for the same requests', async () => {
    const ask = async (): Promise<(string | null)[]> => {
      const client = openSandbox()
      const answers = [await client.get('/config/locations'), await client.get('/nothing')]
      return answers.map(({ headers }) => headers.get('x-warren-correlation-id'))
    }
    const [one, other] = [await ask(), await ask()]
    expect(one).toEqual(other)
    expect(one[0]).not.toBe(one[1])
  })

  it('[ERROR-08 platform] undo everything when the request fails', async () => {
    const client = openSandbox()
    const before = (await client.get('/tll/storage/disks')).text
    const { uuid } = await vmNamed(client, 'bastion')
    const wrong = { resource_uuid: '00000000-0000-4000-8000-000000000000', resource_type: 'vm' }
    const body = {
      display_name: 'half',
      billing_account_id: 120348,
      rules: [],
      resources_assigned: [{ ...wrong, resource_uuid: uuid }, wrong],
    }
    expect((await client.post('/tll/network/firewalls', body)).status).toBe(400)
    const clone = await client.post('/tll/user-resource/vm/clone', { uuid, name: '-' })
    expect(clone.status).toBe(400)
    expect((await client.get('/tll/network/firewalls')).text).not.toContain('half')
    expect((await client.get('/tll/storage/disks')).text).toBe(before)
  })

  it('do not use up ids when the request fails', async () => {
    const create = async (failures: number): Promise<string> => {
      const client = openSandbox()
      const full = { name: 'x'.repeat(30), network_uuid: '00000000-0000-4000-8000-000000000000' }
      for (let time = 0; time < failures; time += 1)
        await client.post('/tll/user-resource/vm', wantedVm(full))
      return (await client.post<VirtualMachine>('/tll/user-resource/vm', wantedVm())).body.uuid
    }
    expect(await create(0)).toBe(await create(3))
  })

  it('[VM-34 platform] [SITE-10 platform] list one billing account when asked', async () => {
    const client = openSandbox()
    const lab = await client.get<VirtualMachine[]>('/trtu/user-resource/vm/list?billing_account_id=120351')
    expect(lab.body.map(({ name }) => name)).toEqual(['vpn-edge'])
    const wrong = await client.get('/trtu/user-resource/vm/list?billing_account_id=lab')
    expect(errorText(wrong)).toBe('Invalid whole number: lab')
  })

  it('are empty lists, never null or 404', async () => {
    const client = openSandbox()
    expect((await client.get('/jkt01/user-resource/vm/list')).text).toBe('[]')
  })

  it('reach a client that aborts with its abort, and the sandbox goes on', async () => {
    const client = openSandbox()
    client.sandbox.control.addFault({ operation: 'listVms', network: 'hang', times: 1 })
    const abort = new AbortController()
    const request = new Request(toRequest('GET', '/tll/user-resource/vm/list', {}, {}), {
      signal: abort.signal,
    })
    const answer = client.sandbox.fetch(request)
    abort.abort()
    await expect(answer).rejects.toThrow()
    expect((await client.get('/tll/user-resource/vm/list')).status).toBe(200)
  })
})
