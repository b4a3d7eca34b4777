import { documentTime, headerOf, type StorageAnswer, type StorageCall } from './call'
import { type AboutObject, type Segment, type StoredObject } from './object-table'
import { readBody, readText } from './read-body'
import { StorageRefusal } from './refusal'
import { copySegments, readSegments } from './segments'
import { idOf } from './version-table'
import { presentVersion, putObject, removeObjects, versionHeader } from './versions'
import { element, elementsOf, textOf, xmlDocument } from './xml'

const mostAtOnce = 5 * 2 ** 30

/** Answers a call to an object; calls to parts of one are elsewhere. */
export async function answerObjectCall(call: StorageCall): Promise<StorageAnswer> {
  const { method, target } = call
  const { query, key } = target
  if (query.has('acl')) return answerAcl(call)
  if (query.has('tagging')) return answerTags(call)
  if (method === 'GET' || method === 'HEAD') return readObject(call)
  if (method === 'DELETE') {
    const [deleted] = await call.change((open) =>
      removeObjects(call, open, [{ key, id: query.get('versionId') }]),
    )
    const { id, marker } = deleted ?? {}
    return {
      status: 204,
      headers: {
        ...(marker === undefined ? {} : { 'x-amz-delete-marker': 'true' }),
        ...(marker === undefined && id === undefined ? {} : { 'x-amz-version-id': id ?? marker ?? '' }),
      },
    }
  }
  if (method !== 'PUT') throw new StorageRefusal(405, 'MethodNotAllowed', 'The method is not allowed here.')
  if (headerOf(call, 'x-amz-copy-source') !== undefined) return copyObject(call)
  // Refuses a forbidden write before its body is read.
  await call.change(() => undefined)
  const written = await call.files.write(readBody(call.incoming, call.payload))
  if (written.size > mostAtOnce) {
    await call.files.remove([written.file])
    throw new StorageRefusal(400, 'EntityTooLarge', 'More than 5 GB go up in parts.')
  }
  const segments = segmentsOf(written)
  const version = await call.change((open) => {
    const about = aboutOf(call)
    return putObject(call, open, {
      key,
      size: written.size,
      etag: written.md5,
      modified: open.work.now,
      about,
      segments,
    })
  })
  return { headers: { etag: `"${written.md5}"`, ...versionHeader(version) } }
}

const keptHeaders = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
]

/** Headers and access of the object that a request makes. */
export function aboutOf({ incoming }: Pick<StorageCall, 'incoming'>): AboutObject {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(incoming.headers))
    if ((keptHeaders.includes(name) || name.startsWith('x-amz-meta-')) && typeof value === 'string')
      headers[name] = name === 'content-encoding' ? value.replace(/^aws-chunked,?\s*/, '') : value
  if (headers['content-encoding'] === '') delete headers['content-encoding']
  headers['content-type'] ??= 'binary/octet-stream'
  return { headers, isPublic: incoming.headers['x-amz-acl'] === 'public-read' }
}

/** The source object of a copy. */
export async function sourceOf(call: StorageCall): Promise<StoredObject> {
  const sent = /^\/?(?<path>[^?]*)(?:\?versionId=(?<id>.*))?$/.exec(headerOf(call, 'x-amz-copy-source') ?? '')
  const { path = '', id } = sent?.groups ?? {}
  const text = decodeURIComponent(path)
  const at = text.indexOf('/')
  const bucket = text.slice(0, at)
  const key = text.slice(at + 1)
  const source = await call.change(({ work, row }) => {
    const owner = work.records.find('bucket', { key: bucket })?.owner
    if (owner !== row.owner) throw new StorageRefusal(403, 'AccessDenied', 'Access Denied')
    return presentVersion(call, bucket, key, id === undefined ? undefined : decodeURIComponent(id))
  })
  const wanted = headerOf(call, 'x-amz-copy-source-if-match')?.replaceAll('"', '')
  if (wanted !== undefined && wanted !== source.etag)
    throw new StorageRefusal(412, 'PreconditionFailed', 'The source has changed.')
  return source
}

async function copyObject(call: StorageCall): Promise<StorageAnswer> {
  const source = await sourceOf(call)
  if (source.size > mostAtOnce)
    throw new StorageRefusal(400, 'InvalidRequest', 'More than 5 GB are copied in parts.')
  const replaces = headerOf(call, 'x-amz-metadata-directive') === 'REPLACE'
  const segments = await copySegments(call.files, source.segments)
  const { modified, version } = await call.change((open) => {
    const about = replaces
      ? { ...aboutOf(call), ...(source.about.tags === undefined ? {} : { tags: source.about.tags }) }
      : { ...source.about, isPublic: aboutOf(call).isPublic }
    const { now } = open.work
    const { size, etag } = source
    const object = { key: call.target.key, size, etag, modified: now, about, segments }
    return { modified: now, version: putObject(call, open, object) }
  })
  const parts = element('LastModified', documentTime(modified)) + element('ETag', [`"${source.etag}"`])
  const from = source.version === undefined ? {} : { 'x-amz-copy-source-version-id': source.version }
  return { body: xmlDocument('CopyObjectResult', parts), headers: { ...versionHeader(version), ...from } }
}

