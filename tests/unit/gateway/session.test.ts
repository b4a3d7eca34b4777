// @module-tag process
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { seconds } from '../../run/time-limits'
import { terminalClose } from '../../../src/lib/terminal-protocol'
import { browse, opening, signedIn, stand } from './support'

function publicBlob(key: KeyObject): string {
  const raw = key.export({ format: 'der', type: 'spki' }).subarray(-32)
  const part = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0, 0, 0, bytes.length]), bytes])
  return Buffer.concat([part(Buffer.from('ssh-ed25519')), part(raw)]).toString('base64')
}

describe('a session with a machine', () => {
  it('[VM-15] begins with a ticket and a password, shows the shell, follows its size and ends', async () => {
    const at = await stand()
    const browser = await signedIn(at)
    browser.type('size\r')
    await browser.shows('100 x 30')
    browser.say({ t: 'size', cols: 132, rows: 43 })
    await browser.shows('$ ')
    browser.type('size\r')
    await browser.shows('132 x 43')
    browser.type('exit\r')
    expect(await browser.heard('exit')).toMatchObject({ code: 0 })
    expect(await browser.closed).toBe(terminalClose.done)
    expect(at.audit).toEqual([
      expect.objectContaining({
        event: 'session',
        login: at.machine.username,
        why: 'exit',
        machine: at.machine.uuid,
      }),
    ])
    expect(JSON.stringify(at.audit)).not.toMatch(/demo-customer|132 x|Demo-2026/)
  })

  it('[VM-15] lets in a key that is signed with in the browser, once it is on the machine', async () => {
    const at = await stand()
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const blob = publicBlob(publicKey)
    const attempt = async () => {
      const browser = await browse(at)
      browser.say(opening(at, await at.ticket(), { login: 'key', key: blob }))
      await browser.heard('host')
      browser.say({ t: 'host', trusted: true })
      return browser
    }
    const refused = await attempt()
    expect(await refused.heard('error')).toMatchObject({ failure: 'login' })
    expect(await refused.closed).toBe(terminalClose.failed)

    const first = await signedIn(at)
    first.type(`echo 'restrict,pty ssh-ed25519 ${blob} console' >> ~/.ssh/authorized_keys\r`)
    await first.shows('$ ')
    const second = await attempt()
    const { data } = await second.heard('sign')
    const signature = sign(null, Buffer.from(data, 'base64'), privateKey).toString('base64')
    second.say({ t: 'signature', signature })
    await second.heard('ready')
    second.type('whoami\r')
    await second.shows(`${at.machine.username}\r\n`)

    const third = await attempt()
    await third.heard('sign')
    third.say({ t: 'signature', signature: '' })
    expect(await third.heard('error')).toMatchObject({ failure: 'login' })
  })

  it('[VM-15] sends nothing before the host key is trusted, and shows the same key each time until a new installation', async () => {
    const at = await stand()
    const contact = async (trusted: boolean) => {
      const browser = await browse(at)
      browser.say(opening(at, await at.ticket()))
      const { key } = await browser.heard('host')
      browser.say({ t: 'host', trusted })
      return { browser, key }
    }
    const first = await contact(false)
    expect(await first.browser.heard('error')).toMatchObject({ failure: 'host-key' })
    const second = await contact(true)
    await second.browser.heard('prompt')
    expect(second.key).toBe(first.key)
    await at.client.post('/tll/user-resource/vm/reinstall', { uuid: at.machine.uuid })
    at.client.advance(60)
    expect((await contact(false)).key).not.toBe(first.key)
  })

  it('[VM-15] outlives browsers that leave at any question of a login', async () => {
    const at = await stand()
    const key = publicBlob(generateKeyPairSync('ed25519').publicKey)
    const first = await signedIn(at)
    first.type(`echo 'ssh-ed25519 ${key} console' >> ~/.ssh/authorized_keys\r`)
    await first.shows('$ ')
    for (const question of ['host', 'prompt', 'sign'] as const) {
      const browser = await browse(at)
      browser.say(opening(at, await at.ticket(), question === 'sign' ? { login: 'key', key } : {}))
      await browser.heard('host')
      if (question !== 'host') {
        browser.say({ t: 'host', trusted: true })
        await browser.heard(question)
      }
      const ended = at.audit.length
      browser.socket.terminate()
      await vi.waitFor(() => expect(at.audit).toHaveLength(ended + 1), seconds(10))
      expect(at.audit.at(-1)).toMatchObject({ why: 'left before the login' })
    }
    first.type('hostname\r')
    await first.shows('\r\n')
  })

  it('[VM-15] outlives who takes too long to look at a host key', async () => {
    const at = await stand({ limits: { login: 100 } })
    const browser = await browse(at)
    browser.say(opening(at, await at.ticket()))
    await browser.heard('host')
    expect(await browser.heard('error')).toMatchObject({ failure: 'lost' })
    expect(await browser.closed).toBe(terminalClose.failed)
    const other = await browse(at)
    other.say(opening(at, await at.ticket()))
    await other.heard('host')
  })

  it('[VM-15] refuses a wrong password in words of its own', async () => {
    const at = await stand()
    const browser = await browse(at)
    browser.say(opening(at, await at.ticket()))
    await browser.heard('host')
    browser.say({ t: 'host', trusted: true })
    await browser.heard('prompt')
    browser.say({ t: 'answers', answers: ['wrong'] })
    expect(await browser.heard('error')).toMatchObject({ failure: 'login' })
    expect(await browser.closed).toBe(terminalClose.failed)
  })

  it('[VM-15] waits for a lost browser and shows the last 256 KiB again; only the same key gets it, once', async () => {
    const at = await stand()
    const browser = await signedIn(at)
    browser.type('flood 1\r')
    await browser.shows('that was all')
    browser.socket.terminate()
    const stranger = await browse(at)
    const answer = await at.ask({ key: 'demo-restricted' })
    if (answer.ok) {
      const { ticket } = await answer.json()
      stranger.say(opening(at, ticket, { session: browser.session }))
      expect(await stranger.closed).toBe(terminalClose.gone)
    }
    const again = await browse(at)
    again.say(opening(at, await at.ticket(), { session: browser.session }))
    const { replayed } = await again.heard('ready')
    expect(replayed).toBe(256 * 1024)
    await again.shows('that was all')
    again.type('hostname\r')
    await again.shows('\r\n')
    const other = await browse(at)
    other.say(opening(at, await at.ticket(), { session: browser.session }))
    expect(await again.closed).toBe(terminalClose.taken)
    other.say({ t: 'bye' })
    expect(await other.closed).toBe(terminalClose.done)
    const late = await browse(at)
    late.say(opening(at, await at.ticket(), { session: browser.session }))
    expect(await late.closed).toBe(terminalClose.gone)
  })

  it(
    '[VM-15] stops the machine while a browser does not keep up, and loses nothing',
    { tags: ['wide'], timeout: seconds(120) },
    async () => {
      const at = await stand()
      const browser = await signedIn(at)
      browser.acknowledge(false)
      const before = browser.received()
      browser.type('flood 100\r')
      await vi.waitFor(() => expect(browser.received() - before).toBeGreaterThan(2 ** 20), seconds(10))
      // No more is sent than the watermark and the bytes already under way.
      const held = browser.received()
      expect(held - before).toBeLessThan(8 * 2 ** 20)
      browser.acknowledge(true)
      await browser.shows('100 MB, that was all')
      expect(browser.received() - before).toBeGreaterThan(100 * 2 ** 20)
    },
  )

  it('[VM-15] ends when nobody types for 15 minutes, after a notice, and after 8 hours whatever happens', async () => {
    const minute = 60_000
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    // While fake time advances, neither pings nor checks of the key would be answered.
    const at = await stand({ limits: { ping: 1000 * minute, keyCheck: 1000 * minute } })
    const quiet = await signedIn(at)
    await vi.advanceTimersByTimeAsync(14 * minute)
    expect(await quiet.heard('idle')).toMatchObject({ seconds: 60 })
    quiet.type('x')
    await quiet.shows('x')
    await vi.advanceTimersByTimeAsync(14 * minute)
    await quiet.heard('idle')
    await vi.advanceTimersByTimeAsync(minute)
    expect(await quiet.closed).toBe(terminalClose.idle)

    const busy = await signedIn(at)
    for (let spent = 0; spent < 8 * 60 - 10; spent += 10) {
      busy.type('x')
      await busy.shows('x')
      await vi.advanceTimersByTimeAsync(10 * minute)
    }
    busy.type('x')
    await busy.shows('x')
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(await busy.closed).toBe(terminalClose.over)
    expect(at.audit.map(({ why }) => why)).toEqual(['idle', 'time'])
    expect(at.audit.at(-1)).toMatchObject({ seconds: 8 * 3600 })
  })

  it('[VM-15] ends when it moved too much, and when its key is no longer good', async () => {
    const talkative = await stand({ limits: { bytes: 100_000 } })
    const flooded = await signedIn(talkative)
    flooded.type('flood 1\r')
    expect(await flooded.closed).toBe(terminalClose.over)

    let isGood = true
    const at = await stand({
      limits: { keyCheck: 50 },
      ask: (path, headers) =>
        isGood
          ? talkative.client.sandbox.fetch(new Request(`http://localhost/v1${path}`, { headers }))
          : Promise.resolve(new Response(null, { status: 401 })),
    })
    const open = await signedIn(at)
    isGood = false
    expect(await open.closed).toBe(terminalClose.signedOut)
    expect(at.audit.at(-1)).toMatchObject({ why: 'signed out' })
  })

  it('[VM-15] has fifty sessions at once, each of its own', async () => {
    const at = await stand({
      limits: { sessionsPerUser: 50, sessionsPerMachine: 50, socketsPerAddress: 60, ticketsPerUser: 60 },
    })
    const all = await Promise.all(Array.from({ length: 50 }, () => signedIn(at)))
    await Promise.all(
      all.map(async (browser, index) => {
        browser.type(`echo number-${index}-\r`)
        await browser.shows(`\r\nnumber-${index}-`)
      }),
    )
    const over = await browse(at)
    over.say(opening(at, await at.ticket()))
    expect(await over.closed).toBe(terminalClose.limit)
  })

  it('[VM-15] says that a machine does not answer', async () => {
    const at = await stand({ dial: () => Promise.reject(new Error('refused')) })
    const browser = await browse(at)
    browser.say(opening(at, await at.ticket()))
    expect(await browser.heard('error')).toMatchObject({ failure: 'unreachable' })
  })
})
