import { isEmail } from './email'
import { addressProblem, isIpv4, isIpv6 } from './ip-address'
import { parseInstant } from './instant'
import { isDay } from './is-day'
import { isUuid } from './short-id'
import { type PublicKeyProblem, readPublicKey } from './ssh-public-key'

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i

const isHostname = (text: string): boolean =>
  text.length <= 253 &&
  text
    .replace(/\.$/, '')
    .split('.')
    .every((part) => label.test(part))

function isAddress(text: string): boolean {
  if (!/^[a-z][a-z0-9+.-]*:\S+$/i.test(text)) return false
  try {
    return new URL(text).href !== ''
  } catch {
    return false
  }
}

const checks = {
  'ssh-public-key': (text: string) => 'key' in readPublicKey(text),
  email: isEmail,
  uri: isAddress,
  hostname: isHostname,
  uuid: isUuid,
  ipv4: isIpv4,
  ipv6: isIpv6,
  cidr: (text: string) => text.includes('/') && addressProblem(text) === undefined,
  mac: (text: string) => /^([0-9a-f]{2}[:-]){5}[0-9a-f]{2}$/i.test(text),
  date: isDay,
  'date-time': (text: string) => text.includes('T') && parseInstant(text) !== undefined,
} satisfies Record<string, (text: string) => boolean>

/** A `format` of the description that can be checked. */
export type TextFormat = keyof typeof checks

/** Whether the name of a format can be checked. */
export function isTextFormat(name: unknown): name is TextFormat {
  return typeof name === 'string' && Object.hasOwn(checks, name)
}

/** A typed text in the spelling of a format, without artefacts of copying. */
export function tidied(format: TextFormat | undefined, text: string): string {
  const read = format === 'ssh-public-key' ? readPublicKey(text) : undefined
  return read && 'key' in read ? read.key : text
}

/** The problem of a text, for formats that distinguish problems. */
export function formatProblem(format: TextFormat, text: string): PublicKeyProblem | undefined {
  const read = format === 'ssh-public-key' ? readPublicKey(text) : undefined
  return read && 'problem' in read ? read.problem : undefined
}

/** Whether a text has a format. */
export function fitsFormat(format: TextFormat, text: string): boolean {
  return checks[format](text)
}
