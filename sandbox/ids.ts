import { createRandom } from './random'

/**
 * Makes every identifier of the sandbox. An identifier depends only on the seed and on the number of earlier ones, so
 * the same requests against the same seed give the same ids. `position` is stored with the data.
 */
export interface Ids {
  /** Lowercase canonical version 4 uuid. */
  uuid(): string
  /** Whole number ids of tokens and accounts, rising by one. */
  number(): number
  /** 32 characters for an API key. */
  secret(): string
  /** A locally administered MAC address as hypervisors give it. */
  mac(): string
  /** How many identifiers were made; setting it continues from there. */
  position: number
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
const firstNumber = 7100

/** Identifiers for `seed`, continuing after `position` earlier ones. */
export function createIds(seed: string, position = 0): Ids {
  const bytes = (count: number): number[] => {
    ids.position += 1
    const random = createRandom(`${seed}:${ids.position}`)
    return Array.from({ length: count }, () => Math.floor(random() * 256))
  }
  const ids: Ids = {
    position,
    uuid: () => {
      const values = bytes(16)
      values[6] = ((values[6] ?? 0) & 0x0f) | 0x40
      values[8] = ((values[8] ?? 0) & 0x3f) | 0x80
      const text = values.map(hex).join('')
      return [
        text.slice(0, 8),
        text.slice(8, 12),
        text.slice(12, 16),
        text.slice(16, 20),
        text.slice(20),
      ].join('-')
    },
    number: () => {
      ids.position += 1
      return firstNumber + ids.position
    },
    secret: () =>
      bytes(32)
        .map((value) => alphabet.charAt(value % alphabet.length))
        .join(''),
    mac: () => ['52', '54', '00', ...bytes(3).map(hex)].join(':'),
  }
  return ids
}

function hex(value: number): string {
  return value.toString(16).padStart(2, '0')
}
