import { createHash, type Hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { crc32 } from 'node:zlib'
import { StorageRefusal } from './refusal'

/** The decoded bytes of a request: joins chunks, and checks trailers and digests at the end. @throws StorageRefusal */
export async function* readBody(incoming: IncomingMessage, payload: string): AsyncGenerator<Buffer> {
  const { headers } = incoming
  const isChunked = payload.startsWith('STREAMING-')
  if (isChunked && payload !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER')
    throw new StorageRefusal(501, 'NotImplemented', 'Signed chunks are not implemented.')
  const digests = digestsOf(headers, isChunked ? 'UNSIGNED-PAYLOAD' : payload)
  const trailers = new Map<string, string>()
  const announced = header(headers['x-amz-trailer'])
  if (announced !== undefined && isChunked)
    digests.push(checksumDigest(announced, () => trailers.get(announced)))
  let size = 0
  for await (const piece of isChunked ? readChunks(incoming, trailers) : incoming) {
    const bytes = piece as Buffer
    size += bytes.length
    for (const { update } of digests) update(bytes)
    yield bytes
  }
  const announcedSize = isChunked ? header(headers['x-amz-decoded-content-length']) : undefined
  if (announcedSize !== undefined && Number(announcedSize) !== size)
    throw new StorageRefusal(
      400,
      'IncompleteBody',
      'The body is not as long as x-amz-decoded-content-length says.',
    )
  for (const { name, isRight } of digests)
    if (!isRight())
      throw new StorageRefusal(400, 'BadDigest', `The ${name} you specified did not match what we received.`)
}

/** The whole body as text, for documents. */
export async function readText(incoming: IncomingMessage, payload: string): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of readBody(incoming, payload)) {
    size += piece.length
    if (size > mostDocument) throw new StorageRefusal(400, 'MalformedXML', 'The document is too long.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

const mostDocument = 4_000_000

interface Digest {
  readonly name: string
  readonly update: (bytes: Buffer) => void
  readonly isRight: () => boolean
}

function digestsOf(headers: IncomingMessage['headers'], payload: string): Digest[] {
  const digests: Digest[] = []
  const md5 = header(headers['content-md5'])
  if (md5 !== undefined) digests.push(hashDigest('Content-MD5', 'md5', 'base64', () => md5))
  if (payload !== 'UNSIGNED-PAYLOAD')
    digests.push(hashDigest('x-amz-content-sha256', 'sha256', 'hex', () => payload))
  for (const [name, value] of Object.entries(headers))
    if (name.startsWith('x-amz-checksum-') && !/-(?:algorithm|mode|type)$/.test(name))
      digests.push(checksumDigest(name, () => header(value)))
  return digests
}

function checksumDigest(name: string, expected: () => string | undefined): Digest {
  const algorithm = name.slice('x-amz-checksum-'.length)
  if (algorithm === 'sha1' || algorithm === 'sha256') return hashDigest(name, algorithm, 'base64', expected)
  if (algorithm !== 'crc32')
    throw new StorageRefusal(501, 'NotImplemented', `The checksum ${algorithm} is not implemented.`)
  let sum = 0
  return {
    name,
    update: (bytes) => {
      sum = crc32(bytes, sum)
    },
    isRight: () => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(sum)
      return bytes.toString('base64') === expected()
    },
  }
}

function hashDigest(
  name: string,
  algorithm: string,
  form: 'base64' | 'hex',
  expected: () => string | undefined,
): Digest {
  const hash: Hash = createHash(algorithm)
  return { name, update: (bytes) => hash.update(bytes), isRight: () => hash.digest(form) === expected() }
}

/** Splits `aws-chunked`: `size CRLF bytes CRLF`, a chunk of size 0, then trailers. */
async function* readChunks(incoming: IncomingMessage, trailers: Map<string, string>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  let left = -1
  let isOver = false
  for await (const piece of incoming) {
    rest = Buffer.concat([rest, piece as Buffer])
    while (!isOver) {
      if (left > 0) {
        const part = rest.subarray(0, left)
        if (part.length === 0) break
        yield part
        left -= part.length
        rest = rest.subarray(part.length)
        if (left > 0) break
      }
      if (left === 0) {
        if (rest.length < 2) break
        rest = rest.subarray(2)
        left = -1
      }
      const end = rest.indexOf('\r\n')
      if (end < 0) break
      left = Number.parseInt(rest.subarray(0, end).toString('latin1'), 16)
      if (!Number.isFinite(left)) throw incomplete()
      rest = rest.subarray(end + 2)
      if (left === 0) isOver = true
    }
  }
  if (!isOver) throw incomplete()
  for (const line of rest.toString('latin1').split('\r\n')) {
    const at = line.indexOf(':')
    if (at > 0) trailers.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim())
  }
}

function incomplete(): StorageRefusal {
  return new StorageRefusal(400, 'IncompleteBody', 'The chunks of the body are not complete.')
}

function header(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
