import { fromBase64, SshReader, toBase64 } from '../../../lib/ssh-bytes'

/** A host key in the form that users compare. */
export interface Fingerprint {
  /** `SHA256:` and the hash, as ssh-keygen prints it. */
  readonly text: string
  /** Such as `ED25519`. */
  readonly kind: string
  /** File with its public half on most machines. */
  readonly file: string
}

/** The fingerprint of a host key in base64; undefined if the text is not a key. */
export async function fingerprintOf(key: string): Promise<Fingerprint | undefined> {
  const bytes = fromBase64(key)
  if (!bytes || bytes.byteLength < 8) return undefined
  const name = new SshReader(bytes).text()
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const short = name.startsWith('ecdsa') ? 'ecdsa' : name.replace(/^ssh-/, '')
  return {
    text: `SHA256:${toBase64(hash).replaceAll('=', '')}`,
    kind: short.toUpperCase(),
    file: `/etc/ssh/ssh_host_${short}_key.pub`,
  }
}
