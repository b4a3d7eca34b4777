import { readFileSync } from 'node:fs'
import { isRecord } from '../../src/lib/is-record'
import type { Description } from '../http/description'

const bundle = new URL('../../src/generated/identity.json', import.meta.url)

let read: Description | undefined

/** The description of the identity provider that codegen bundled, read once. */
export function readIdentityDescription(): Description {
  if (read) return read
  const description: unknown = JSON.parse(readFileSync(bundle, 'utf8'))
  if (!isRecord(description)) throw new TypeError('The description of the identity provider is not an object')
  read = description
  return description
}
