import { documentTime, type StorageAnswer, type StorageCall } from './call'
import { listObjects } from './list-objects'
import { listVersions } from './list-versions'
import { readText } from './read-body'
import { invalid, StorageRefusal } from './refusal'
import { encodeName } from './target'
import { idOf } from './version-table'
import { removeObjects } from './versions'
import { element, elementsOf, textOf, xmlDocument } from './xml'

const mostListed = 1000
const mostDeleted = 1000

/** Answers a call to a bucket. */
export async function answerBucketCall(call: StorageCall): Promise<StorageAnswer> {
  const { method, target } = call
  const { query } = target
  if (method === 'HEAD') return call.change(() => ({}))
  if (method === 'GET') {
    if (query.has('location')) return call.change(() => ({ body: xmlDocument('LocationConstraint', '') }))
    if (query.has('versioning')) return readVersioning(call)
    if (query.has('versions')) return listAllVersions(call)
    if (query.has('uploads')) return listUploads(call)
    for (const part of ['acl', 'cors', 'lifecycle', 'policy', 'tagging', 'website'])
      if (query.has(part))
        throw new StorageRefusal(501, 'NotImplemented', `Reading "${part}" is not implemented.`)
    return query.get('list-type') === '2' ? listSecond(call) : listFirst(call)
  }
  if (method === 'POST' && query.has('delete')) return deleteMany(call)
  if (method === 'PUT' && query.has('versioning')) return setVersioning(call)
  if (method === 'PUT' && query.size === 0)
    return call.change(() => {
      throw new StorageRefusal(409, 'BucketAlreadyOwnedByYou', 'The bucket is yours already.')
    })
  throw new StorageRefusal(
    405,
    'MethodNotAllowed',
    'Buckets are made, changed and deleted by the API of the platform.',
  )
}

/** Writes keys as they are, or URL-encoded if requested. */
function writerOf({ target }: StorageCall): (text: string) => readonly [string] {
  const type = target.query.get('encoding-type')
  if (type !== undefined && type !== 'url') throw invalid('Invalid Encoding Method specified in Request')
  return type === undefined ? (text) => [text] : (text) => [encodeName(text).replaceAll('%2F', '/')]
}

function numberOf({ target }: StorageCall, name: string): number {
  const text = target.query.get(name)
  const value = text === undefined ? mostListed : Number(text)
  if (!Number.isInteger(value) || value < 0) throw invalid(`${name} is a whole number`)
  return Math.min(value, mostListed)
}

async function readVersioning(call: StorageCall): Promise<StorageAnswer> {
  const status = await call.change(({ row }) => row.state?.versioning)
  return {
    body: xmlDocument('VersioningConfiguration', status === undefined ? '' : element('Status', status)),
  }
}

async function setVersioning(call: StorageCall): Promise<StorageAnswer> {
  const status = textOf(await readText(call.incoming, call.payload), 'Status')
  if (status !== 'Enabled' && status !== 'Suspended')
    throw new StorageRefusal(400, 'MalformedXML', 'Status is Enabled or Suspended.')
  await call.change(({ work, row }) => {
    work.records.save({ ...row, state: { ...row.state, versioning: status } })
  })
  return {}
}

async function listAllVersions(call: StorageCall): Promise<StorageAnswer> {
  const { query, bucket } = call.target
  const most = numberOf(call, 'max-keys')
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter') ?? ''
  const after = { key: query.get('key-marker') ?? '', id: query.get('version-id-marker') ?? '' }
  if (after.id !== '' && after.key === '')
    throw invalid('A version-id marker cannot be specified without a key marker.')
  const write = writerOf(call)
  const page = await call.change(() =>
    listVersions(call.versions, bucket, { prefix, delimiter, after, most }),
  )
  const { next } = page
  const head =
    element('Name', [bucket]) +
    element('Prefix', write(prefix)) +
    element('KeyMarker', write(after.key)) +
    element('VersionIdMarker', [after.id]) +
    (next ? element('NextKeyMarker', write(next.key)) : '') +
    (next && next.id !== '' ? element('NextVersionIdMarker', [next.id]) : '') +
    element('MaxKeys', `${most}`) +
    (delimiter === '' ? '' : element('Delimiter', write(delimiter))) +
    (query.has('encoding-type') ? element('EncodingType', 'url') : '') +
    element('IsTruncated', `${next !== undefined}`)
  const versions = page.versions.map((each) =>
    element(
      each.isMarker ? 'DeleteMarker' : 'Version',
      element('Key', write(each.key)) +
        element('VersionId', [idOf(each)]) +
        element('IsLatest', `${each.isLatest}`) +
        element('LastModified', documentTime(each.modified)) +
        (each.isMarker
          ? ''
          : element('ETag', [`"${each.etag}"`]) +
            element('Size', `${each.size}`) +
            element('StorageClass', 'STANDARD')),
    ),
  )
  const folders = page.folders.map((folder) => element('CommonPrefixes', element('Prefix', write(folder))))
  return { body: xmlDocument('ListVersionsResult', head + [...versions, ...folders].join('')) }
}

