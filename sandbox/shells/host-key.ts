import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'

/** Start of an Ed25519 private key in PKCS #8; 32 bytes follow. */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex')
const kind = 'ssh-ed25519'

function text(value: string | Uint8Array): Buffer {
  const bytes = Buffer.from(value)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A private key in OpenSSH form, derived from `words`, so that the same words give the same key. */
export function hostKey(words: string): string {
  const seed = createHash('sha256').update(`host key ${words}`).digest()
  const secret = createPrivateKey({
    key: Buffer.concat([pkcs8Start, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const open = createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(-32)
  const openPart = Buffer.concat([text(kind), text(open)])
  // The check number has to be the same twice.
  const check = number(7)
  const own = Buffer.concat([check, check, openPart, text(Buffer.concat([seed, open])), text('')])
  const padding = Buffer.from(Array.from({ length: (8 - (own.length % 8)) % 8 }, (_, index) => index + 1))
  const whole = Buffer.concat([
    Buffer.from('openssh-key-v1\0'),
    ...[text('none'), text('none'), text(''), number(1)],
    ...[text(openPart), text(Buffer.concat([own, padding]))],
  ])
  const lines = whole.toString('base64').match(/.{1,70}/g) ?? []
  return ['-----BEGIN OPENSSH PRIVATE KEY-----', ...lines, '-----END OPENSSH PRIVATE KEY-----', ''].join('\n')
}