async function readObject(call: StorageCall): Promise<StorageAnswer> {
  const { bucket, key, query } = call.target
  const { object, version } = await call.change(({ row }) => {
    const object = presentVersion(call, bucket, key, query.get('versionId'))
    return { object, version: row.state?.versioning === undefined ? undefined : idOf(object) }
  })
  checkConditions(call, object)
  const overrides = [...query].flatMap(([name, value]) =>
    name.startsWith('response-') ? [[name.slice('response-'.length), value] as const] : [],
  )
  const headers = {
    ...object.about.headers,
    ...Object.fromEntries(overrides),
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.modified).toUTCString(),
    'accept-ranges': 'bytes',
    ...versionHeader(version),
    ...(object.about.tags === undefined
      ? {}
      : { 'x-amz-tagging-count': `${object.about.tags.split('<Tag>').length - 1}` }),
  }
  const range = rangeOf(headerOf(call, 'range'), object.size)
  const { start, end } = range ?? { start: 0, end: object.size }
  return {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': `${end - start}`,
      ...(range ? { 'content-range': `bytes ${start}-${end - 1}/${object.size}` } : {}),
    },
    ...(call.method === 'HEAD' ? {} : { body: readSegments(call.files, object.segments, start, end) }),
  }
}

function checkConditions(call: StorageCall, { etag }: StoredObject): void {
  const match = headerOf(call, 'if-match')?.replaceAll('"', '')
  if (match !== undefined && match !== '*' && match !== etag)
    throw new StorageRefusal(
      412,
      'PreconditionFailed',
      'At least one of the conditions you specified did not hold.',
    )
  const none = headerOf(call, 'if-none-match')?.replaceAll('"', '')
  if (none === etag) throw new StorageRefusal(304, 'NotModified', 'Not Modified')
}

/** The bytes of a `Range` header, `end` not included; undefined for all. @throws StorageRefusal 416 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return undefined
  const [, from = '', to = ''] = found
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size : Math.min(size, Number(to) + 1)
  if (start >= size || end <= start)
    throw new StorageRefusal(416, 'InvalidRange', 'The requested range is not satisfiable')
  return { start, end }
}

/** ACL and tags can only be changed in the present version. */
function assertPresent({ target, table }: StorageCall): void {
  const id = target.query.get('versionId')
  const present = table.find(target.bucket, target.key)
  if (id !== undefined && (!present || idOf(present) !== id))
    throw new StorageRefusal(501, 'NotImplemented', 'Older versions keep their rules and tags.')
}

async function answerAcl(call: StorageCall): Promise<StorageAnswer> {
  const { bucket, key } = call.target
  if (call.method === 'PUT') {
    const acl = headerOf(call, 'x-amz-acl')
    if (acl !== 'public-read' && acl !== 'private')
      throw new StorageRefusal(501, 'NotImplemented', 'x-amz-acl is public-read or private.')
    await call.change(() => {
      assertPresent(call)
      const object = presentVersion(call, bucket, key, call.target.query.get('versionId'))
      call.table.put(bucket, { ...object, about: { ...object.about, isPublic: acl === 'public-read' } })
    })
    return {}
  }
  const { about } = await call.change(() =>
    presentVersion(call, bucket, key, call.target.query.get('versionId')),
  )
  const all = element('URI', 'http://acs.amazonaws.com/groups/global/AllUsers')
  const grant = element('Grant', element('Grantee', all) + element('Permission', 'READ'))
  const list = element('AccessControlList', about.isPublic ? grant : '')
  return { body: xmlDocument('AccessControlPolicy', list) }
}

async function answerTags(call: StorageCall): Promise<StorageAnswer> {
  const { bucket, key } = call.target
  if (call.method === 'GET') {
    const { about } = await call.change(() =>
      presentVersion(call, bucket, key, call.target.query.get('versionId')),
    )
    return { body: xmlDocument('Tagging', element('TagSet', about.tags ?? '')) }
  }
  const sent = call.method === 'PUT' ? elementsOf(await readText(call.incoming, call.payload), 'Tag') : []
  checkTags(sent)
  const tags = sent.length === 0 ? undefined : sent.map((tag) => element('Tag', tag)).join('')
  await call.change(() => {
    assertPresent(call)
    const object = presentVersion(call, bucket, key, call.target.query.get('versionId'))
    const { tags: _before, ...about } = object.about
    call.table.put(bucket, { ...object, about: { ...about, ...(tags === undefined ? {} : { tags }) } })
  })
  return { status: call.method === 'DELETE' ? 204 : 200 }
}

const mostTags = 10

function checkTags(tags: readonly string[]): void {
  if (tags.length > mostTags)
    throw new StorageRefusal(400, 'BadRequest', `Object tags cannot be greater than ${mostTags}`)
  const names = tags.map((tag) => textOf(tag, 'Key') ?? '')
  if (names.some((name) => name === '' || name.length > 128))
    throw new StorageRefusal(400, 'InvalidTag', 'The TagKey you have provided is invalid')
  if (tags.some((tag) => (textOf(tag, 'Value') ?? '').length > 256))
    throw new StorageRefusal(400, 'InvalidTag', 'The TagValue you have provided is invalid')
  if (new Set(names).size < names.length)
    throw new StorageRefusal(400, 'InvalidTag', 'Cannot provide multiple Tags with the same key')
}

/** Segments of written bytes. */
export function segmentsOf(written: { readonly file: string; readonly size: number }): Segment[] {
  return written.size === 0 ? [] : [{ file: written.file, size: written.size }]
}