async function listPage(call: StorageCall, after: string) {
  const { query, bucket } = call.target
  const most = numberOf(call, 'max-keys')
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter') ?? ''
  const write = writerOf(call)
  const page = await call.change(() => listObjects(call.table, bucket, { prefix, delimiter, after, most }))
  const head =
    element('Name', [bucket]) +
    element('Prefix', write(prefix)) +
    element('MaxKeys', `${most}`) +
    (delimiter === '' ? '' : element('Delimiter', write(delimiter))) +
    (query.has('encoding-type') ? element('EncodingType', 'url') : '') +
    element('IsTruncated', `${page.next !== undefined}`)
  const contents = page.objects.map(({ key, size, etag, modified }) =>
    element(
      'Contents',
      element('Key', write(key)) +
        element('LastModified', documentTime(modified)) +
        element('ETag', [`"${etag}"`]) +
        element('Size', `${size}`) +
        element('StorageClass', 'STANDARD'),
    ),
  )
  const folders = page.folders.map((folder) => element('CommonPrefixes', element('Prefix', write(folder))))
  return { page, head, list: [...contents, ...folders].join(''), write }
}

async function listFirst(call: StorageCall): Promise<StorageAnswer> {
  const marker = call.target.query.get('marker') ?? ''
  const { page, head, list, write } = await listPage(call, marker)
  const isFolded = (call.target.query.get('delimiter') ?? '') !== ''
  const next = page.next !== undefined && isFolded ? element('NextMarker', write(page.next)) : ''
  return { body: xmlDocument('ListBucketResult', head + element('Marker', write(marker)) + next + list) }
}

async function listSecond(call: StorageCall): Promise<StorageAnswer> {
  const { query } = call.target
  const token = query.get('continuation-token')
  const after =
    token === undefined ? query.get('start-after') : Buffer.from(token, 'base64url').toString('utf8')
  const { page, head, list } = await listPage(call, after ?? '')
  const count = element('KeyCount', `${page.objects.length + page.folders.length}`)
  const next =
    page.next === undefined
      ? ''
      : element('NextContinuationToken', Buffer.from(page.next, 'utf8').toString('base64url'))
  return { body: xmlDocument('ListBucketResult', head + count + next + list) }
}

async function listUploads(call: StorageCall): Promise<StorageAnswer> {
  const { bucket, query } = call.target
  const write = writerOf(call)
  const prefix = query.get('prefix') ?? ''
  const uploads = await call.change(() => call.table.uploads(bucket))
  const list = uploads
    .filter(({ key }) => key.startsWith(prefix))
    .map(({ id, key, begun }) =>
      element(
        'Upload',
        element('Key', write(key)) + element('UploadId', [id]) + element('Initiated', documentTime(begun)),
      ),
    )
  const head =
    element('Bucket', [bucket]) + element('Prefix', write(prefix)) + element('IsTruncated', 'false')
  return { body: xmlDocument('ListMultipartUploadsResult', head + list.join('')) }
}

async function deleteMany(call: StorageCall): Promise<StorageAnswer> {
  const document = await readText(call.incoming, call.payload)
  const isDigested = [
    'content-md5',
    'x-amz-checksum-crc32',
    'x-amz-checksum-sha1',
    'x-amz-checksum-sha256',
  ].some((name) => call.incoming.headers[name] !== undefined)
  if (!isDigested)
    throw new StorageRefusal(400, 'InvalidRequest', 'Missing required header for this request: Content-MD5')
  const named = elementsOf(document, 'Object').map((each) => ({
    key: textOf(each, 'Key') ?? '',
    id: textOf(each, 'VersionId'),
  }))
  if (named.length === 0 || named.length > mostDeleted)
    throw new StorageRefusal(400, 'MalformedXML', 'The document names 1 to 1000 objects.')
  const isQuiet = textOf(document, 'Quiet') === 'true'
  const deleted = await call.change((open) => removeObjects(call, open, named))
  const list = isQuiet
    ? []
    : deleted.map(({ key, id, marker }) =>
        element(
          'Deleted',
          element('Key', [key]) +
            (id === undefined ? '' : element('VersionId', [id])) +
            (marker === undefined
              ? ''
              : element('DeleteMarker', 'true') + element('DeleteMarkerVersionId', [marker])),
        ),
      )
  return { body: xmlDocument('DeleteResult', list.join('')) }
}

/** Answers the list of the signing user's buckets. */
export function answerListOfBuckets(
  buckets: readonly { readonly name: string; readonly created: number }[],
  owner: string,
): StorageAnswer {
  const list = buckets.map(({ name, created }) =>
    element('Bucket', element('Name', [name]) + element('CreationDate', documentTime(created))),
  )
  const who = element('Owner', element('ID', [owner]) + element('DisplayName', [owner]))
  return { body: xmlDocument('ListAllMyBucketsResult', who + element('Buckets', list.join(''))) }
}
