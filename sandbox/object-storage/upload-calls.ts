import { createHash, randomUUID } from 'node:crypto'
import { documentTime, headerOf, type StorageAnswer, type StorageCall } from './call'
import { aboutOf, rangeOf, segmentsOf, sourceOf } from './object-calls'
import { filesOf, type StoredPart, type StoredUpload } from './object-table'
import { readBody, readText } from './read-body'
import { invalid, missing, StorageRefusal } from './refusal'
import { readSegments } from './segments'
import { putObject, versionHeader } from './versions'
import { element, elementsOf, textOf, xmlDocument } from './xml'

const mostParts = 10_000
const leastPart = 5 * 2 ** 20
const listedAtOnce = 1000

/** Answers a call to an upload in parts; undefined for other calls. */
export async function answerUploadCall(call: StorageCall): Promise<StorageAnswer | undefined> {
  const { method, target } = call
  const { query } = target
  if (method === 'POST' && query.has('uploads')) return begin(call)
  const id = query.get('uploadId')
  if (id === undefined) return undefined
  if (method === 'PUT') return putPart(call, id)
  if (method === 'GET') return listParts(call, id)
  if (method === 'POST') return complete(call, id)
  if (method !== 'DELETE')
    throw new StorageRefusal(405, 'MethodNotAllowed', 'The method is not allowed here.')
  await call.change(({ unused }) => {
    presentUpload(call, id)
    unused.push(...call.table.parts(id).flatMap(({ segments }) => filesOf(segments)))
    call.table.end(id)
  })
  return { status: 204 }
}

function presentUpload({ table, target }: StorageCall, id: string): StoredUpload {
  const upload = table.upload(target.bucket, target.key, id)
  if (!upload) throw missing('NoSuchUpload')
  return upload
}

async function begin(call: StorageCall): Promise<StorageAnswer> {
  const { bucket, key } = call.target
  const id = randomUUID().replaceAll('-', '')
  await call.change(({ work }) => {
    call.table.begin({ id, bucket, key, begun: work.now, about: aboutOf(call) })
  })
  const parts = element('Bucket', [bucket]) + element('Key', [key]) + element('UploadId', [id])
  return { body: xmlDocument('InitiateMultipartUploadResult', parts) }
}

async function putPart(call: StorageCall, id: string): Promise<StorageAnswer> {
  const number = Number(call.target.query.get('partNumber'))
  if (!Number.isInteger(number) || number < 1 || number > mostParts)
    throw invalid('Part number must be an integer between 1 and 10000, inclusive')
  await call.change(() => presentUpload(call, id))
  const isCopy = headerOf(call, 'x-amz-copy-source') !== undefined
  const written = await call.files.write(
    isCopy ? await copiedBytes(call) : readBody(call.incoming, call.payload),
  )
  const modified = await call.change(({ work, unused }) => {
    try {
      presentUpload(call, id)
    } catch (error) {
      unused.push(written.file)
      throw error
    }
    const before = call.table.parts(id).find((part) => part.number === number)
    unused.push(...filesOf(before?.segments ?? []))
    const part = { number, size: written.size, etag: written.md5, modified: work.now }
    call.table.putPart(id, { ...part, segments: segmentsOf(written) })
    return work.now
  })
  const etag = `"${written.md5}"`
  if (!isCopy) return { headers: { etag } }
  return {
    body: xmlDocument(
      'CopyPartResult',
      element('LastModified', documentTime(modified)) + element('ETag', [etag]),
    ),
  }
}

async function copiedBytes(call: StorageCall): Promise<AsyncIterable<Buffer>> {
  const source = await sourceOf(call)
  const { start, end } = rangeOf(headerOf(call, 'x-amz-copy-source-range'), source.size) ?? {
    start: 0,
    end: source.size,
  }
  return readSegments(call.files, source.segments, start, end)
}

async function listParts(call: StorageCall, id: string): Promise<StorageAnswer> {
  const { bucket, key, query } = call.target
  const marker = Number(query.get('part-number-marker') ?? 0)
  const most = Math.min(Number(query.get('max-parts') ?? listedAtOnce), listedAtOnce)
  const all = await call.change(() => {
    presentUpload(call, id)
    return call.table.parts(id).filter(({ number }) => number > marker)
  })
  const listed = all.slice(0, most)
  const list = listed.map(({ number, size, etag, modified }) =>
    element(
      'Part',
      element('PartNumber', `${number}`) +
        element('LastModified', documentTime(modified)) +
        element('ETag', [`"${etag}"`]) +
        element('Size', `${size}`),
    ),
  )
  const head = [
    element('Bucket', [bucket]),
    element('Key', [key]),
    element('UploadId', [id]),
    element('PartNumberMarker', `${marker}`),
    element('NextPartNumberMarker', `${listed.at(-1)?.number ?? 0}`),
    element('MaxParts', `${most}`),
    element('IsTruncated', `${listed.length < all.length}`),
  ]
  return { body: xmlDocument('ListPartsResult', head.join('') + list.join('')) }
}

async function complete(call: StorageCall, id: string): Promise<StorageAnswer> {
  const { bucket, key } = call.target
  const document = await readText(call.incoming, call.payload)
  const named = elementsOf(document, 'Part').map((part) => ({
    number: Number(textOf(part, 'PartNumber')),
    etag: (textOf(part, 'ETag') ?? '').replaceAll('"', ''),
  }))
  if (named.length === 0) throw new StorageRefusal(400, 'MalformedXML', 'The document names no part.')
  const { etag, version } = await call.change((open) => {
    const upload = presentUpload(call, id)
    const stored = call.table.parts(id)
    const parts = named.map(({ number, etag }, index) => {
      const part = stored.find((each) => each.number === number && each.etag === etag)
      if (!part) throw new StorageRefusal(400, 'InvalidPart', 'One of the parts could not be found.')
      if (number <= (named[index - 1]?.number ?? 0))
        throw new StorageRefusal(400, 'InvalidPartOrder', 'The parts are not in ascending order.')
      if (index < named.length - 1 && part.size < leastPart)
        throw new StorageRefusal(400, 'EntityTooSmall', 'A part other than the last is smaller than 5 MiB.')
      return part
    })
    const used = new Set(parts.map(({ number }) => number))
    open.unused.push(
      ...stored.filter(({ number }) => !used.has(number)).flatMap(({ segments }) => filesOf(segments)),
    )
    const etag = etagOf(parts)
    const size = parts.reduce((sum, part) => sum + part.size, 0)
    const segments = parts.flatMap((part) => part.segments)
    const object = { key, size, etag, modified: open.work.now, about: upload.about, segments }
    const version = putObject(call, open, object)
    call.table.end(id)
    return { etag, version }
  })
  const place = element('Bucket', [bucket]) + element('Key', [key]) + element('ETag', [`"${etag}"`])
  return { body: xmlDocument('CompleteMultipartUploadResult', place), headers: versionHeader(version) }
}

/** The hash of the hashes of the parts, with their number. */
function etagOf(parts: readonly StoredPart[]): string {
  const hash = createHash('md5')
  for (const { etag } of parts) hash.update(Buffer.from(etag, 'hex'))
  return `${hash.digest('hex')}-${parts.length}`
}
