import { describe, expect, it } from 'vitest'
import { createAddressPolicy } from '../../../gateway/terminal/address-policy'
import { readMessage } from '../../../gateway/terminal/read-message'
import { createRecentOutput } from '../../../gateway/terminal/recent-output'
import type { VirtualMachine } from '../../../sandbox/entities'
import { terminalClose } from '../../../src/lib/terminal-protocol'
import { stoppedVm } from '../sandbox/support'
import { browse, opening, signedIn, stand } from './support'

const words = async (answer: Response): Promise<[number, string]> => {
  const body: { message: string } = await answer.json()
  return [answer.status, body.message]
}

describe('a ticket', () => {
  it('[VM-15] is given for a running machine of the holder of the key, to a page of the console', async () => {
    const at = await stand()
    const answer = await at.ask()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: expect.stringMatching(/Z$/),
      address: expect.stringMatching(/^\d+\.\d+\.\d+\.\d+$/),
      port: 22,
    })
    expect(await words(await at.ask({ origin: 'https://evil.example' }))).toEqual([
      403,
      'Terminals are opened by the console',
    ])
    expect((await at.ask({ key: 'demo-nobody' })).status).toBe(403)
    // Another user's machine does not exist for this one.
    expect(await words(await at.ask({ key: 'demo-empty' }))).toEqual([
      400,
      expect.stringContaining('No such virtual machine'),
    ])
    expect((await at.ask({ uuid: '../../config' })).status).toBe(400)
    const stopped = await stoppedVm(at.client)
    expect(await words(await at.ask({ uuid: stopped.uuid }))).toEqual([409, 'The machine is not running'])
  })

  it('[VM-15] leads to no private address unless that is allowed, nor to a name', async () => {
    const machine = '7c1e40f2-5b0d-4a7e-9a43-11f0d2c7b93a'
    const at = (more: Partial<VirtualMachine>, addresses: readonly object[] = []) => ({
      ask: async (path: string) => {
        if (path.startsWith('/user-resource')) return Response.json({ id: 7 })
        return Response.json(
          path.includes('ip_addresses') ? addresses : { uuid: machine, status: 'running', ...more },
        )
      },
    })
    const refused = [
      { public_ipv6: '::ffff:10.0.0.1' },
      { public_ipv6: '64:ff9b::7f00:1' },
      { public_ipv6: 'fe80::1' },
      { private_ipv4: '10.20.0.4' },
      { private_ipv4: '0x7f.1' },
      { public_ipv6: 'localhost' },
    ]
    for (const each of refused) {
      const { ask } = await stand(at(each))
      expect([each, ...(await words(await ask({ uuid: machine })))]).toEqual([
        each,
        409,
        'The machine has no public address that may be reached',
      ])
    }
    const none = await stand(at({}))
    expect(await words(await none.ask({ uuid: machine }))).toEqual([409, 'The machine has no public address'])
    const strangers = await stand(at({}, [{ address: '203.0.113.9', assigned_to: 'other' }]))
    expect((await strangers.ask({ uuid: machine })).status).toBe(409)
    const open = await stand({
      ...at({ private_ipv4: '10.20.0.4' }),
      mayReach: createAddressPolicy(['10.20.0.0/16']),
    })
    expect(await (await open.ask({ uuid: machine })).json()).toMatchObject({ address: '10.20.0.4' })
  })

  it('[VM-15] is good once, for a minute, for the page that asked', async () => {
    let now = 1_000_000
    const at = await stand({ now: () => now, origins: ['https://console.example'] })
    const used = await at.ticket()
    const first = await browse(at)
    first.say(opening(at, used))
    await first.heard('host')
    const second = await browse(at)
    second.say(opening(at, used))
    expect(await second.closed).toBe(terminalClose.ticket)

    const late = await at.ticket()
    now += 60_000
    const third = await browse(at)
    third.say(opening(at, late))
    expect(await third.closed).toBe(terminalClose.ticket)

    const elsewhere = await browse(at, 'https://console.example')
    elsewhere.say(opening(at, await at.ticket()))
    expect(await elsewhere.closed).toBe(terminalClose.ticket)
    expect(at.audit.map(({ why }) => why)).toEqual(['ticket', 'ticket', 'ticket'])
  })

  it('[VM-15] is limited in number', async () => {
    const at = await stand({ limits: { ticketsPerUser: 2 } })
    expect([(await at.ask()).status, (await at.ask()).status, (await at.ask()).status]).toEqual([
      200, 200, 429,
    ])
  })
})

