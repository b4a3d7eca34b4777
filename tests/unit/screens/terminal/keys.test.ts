// @module-tag process
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { utils } from 'ssh2'
import { describe, expect, it } from 'vitest'
import { hostKey } from '../../../../sandbox/shells/host-key'
import { someOf } from '../../../run/some-of'
import { readAuthorizedKeys } from '../../../../sandbox/shells/authorized-keys'
import { authorizedLine } from '../../../../src/screens/terminal/keys/authorized-line'
import { fingerprintOf } from '../../../../src/screens/terminal/keys/fingerprint'
import { readKeyFile } from '../../../../src/screens/terminal/keys/read-key-file'
import {
  createSessionKey,
  isLoginRequest,
  publicText,
  type SigningKey,
} from '../../../../src/screens/terminal/keys/signing-key'
import { join as joined, sshText } from '../../../../src/lib/ssh-bytes'

/** Path of ssh-keygen; without it only keys of ssh2 are read. */
const keygen = ((): string | undefined => {
  try {
    return execFileSync('sh', ['-c', 'command -v ssh-keygen']).toString().trim() || undefined
  } catch {
    return undefined
  }
})()

function madeKey(type: string, bits?: number, passphrase = ''): string {
  if (keygen !== undefined) {
    const file = join(mkdtempSync(join(tmpdir(), 'key-')), 'key')
    const size = bits === undefined ? [] : ['-b', String(bits)]
    execFileSync(keygen, ['-q', '-t', type, ...size, '-N', passphrase, '-C', 'test', '-f', file])
    return readFileSync(file, 'utf8')
  }
  const options = passphrase === '' ? {} : { passphrase, cipher: 'aes256-ctr', rounds: 16 }
  const made = utils.generateKeyPairSync(
    type as 'rsa',
    { ...options, ...(bits === undefined ? {} : { bits }) } as never,
  )
  return made.private
}

/** A sign-in request as a gateway has it signed. */
function request(key: SigningKey, user = 'kadri', algorithm: string = key.kind): Uint8Array<ArrayBuffer> {
  return joined(
    sshText(new Uint8Array(32).fill(7)),
    Uint8Array.of(50),
    ...[sshText(user), sshText('ssh-connection'), sshText('publickey')],
    Uint8Array.of(1),
    ...[sshText(algorithm), sshText(key.publicKey)],
  )
}

describe('files of keys', () => {
  const kinds: [type: string, bits: number | undefined, phrase: string][] = [
    ['ed25519', undefined, ''],
    ['ed25519', undefined, 'a phrase'],
    ['rsa', 2048, ''],
    ['ecdsa', 256, ''],
    ['ecdsa', 521, ''],
    ['ecdsa', 384, 'x'],
    ['rsa', 3072, 'ühe lause'],
  ]
  it.each(someOf(kinds, 5))(
    '[VM-15] %s, %s bits, with the passphrase "%s", sign what the machine can check',
    async (type, bits, phrase) => {
      const file = madeKey(type, bits, phrase)
      if (phrase !== '') {
        expect(await readKeyFile(file, '')).toEqual({ problem: 'passphrase' })
        expect(await readKeyFile(file, `${phrase} `)).toEqual({ problem: 'wrong-passphrase' })
      }
      const read = await readKeyFile(file, phrase)
      if (!('key' in read)) throw new Error(read.problem)
      const { key } = read
      const own = utils.parseKey(file, phrase)
      if (own instanceof Error) throw own
      expect(publicText(key)).toBe(own.getPublicSSH().toString('base64'))
      const hash = type === 'rsa' ? 'sha512' : null
      const data = request(key)
      const signature = Buffer.from(await key.sign(data, hash))
      const checkable = type === 'ecdsa' ? derOf(signature) : signature
      expect(own.verify(Buffer.from(data), checkable, hash ?? undefined)).toBe(true)
    },
    60_000,
  )

  it.each([
    ['ssh-ed25519 AAAAC3Nz kadri@home', 'public-half'],
    ['-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----', 'public-half'],
    ['-----BEGIN RSA PRIVATE KEY-----\nAAAA\n-----END RSA PRIVATE KEY-----', 'unsupported'],
    ['-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----', 'not-a-key'],
    ['-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----', 'unsupported'],
    ['hello', 'not-a-key'],
    ['', 'not-a-key'],
  ])('[VM-15] that hold none say why: %s', async (text, problem) => {
    expect(await readKeyFile(text, '')).toEqual({ problem })
  })
})

/** The DER form in which ssh2 checks an ECDSA signature. */
function derOf(signature: Buffer): Buffer {
  const r = signature.subarray(4, 4 + signature.readUInt32BE(0))
  const s = signature.subarray(8 + r.length)
  const whole = Buffer.concat([Buffer.of(2, r.length), r, Buffer.of(2, s.length), s])
  return Buffer.concat([
    whole.length < 128 ? Buffer.of(0x30, whole.length) : Buffer.of(0x30, 0x81, whole.length),
    whole,
  ])
}

describe('the key of a session', () => {
  it('[VM-15] signs a login of its user and nothing else', async () => {
    const key = await createSessionKey()
    const other = await createSessionKey()
    expect(isLoginRequest(request(key), 'kadri', key)).toBe(true)
    const wrong = [
      request(key, 'root'),
      request(other),
      request(key, 'kadri', 'ssh-rsa'),
      joined(request(key), Uint8Array.of(0)),
      request(key).subarray(0, 60),
      new TextEncoder().encode('a document that somebody wants signed'),
      new Uint8Array(),
    ]
    for (const data of wrong) expect(isLoginRequest(data, 'kadri', key)).toBe(false)
  })

  it('[VM-15] is put in place by a line that ends by itself', async () => {
    const key = await createSessionKey()
    const now = Date.UTC(2026, 10, 21, 8, 46, 30)
    const { command, until } = authorizedLine(key, now)
    expect(command).toBe(
      `echo "restrict,pty,expiry-time=\\"$(date -d @${until / 1000} +%Y%m%d%H%M)\\" ssh-ed25519 ${publicText(key)} console" >> ~/.ssh/authorized_keys`,
    )
    expect(until).toBe(Date.UTC(2026, 10, 21, 16, 46))
    const [, quoted = ''] = /^echo "(.*)" >>/.exec(command) ?? []
    const line = quoted.replace(/\$\(.*?\)/, '202611211646').replaceAll('\\"', '"')
    expect(readAuthorizedKeys(`# comment\n${line}\n`)).toEqual([{ key: publicText(key), expiresAt: until }])
  })
})

describe('a host key', () => {
  it('[VM-15] has the fingerprint that ssh-keygen prints', async () => {
    const key = utils.parseKey(hostKey('one'))
    if (key instanceof Error) throw key
    const blob = key.getPublicSSH()
    expect(await fingerprintOf(blob.toString('base64'))).toEqual({
      text: `SHA256:${createHash('sha256').update(blob).digest('base64').replaceAll('=', '')}`,
      kind: 'ED25519',
      file: '/etc/ssh/ssh_host_ed25519_key.pub',
    })
    expect(await fingerprintOf('')).toBeUndefined()
  })
})
