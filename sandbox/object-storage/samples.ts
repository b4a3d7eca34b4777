import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { createRandom } from '../random'
import type { StoredObject } from './object-table'

/** Named sample files with their sizes in bytes; the first ones of a large bucket. */
const named: readonly (readonly [key: string, size: number])[] = [
  ['readme.txt', 2100],
  ['products/2026-autumn/boots-front.png', 233_000],
  ['products/2026-autumn/boots-side.png', 241_700],
  ['products/2026-autumn/catalogue.json', 1_240_000],
  ['products/2026-autumn/jacket-front.png', 228_400],
  ['products/2026-autumn/lookbook/cover.png', 412_800],
  ['products/2026-autumn/prices.csv', 48_100],
  ['products/2026-autumn/readme.txt', 2100],
  ['sounds/doorbell.wav', 176_444],
]

/** Older versions of named files, oldest first, and a deleted file; in buckets that keep versions. */
const earlier: readonly (readonly [key: string, size: number])[] = [
  ['products/2026-autumn/boots-side.png', 251_800],
  ['products/2026-autumn/prices.csv', 46_900],
  ['products/2026-autumn/prices.csv', 47_300],
  ['readme.txt', 1900],
]
const deleted = ['products/2026-autumn/prices-draft.csv', 31_400] as const

/** A sample to store; without `version` it is the first version of its key. */
interface SampleObject extends StoredObject {
  readonly isDeleted: boolean
}

const types: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  csv: 'text/csv',
  json: 'application/json',
  png: 'image/png',
  wav: 'audio/wav',
  zip: 'application/zip',
}

const day = 86_400_000

/**
 * `count` sample objects with `bytes` in total: a few named ones, and all others in the folder `originals/`. The same for
 * the same bucket. With `keepsVersions` some are versions of the same key, oldest first.
 */
export function sampleObjects(
  bucket: string,
  count: number,
  bytes: number,
  now: number,
  keepsVersions: boolean,
): SampleObject[] {
  const random = createRandom(`objects:${bucket}`)
  const special = keepsVersions ? [...earlier, ...named, deleted] : named
  const usesNamed = bytes > 10_000_000 && count > special.length
  const first = usesNamed ? special : []
  const rest = count - first.length
  let left = bytes - first.reduce((sum, [, size]) => sum + size, 0)
  const others = Array.from({ length: rest }, (_, index) => {
    const isLast = index === rest - 1
    const size = isLast ? left : Math.min(left, Math.floor((left / (rest - index)) * 2 * random()))
    left -= size
    const ending = index % 7 === 6 ? 'json' : size > 200_000_000 ? 'zip' : 'png'
    return [`originals/${String(index + 1).padStart(6, '0')}.${ending}`, size] as const
  })
  const ages = new Map<string, number>()
  return [...first, ...others].map((entry, index) => {
    const [key, size] = entry
    const before = ages.get(key)
    const age = before === undefined ? Math.floor(random() * 300 * day) : Math.floor(before / 2)
    ages.set(key, age)
    const hash = createHash('md5').update(`${bucket}/${key}/${size}`).digest('hex')
    const sample = keepsVersions && index < earlier.length ? `earlier/${size}/${key}` : key
    return {
      key,
      size,
      etag: `${hash}-1`,
      modified: now - age,
      about: { headers: { 'content-type': types[endingOf(key)] ?? '' }, isPublic: false },
      segments: size === 0 ? [] : [{ sample, size, start: 0, total: size }],
      ...(before === undefined ? {} : { version: hash }),
      isDeleted: entry === deleted,
    }
  })
}

const pieceSize = 65_536

/** Bytes of a sample of `total` bytes, from `start` to `end`, `end` not included. */
export async function* sampleBytes(
  key: string,
  total: number,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  const head = headOf(key, total)
  const line = Buffer.from(isText(key) ? `${fillings[endingOf(key)] ?? 'A line of a sample.'}\n` : '\0')
  for (let at = start; at < end; at += pieceSize) {
    const piece = Buffer.alloc(Math.min(pieceSize, end - at))
    for (let index = 0; index < piece.length; index += 1) {
      const place = at + index
      if (place >= head.length && line.length === 1) break
      piece[index] = (place < head.length ? head[place] : line[(place - head.length) % line.length]) ?? 0
    }
    yield piece
  }
}

const fillings: Readonly<Record<string, string>> = {
  csv: 'BT-4401,Boots,129.00,EUR',
  json: ' ',
}

function isText(key: string): boolean {
  return /\.(?:txt|csv|json)$/.test(key)
}

function endingOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1)
}

const heads = new Map<string, Buffer>()

function headOf(key: string, total: number): Buffer {
  const name = `${key} ${total}`
  const known = heads.get(name)
  if (known) return known
  const head = makeHead(key, total)
  heads.set(name, head)
  return head
}

function makeHead(key: string, total: number): Buffer {
  const ending = endingOf(key)
  if (ending === 'png') return picture(key)
  if (ending === 'wav') return soundHeader(total)
  if (ending === 'json') return Buffer.from(`{ "name": ${JSON.stringify(key)}, "sample": true }`)
  if (ending === 'csv') return Buffer.from('article,name,price,currency\n')
  return ending === 'txt' ? Buffer.from(`This is ${key}, a sample of the sandbox.\n`) : Buffer.alloc(0)
}

const width = 320
const height = 200

/** A PNG with colours that depend on the name; browsers ignore the bytes after it. */
function picture(name: string): Buffer {
  const [red = 0, green = 0, blue = 0] = createHash('md5').update(name).digest()
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * (width * 3 + 1) + 1 + x * 3
      rows[at] = (red + x / 4) % 256
      rows[at + 1] = (green + y / 4) % 256
      rows[at + 2] = blue
    }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Silence, mono, 16 bit, 44,100 Hz. */
function soundHeader(total: number): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(total - 8, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(44_100, 24)
  header.writeUInt32LE(88_200, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(total - 44, 40)
  return header
}
