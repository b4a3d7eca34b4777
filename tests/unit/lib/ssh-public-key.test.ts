import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { join, sshNumber, sshText, toBase64 } from '../../../src/lib/ssh-bytes'
import { readPublicKey } from '../../../src/lib/ssh-public-key'
import { fitsFormat, formatProblem, tidied } from '../../../src/lib/text-format'

const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7 + 11) % 256)
const keyOf = (type: string, ...values: Uint8Array[]) => `${type} ${toBase64(join(sshText(type), ...values))}`

const ed25519 = keyOf('ssh-ed25519', sshText(bytes(32)))
const rsa = keyOf('ssh-rsa', sshNumber(Uint8Array.of(1, 0, 1)), sshNumber(bytes(256)))
const keys = [
  ed25519,
  rsa,
  keyOf('ecdsa-sha2-nistp256', sshText('nistp256'), sshText(bytes(65))),
  keyOf('ecdsa-sha2-nistp384', sshText('nistp384'), sshText(bytes(97))),
  keyOf('ecdsa-sha2-nistp521', sshText('nistp521'), sshText(bytes(133))),
  keyOf('sk-ssh-ed25519@openssh.com', sshText(bytes(32)), sshText('ssh:')),
  keyOf('sk-ecdsa-sha2-nistp256@openssh.com', sshText('nistp256'), sshText(bytes(65)), sshText('ssh:')),
  keyOf('ssh-something-new', sshText(bytes(8))),
]
const [blob = ''] = ed25519.split(' ').slice(1)

describe('a public key', () => {
  it.each(keys)('is read, with and without a comment: %s', (key) => {
    expect(readPublicKey(key)).toEqual({ key })
    expect(readPublicKey(`${key} kadri on her  laptop`)).toEqual({ key: `${key} kadri on her  laptop` })
  })

  it('loses what only came with copying', () => {
    expect(readPublicKey(`\uFEFF  ${ed25519} kadri@laptop\r\n`)).toEqual({ key: `${ed25519} kadri@laptop` })
  })

  it('is mended where a terminal broke its line', () => {
    const line = `${rsa} kadri@laptop`
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 120 }), fc.constantFrom('\n', '\r\n', '\n  '), (width, end) => {
        const lines = line.match(new RegExp(`.{1,${width}}`, 'g')) ?? []
        const text = lines.map((each) => each.trim()).join(end)
        const read = readPublicKey(text)
        expect('key' in read && read.key.startsWith(`${rsa} `)).toBe(true)
      }),
    )
  })

  it('that is cut off anywhere is none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.nat(), (key, at) => {
        const from = key.indexOf(' ') + 1
        const cut = key.slice(0, from + (at % (key.length - from - 3)))
        expect(readPublicKey(cut)).toHaveProperty('problem')
      }),
    )
  })

  it.each([
    ['cut', `ssh-ed25519 ${blob.slice(0, -4)}`],
    ['cut', `ssh-ed25519 ${blob.slice(0, -1)} kadri@laptop`],
    ['cut', keyOf('ssh-ed25519', sshText(bytes(31)))],
    ['cut', keyOf('ssh-rsa', sshNumber(Uint8Array.of(1, 0, 1)))],
    ['cut', keyOf('ssh-ed25519')],
    ['type', `ssh-rsa ${blob}`],
    ['type', `ssh-rsa ${blob.slice(0, 40)}\n${blob.slice(40)}`],
    [
      'private',
      '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA\n-----END OPENSSH PRIVATE KEY-----',
    ],
    ['private', '-----BEGIN RSA PRIVATE KEY-----\nMIIE'],
    ['private', 'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none'],
    ['several', `${ed25519} one\n${rsa} two`],
    ['shape', `restrict,pty ${ed25519}`],
    ['shape', keyOf('ssh-ed25519', sshText(bytes(32)), sshText(bytes(4)))],
    ['shape', 'ssh-ed25519 AAAA!'],
    ['shape', 'ssh-ed25519 kadri@laptop'],
    ['shape', 'ssh-ed25519'],
    ['shape', blob],
    ['shape', 'web'],
    ['shape', ''],
  ])('%s is said of %j', (problem, text) => {
    expect(readPublicKey(text)).toEqual({ problem })
    expect(fitsFormat('ssh-public-key', text)).toBe(false)
    expect(formatProblem('ssh-public-key', text)).toBe(problem)
    expect(tidied('ssh-public-key', text)).toBe(text)
  })
})

it('other formats leave a text as it is, and say no more than that it is wrong', () => {
  expect(tidied('uuid', ' a\nb ')).toBe(' a\nb ')
  expect(tidied(undefined, ' a\nb ')).toBe(' a\nb ')
  expect(formatProblem('uuid', 'a')).toBeUndefined()
})
