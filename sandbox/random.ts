/** A deterministic source of numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/**
 * Numbers that depend on `seed` alone, the same on every machine. A 128-bit text hash starts a small fast counter
 * generator (sfc32); good enough for sample data, not for secrets.
 */
export function createRandom(seed: string): Random {
  let [a, b, c, d] = hash(seed)
  const next = (): number => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 2 ** 32
  }
  // The first numbers of similar seeds resemble one another.
  for (let warmUp = 0; warmUp < 8; warmUp += 1) next()
  return next
}

/** One of `items`; throws when there is none. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

/** `items` in an order decided by `random`; the argument is not changed. */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const keyed = items.map((item) => ({ item, key: random() }))
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item)
}

function hash(text: string): [number, number, number, number] {
  let a = 1779033703
  let b = 3144134277
  let c = 1013904242
  let d = 2773480762
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  return [a ^ b, b ^ c, c ^ d, d ^ a]
}
