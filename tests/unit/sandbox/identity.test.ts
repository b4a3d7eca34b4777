import { describe, expect, it } from 'vitest'
import type { BillingAccount, Disk, IpAddress, Network, User } from '../../../sandbox/entities'
import { errorText, openSandbox, vmNamed, vmsIn, wantedVm } from './support'

describe('keys', () => {
  it('[API-02 platform] asks for a key', async () => {
    const client = openSandbox()
    const answer = await client.get('/tll/user-resource/vm/list', { key: null })
    expect([answer.status, answer.text]).toEqual([401, '{"message":"No API key found in request"}'])
    expect((await client.get('/config/locations', { key: ' ' })).status).toBe(401)
  })

  it('[API-02 platform] refuses a wrong key', async () => {
    const client = openSandbox()
    const answer = await client.get('/tll/user-resource/vm/list', { key: 'guessed' })
    expect([answer.status, answer.text]).toEqual([403, '{"message":"Invalid authentication credentials"}'])
  })

  it('serves the site configuration to anybody, as the description says', async () => {
    const client = openSandbox()
    expect((await client.get('/config/ui/config', { key: null })).status).toBe(200)
    expect((await client.get('/config/ui/config', { key: 'guessed' })).status).toBe(200)
  })

  it.each(['small', 'busy', 'empty', 'indebted', 'delegate'])(
    'has all demo keys in the world %s',
    async (seed) => {
      const client = openSandbox({ seed })
      for (const name of ['customer', 'delegate', 'admin', 'indebted', 'empty', 'restricted']) {
        expect((await client.get<User>('/user-resource/user', { key: `demo-${name}` })).status).toBe(200)
      }
    },
  )

  it('[ADMIN-01 platform] [ADMIN-02 platform] grants privileges to the administrator only', async () => {
    const client = openSandbox()
    expect((await client.get('/user-resource/user/privileges', { key: 'demo-admin' })).status).toBe(200)
    for (const key of ['demo-customer', 'demo-delegate', 'demo-restricted']) {
      const refused = await client.get('/user-resource/user/privileges', { key })
      expect([refused.status, refused.body]).toMatchObject([
        403,
        { errors: { 'consumer::resource_forbidden': {} } },
      ])
    }
  })
})

describe('isolation', () => {
  const others = ['demo-admin', 'demo-indebted', 'demo-empty']

  it('hides the resources of other users', async () => {
    const client = openSandbox()
    const { uuid } = await vmNamed(client, 'web-prod-01')
    for (const key of others) {
      for (const list of [
        'user-resource/vm/list',
        'storage/disks',
        'network/ip_addresses',
        'network/firewalls',
        'network/networks',
      ]) {
        expect((await client.get(`/tll/${list}`, { key })).text).not.toContain(uuid)
      }
      expect((await client.get('/user-resource/token/list', { key })).body).toEqual([])
      expect((await client.get('/payment/billing_account/list', { key })).text).not.toContain('120348')
    }
  })

  it('refuses access to resources of other users as if they did not exist', async () => {
    const client = openSandbox()
    const { uuid } = await vmNamed(client, 'web-prod-01')
    for (const key of others) {
      const vm = await client.del('/tll/user-resource/vm', { uuid }, { key })
      const disk = await client.del('/tll/storage/disks/9d04e6b1-72c8-4f35-a0be-3c5d18f7e264', {}, { key })
      const ip = await client.del('/tll/network/ip_addresses/185.7.252.77', {}, { key })
      const firewall = await client.del(
        '/tll/network/firewalls/e02b71c8-6d4f-4a13-9b72-58c0d1ae44df',
        {},
        { key },
      )
      expect([vm.status, disk.status, ip.status, firewall.status]).toEqual([400, 404, 404, 404])
    }
    expect(await vmsIn(client)).toHaveLength(5)
  })

  it('refuses payment with accounts of other users', async () => {
    const client = openSandbox()
    const answer = await client.post('/tll/user-resource/vm', wantedVm(), { key: 'demo-empty' })
    expect([answer.status, errorText(answer)]).toEqual([400, 'Provided billing account is incorrect.'])
  })

  it('keeps locations apart', async () => {
    const client = openSandbox()
    const { uuid } = await vmNamed(client, 'web-prod-01')
    expect((await client.post('/trtu/user-resource/vm/stop', { uuid })).status).toBe(400)
    expect((await vmsIn(client, 'jkt01')).length).toBe(0)
  })
})

describe('a delegate', () => {
  it('[ACCESS-19 platform] acts as the owner', async () => {
    const client = openSandbox()
    expect(await vmsIn(client, 'tll', 'demo-delegate')).toEqual(await vmsIn(client))
    const user = (await client.get<User>('/user-resource/user', { key: 'demo-delegate' })).body
    expect(user.name).toBe('kadri.saar@pohjala.example')
  })

  it('acts as another owner in the world delegate, with nothing in common', async () => {
    const client = openSandbox({ seed: 'delegate' })
    const own = await vmsIn(client)
    const delegated = await vmsIn(client, 'tll', 'demo-delegate')
    expect(delegated.map(({ name }) => name)).toEqual(['arved-blog', 'arved-lab', 'arved-files'])
    expect(own.some(({ name }) => name.startsWith('arved'))).toBe(false)
  })
})

describe('a restricted token', () => {
  const call = { key: 'demo-restricted' }

  it('[ACCESS-03 platform] sees what its billing account pays for and nothing else', async () => {
    const client = openSandbox()
    const accounts = (await client.get<BillingAccount[]>('/payment/billing_account/list', call)).body
    const disks = (await client.get<Disk[]>('/tll/storage/disks', call)).body
    const addresses = (await client.get<IpAddress[]>('/trtu/network/ip_addresses', call)).body
    const networks = (await client.get<Network[]>('/trtu/network/networks', call)).body
    const vms = await vmsIn(client, 'trtu', 'demo-restricted')
    expect(accounts.map(({ title }) => title)).toEqual(['Lab'])
    expect(vms.map(({ name }) => name)).toEqual(['vpn-edge'])
    expect(disks.map((disk) => disk.display_name)).toEqual(['scratch'])
    expect(addresses.map(({ name }) => name)).toEqual(['vpn'])
    expect(networks[0]?.vm_uuids).toEqual(vms.map(({ uuid }) => uuid))
    expect(await vmsIn(client, 'tll', 'demo-restricted')).toEqual([])
  })

  it('[ACCESS-03 platform] cannot ask for another account, nor touch what it pays for', async () => {
    const client = openSandbox()
    const other = await client.get('/tll/user-resource/vm/list?billing_account_id=120348', call)
    expect(other.body).toEqual([])
    const { uuid } = await vmNamed(client, 'web-prod-01')
    expect((await client.post('/tll/user-resource/vm/stop', { uuid }, call)).status).toBe(400)
    const create = await client.post('/tll/user-resource/vm', wantedVm(), call)
    expect(errorText(create)).toBe('Provided billing account is incorrect.')
  })
})
