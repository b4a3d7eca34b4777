import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'
import type { components } from '../../src/generated/identity-types'
import type { Settings } from '../store/settings'

/** Key that signs tokens, RS256. */
export interface SigningKey {
  /** Names the key in the key set and in the header of tokens. */
  readonly id: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

const settingName = 'identity-key'

/** Shared by all databases of this process, since generating a key takes 0.1 s. */
let madeHere: string | undefined

/** The key of the provider: generated at first use and stored in `settings`. */
export function signingKeyOf(settings: Settings): SigningKey {
  const pem = settings.get(settingName) ?? keepNewKey(settings)
  const privateKey = createPrivateKey(pem)
  const publicKey = createPublicKey(pem)
  const bytes = publicKey.export({ format: 'der', type: 'spki' })
  const id = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
  return { id, privateKey, publicKey }
}

function keepNewKey(settings: Settings): string {
  madeHere ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
    publicKeyEncoding: { format: 'pem', type: 'spki' },
  }).privateKey
  settings.set(settingName, madeHere)
  return madeHere
}

/** The public half, as clients fetch it (RFC 7517). */
export function keySetOf(settings: Settings): components['schemas']['KeySet'] {
  const { id, publicKey } = signingKeyOf(settings)
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' })
  return { keys: [{ kty: 'RSA', kid: id, use: 'sig', alg: 'RS256', n, e }] }
}