describe('a connection', () => {
  it('[VM-15] is refused to foreign pages, other ports of the host among them, and without the protocol', async () => {
    const at = await stand()
    const foreign = [
      'https://evil.example',
      'http://127.0.0.1:1',
      'null',
      at.origin.replace('127.0.0.1', 'localhost'),
    ]
    for (const origin of foreign) await expect(browse(at, origin), origin).rejects.toThrow('403')
    await expect(browse(at, at.origin, ['other'])).rejects.toThrow('400')
    const full = await stand({ limits: { socketsPerAddress: 1 } })
    await browse(full)
    await expect(browse(full)).rejects.toThrow('429')
  })

  it('[VM-15] ends at what is no message, and without a first one', async () => {
    const at = await stand({ limits: { firstMessage: 50 } })
    expect(await (await browse(at)).closed).toBe(terminalClose.ticket)
    const open = await stand()
    const wrong = await browse(open)
    wrong.socket.send('{"t":"open"}')
    expect(await wrong.closed).toBe(terminalClose.protocol)
    const early = await signedIn(open)
    early.say({ t: 'answers', answers: ['nobody asked'] })
    expect(await early.closed).toBe(terminalClose.protocol)
    const big = await signedIn(open)
    big.socket.send(Buffer.alloc(70_000))
    expect(await big.closed).toBe(1009)
  })
})

describe('messages', () => {
  it.each([
    '',
    '7',
    'null',
    '{"t":"open","ticket":"x","user":"","login":"password","cols":80,"rows":24}',
    '{"t":"open","ticket":"x","user":"a","login":"key","cols":80,"rows":24}',
    '{"t":"open","ticket":"x","user":"a","login":"agent","cols":80,"rows":24}',
    '{"t":"size","cols":0,"rows":24}',
    '{"t":"size","cols":80.5,"rows":24}',
    '{"t":"size","cols":1e9,"rows":24}',
    '{"t":"ack","bytes":-1}',
    '{"t":"answers","answers":[7]}',
    '{"t":"host","trusted":"yes"}',
    '{"t":"__proto__"}',
  ])('[VM-15] that are none are not understood: %s', (text) => {
    expect(readMessage(text)).toBeUndefined()
  })

  it('[VM-15] keep the last bytes of the output', () => {
    const recent = createRecentOutput(10)
    for (const text of ['abcd', 'efgh', 'ijkl']) recent.add(Buffer.from(text))
    expect(Buffer.concat([...recent.chunks()]).toString()).toBe('cdefghijkl')
    recent.add(Buffer.from('0123456789abcdef'))
    expect(Buffer.concat([...recent.chunks()]).toString()).toBe('6789abcdef')
    expect(recent.size()).toBe(10)
  })
})

describe('addresses', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1', '169.254.169.254', '0.0.0.0'],
    ...['224.0.0.1', '255.255.255.255', '::1', '::', '::ffff:127.0.0.1', '::127.0.0.1', '64:ff9b::a00:1'],
    ...['2002:7f00:1::', '2001:0:1::', 'fc00::1', 'fe80::1', 'ff02::1', '0x7f.1', '127.1', 'localhost', ''],
  ])('[VM-15] that may not be reached: %s', (address) => {
    expect(createAddressPolicy()(address)).toBe(false)
  })

  it('[VM-15] that may be reached are public, or in an allowed range', () => {
    expect(['185.7.252.14', '2a01:4f8::1', '8.8.8.8'].map(createAddressPolicy())).toEqual([true, true, true])
    const allowed = createAddressPolicy(['10.20.0.0/16', 'fd00:1::/32'])
    expect(['10.20.3.4', '10.21.0.1', 'fd00:1::5', 'fd00:2::5'].map(allowed)).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(() => createAddressPolicy(['10.20.0.0'])).toThrow('no range of addresses')
  })
})
