import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { readDiskTime } from '../format-time'
import { exposedHeaders, allowedMethods, maxAge } from '../machines/bucket-cors'
import { runInTransaction } from '../run-in-transaction'
import type { Runtime } from '../runtime'
import { answerBucketCall, answerListOfBuckets } from './bucket-calls'
import type { OpenWork, StorageAnswer, StorageCall } from './call'
import { answerObjectCall } from './object-calls'
import type { ObjectFiles } from './object-files'
import { createObjectTable } from './object-table'
import { openBucket } from './open-bucket'
import { StorageRefusal } from './refusal'
import { checkSignature } from './signature'
import { readTarget, type StorageTarget } from './target'
import { answerUploadCall } from './upload-calls'
import { createVersionTable } from './version-table'
import { askedVersion } from './versions'

/** Answers a request of Node's HTTP server, because it needs the unparsed URL. */
export type StorageListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** The object storage of a sandbox, as S3 over HTTP. */
export function createObjectStorage(runtime: Runtime, files: ObjectFiles): StorageListener {
  const table = createObjectTable(runtime.database)
  const versions = createVersionTable(runtime.database, table)

  const answer = async (incoming: IncomingMessage, target: StorageTarget): Promise<StorageAnswer> => {
    const method = incoming.method ?? 'GET'
    const headers = incoming.headers
    let owner: number | undefined
    const secretOf = (accessKey: string): string | undefined => {
      for (const { owner: user, document } of runtime.records.list('storageUser', {})) {
        const key = document.s3Credentials.find((each) => each.accessKey === accessKey)
        if (!key) continue
        owner = user
        return key.secretKey
      }
      return undefined
    }
    const signed = checkSignature({ method, headers, target }, secretOf, runtime.clock.now())
    if (target.bucket === '') {
      if (!signed || method !== 'GET') throw denied()
      return runInTransaction(runtime, ({ records }) => {
        const own = records.list('bucket', { owner: owner ?? 0 }).map(({ document }) => ({
          name: document.name,
          created: readDiskTime(document.created_at),
        }))
        return answerListOfBuckets(own, signed.accessKey)
      })
    }
    const call: StorageCall = {
      ...{ incoming, method, target, owner, table, versions, files },
      payload: signed?.payload ?? 'UNSIGNED-PAYLOAD',
      change: async (work) => {
        const unused: string[] = []
        try {
          return runInTransaction(runtime, (present) => {
            const row = openBucket(present, table, versions, target.bucket, unused)
            const open: OpenWork = { row, work: present, unused }
            assertMay(call, open)
            return work(open)
          })
        } finally {
          await files.remove(unused)
        }
      },
    }
    if (target.key === '') return answerBucketCall(call)
    return (await answerUploadCall(call)) ?? answerObjectCall(call)
  }

  return (incoming, outgoing) => {
    void (async () => {
      const shared: Record<string, string> = {
        date: new Date(runtime.clock.now()).toUTCString(),
        'x-amz-request-id': randomBytes(8).toString('hex').toUpperCase(),
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      }
      try {
        const target = readTarget(incoming.url ?? '/', incoming.headers.host ?? '')
        const allowed = originOf(runtime, target.bucket, incoming.headers.origin)
        if (incoming.method === 'OPTIONS') {
          send(outgoing, preflight(incoming, allowed), shared)
          return
        }
        if (allowed !== undefined) {
          shared['access-control-allow-origin'] = allowed
          shared['access-control-expose-headers'] = exposedHeaders.join(', ')
          shared['vary'] = 'Origin'
        }
        const answered = await answer(incoming, target)
        await send(outgoing, answered, shared)
      } catch (error) {
        if (outgoing.headersSent || outgoing.destroyed) outgoing.destroy()
        else if (error instanceof StorageRefusal) refuse(incoming, outgoing, error, shared)
        else if (incoming.destroyed || incoming.errored) outgoing.destroy()
        else {
          runtime.onDefect(error)
          refuse(incoming, outgoing, new StorageRefusal(500, 'InternalError', String(error)), shared)
        }
      }
    })()
  }
}

function assertMay(call: StorageCall, { row }: OpenWork): void {
  const { method, target, owner } = call
  const isRead = method === 'GET' || method === 'HEAD'
  if (owner === undefined) {
    const isPublic = isRead && target.key !== '' && askedVersion(call)?.about.isPublic === true
    if (!isPublic) throw denied()
  } else if (row.owner !== owner) throw denied()
  if (row.document.is_suspended && !isRead)
    throw new StorageRefusal(403, 'UserSuspended', 'The bucket is suspended and can only be read.')
}

function denied(): StorageRefusal {
  return new StorageRefusal(403, 'AccessDenied', 'Access Denied')
}

/** The origin for CORS headers, if the bucket allows the origin of the request; otherwise undefined. */
function originOf(runtime: Runtime, bucket: string, origin: string | undefined): string | undefined {
  const allowed = runtime.records.find('bucket', { key: bucket })?.state?.allowedOrigin
  return origin !== undefined && (allowed === origin || allowed === '*') ? allowed : undefined
}

function preflight(incoming: IncomingMessage, allowed: string | undefined): StorageAnswer {
  if (allowed === undefined)
    throw new StorageRefusal(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.')
  return {
    headers: {
      'access-control-allow-origin': allowed,
      'access-control-allow-methods': allowedMethods.join(', '),
      'access-control-allow-headers': String(incoming.headers['access-control-request-headers'] ?? '*'),
      'access-control-max-age': `${maxAge}`,
      vary: 'Origin',
    },
  }
}

async function send(
  outgoing: ServerResponse,
  { status = 200, headers = {}, body }: StorageAnswer,
  shared: Readonly<Record<string, string>>,
): Promise<void> {
  if (typeof body === 'string') {
    const length = `${Buffer.byteLength(body)}`
    outgoing.writeHead(status, {
      ...shared,
      'content-type': 'application/xml',
      'content-length': length,
      ...headers,
    })
    outgoing.end(body)
    return
  }
  outgoing.writeHead(status, {
    ...shared,
    ...(body || headers['content-length'] ? {} : { 'content-length': '0' }),
    ...headers,
  })
  if (body === undefined) outgoing.end()
  else await pipeline(Readable.from(body), outgoing)
}

function refuse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  refusal: StorageRefusal,
  shared: Readonly<Record<string, string>>,
): void {
  const body =
    incoming.method === 'HEAD' || refusal.status === 304 ? '' : refusal.document(incoming.url ?? '/')
  // The rest of the body is not read.
  const connection = incoming.complete ? 'keep-alive' : 'close'
  outgoing.writeHead(refusal.status, {
    ...shared,
    ...refusal.headers,
    'content-type': 'application/xml',
    'content-length': `${Buffer.byteLength(body)}`,
    connection,
  })
  outgoing.end(body)
}
