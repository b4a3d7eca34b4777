import { describe, expect, it } from 'vitest'
import { readFlags, UsageError } from '../../../gateway/options'
import { terminalClose } from '../../../src/lib/terminal-protocol'
import { demoPassword } from '../../../sandbox/seed/logins'
import { browse, opening, stand } from './support'

describe('a serial console', () => {
  it('[VM-15] is reached without an address, asks who signs in, and outlives a lost connection', async () => {
    const at = await stand({ mayReach: () => false })
    expect((await at.ask()).status).toBe(409)
    expect(await (await at.ask({ line: 'serial' })).json()).toEqual({
      ticket: expect.any(String),
      expires_at: expect.any(String),
    })
    const serial = { user: '', login: 'serial' } as const
    const browser = await browse(at)
    browser.say(opening(at, await at.ticket('serial'), serial))
    const { session } = await browser.heard('ready')
    await browser.shows('login: ')
    browser.type(`${at.machine.username}\rwrong\r`)
    await browser.shows('Login incorrect')
    await browser.shows('login: ')
    browser.type(`${at.machine.username}\r${demoPassword}\r`)
    expect(await browser.shows('$ ')).not.toContain(demoPassword)
    browser.socket.terminate()
    const again = await browse(at)
    again.say(opening(at, await at.ticket('serial'), { ...serial, session }))
    expect((await again.heard('ready')).replayed).toBeGreaterThan(0)
    again.type('whoami\r')
    await again.shows(`${at.machine.username}\r\n`)
    again.type('exit\r')
    await again.shows('login: ')
    again.say({ t: 'bye' })
    expect(await again.closed).toBe(terminalClose.done)
    expect(at.audit).toEqual([
      expect.objectContaining({ event: 'session', line: 'serial', login: '', why: 'left' }),
    ])
  })

  it('is not opened with a ticket for SSH, nor the other way round', async () => {
    const at = await stand()
    for (const [line, more] of [
      ['ssh', { user: '', login: 'serial' }],
      ['serial', {}],
    ] as const) {
      const browser = await browse(at)
      browser.say(opening(at, await at.ticket(line), more))
      expect(await browser.closed, line).toBe(terminalClose.ticket)
    }
  })

  it('is refused where there is none, for a machine of another, and for a line nobody knows', async () => {
    const without = await stand({}, false)
    const refused = await without.ask({ line: 'serial' })
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { message: 'There are no serial consoles here' },
    ])
    const at = await stand()
    expect((await at.ask({ line: 'serial', key: 'demo-empty' })).status).toBe(400)
    expect((await at.ask({ line: 'telnet' })).status).toBe(400)
  })

  it('lies behind a host and a port that name the machine', () => {
    const flags = (text: string) => readFlags(['--platform', 'https://api.example.com', '--serial', text])
    expect(flags('{uuid}.{location}.consoles.internal:7000')).toMatchObject({
      serial: { host: '{uuid}.{location}.consoles.internal', port: 7000 },
    })
    for (const wrong of ['consoles.internal:7000', '{uuid}.consoles', '{uuid}:0', 'tcp://{uuid}:1'])
      expect(() => flags(wrong), wrong).toThrow(UsageError)
  })
})
