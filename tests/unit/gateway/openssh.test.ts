// @module-tag process
import { expect, it } from 'vitest'
import { authorizedLine } from '../../../src/screens/terminal/keys/authorized-line'
import { fingerprintOf } from '../../../src/screens/terminal/keys/fingerprint'
import { readKeyFile } from '../../../src/screens/terminal/keys/read-key-file'
import { createSessionKey, type SigningKey } from '../../../src/screens/terminal/keys/signing-key'
import { needs } from '../../run/needs'
import { connectConsole } from './console'
import { startOpenSsh } from './openssh'
import { stand } from './support'

it(
  '[VM-15] a server of OpenSSH lets in key files of each kind and a session key, and a changed host key stops',
  needs('openssh-server'),
  async () => {
    const server = await startOpenSsh()
    const at = await stand({ dial: server.dial })
    const { user } = server
    const enter = async (key: SigningKey) => {
      const side = await connectConsole(at, { user, key })
      const { key: shown } = await side.reaches('host')
      expect((await fingerprintOf(shown))?.text).toBe(server.fingerprint())
      side.connection.trust(true)
      return side
    }
    for (const type of ['ed25519', 'rsa', 'ecdsa']) {
      const read = await readKeyFile(server.makeKey(type), '')
      if (!('key' in read)) throw new Error(read.problem)
      const side = await enter(read.key)
      await side.reaches('open')
      side.connection.resize({ cols: 132, rows: 43 })
      side.connection.type('echo is $(stty size) $TERM\r')
      await side.shows('is 43 132 xterm-256color')
      side.connection.end('left')
    }

    const sessionKey = await createSessionKey()
    const refused = await enter(sessionKey)
    expect(await refused.reaches('ended')).toMatchObject({ why: 'login' })
    const read = await readKeyFile(server.makeKey('ed25519'), '')
    if (!('key' in read)) throw new Error(read.problem)
    const first = await enter(read.key)
    await first.reaches('open')
    first.connection.type(`${authorizedLine(sessionKey, Date.now()).command} && echo in $((40 + 2))\r`)
    await first.shows('in 42')
    const second = await enter(sessionKey)
    await second.reaches('open')
    second.connection.type('exit 3\r')
    expect(await second.reaches('ended')).toMatchObject({ why: 'exit', code: 3 })

    const before = server.fingerprint()
    await server.changeHostKey()
    expect(server.fingerprint()).not.toBe(before)
    const stopped = await connectConsole(at, { user, key: sessionKey })
    const { key } = await stopped.reaches('host')
    expect((await fingerprintOf(key))?.text).toBe(server.fingerprint())
    stopped.connection.trust(false)
    expect(await stopped.reaches('ended')).toMatchObject({ why: 'left' })
  },
)
