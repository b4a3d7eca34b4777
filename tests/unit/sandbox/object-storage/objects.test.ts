import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Bucket } from '../../../../sandbox/entities'
import { createFrozenClock } from '../../../../sandbox/clock'
import { createSandbox } from '../../../../sandbox/create-sandbox'
import { type Client, connect, start } from '../support'
import { accessKeyId, contentsOf, openStorage, secretAccessKey, signatureTime } from './support'

const md5 = (text: string, form: 'hex' | 'base64' = 'hex'): string =>
  createHash('md5').update(text).digest(form)

async function contentOf(client: Client, name: string): Promise<[objects: number, bytes: number]> {
  const { body } = await client.get<Bucket>(`/storage/bucket?name=${name}`)
  return [body.num_objects, body.size_bytes]
}

describe('objects of a bucket', () => {
  it('[BUCKET-07 platform] are written, read, copied and deleted, and count in the record', async () => {
    const { client, call, text } = await openStorage()
    const put = await call('PUT', '/press-kit/a/logo.txt', {
      body: 'hello',
      headers: { 'content-type': 'text/plain', 'cache-control': 'max-age=60', 'x-amz-meta-by': 'kadri' },
    })
    expect([put.status, put.headers.get('etag')]).toEqual([200, `"${md5('hello')}"`])
    expect(await contentOf(client, 'press-kit')).toEqual([1, 5])

    const get = await call('GET', '/press-kit/a/logo.txt')
    expect([
      await get.text(),
      ...['content-type', 'cache-control', 'x-amz-meta-by'].map((name) => get.headers.get(name)),
    ]).toEqual(['hello', 'text/plain', 'max-age=60', 'kadri'])
    const part = await call('GET', '/press-kit/a/logo.txt', { headers: { range: 'bytes=1-3' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 1-3/5',
      'ell',
    ])
    const past = await call('GET', '/press-kit/a/logo.txt', { headers: { range: 'bytes=9-' } })
    expect(past.status).toBe(416)
    const head = await call('HEAD', '/press-kit/a/logo.txt')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5', ''])

    const copy = await text('PUT', '/press-kit/b.txt', {
      headers: { 'x-amz-copy-source': '/press-kit/a/logo.txt' },
    })
    expect(contentsOf(copy, 'ETag')).toEqual([`"${md5('hello')}"`])
    const replaced = {
      'x-amz-copy-source': '/press-kit/b.txt',
      'x-amz-metadata-directive': 'REPLACE',
      'content-type': 'text/x',
    }
    await call('PUT', '/press-kit/b.txt', { headers: replaced })
    expect((await call('HEAD', '/press-kit/b.txt')).headers.get('content-type')).toBe('text/x')
    expect(await contentOf(client, 'press-kit')).toEqual([2, 10])

    expect((await call('DELETE', '/press-kit/a/logo.txt')).status).toBe(204)
    expect((await call('DELETE', '/press-kit/a/logo.txt')).status).toBe(204)
    expect((await call('GET', '/press-kit/a/logo.txt')).status).toBe(404)
    expect(await contentOf(client, 'press-kit')).toEqual([1, 5])
    expect(contentsOf(await text('GET', '/press-kit/none'), 'Code')).toEqual(['NoSuchKey'])
    expect(contentsOf(await text('GET', '/none/none'), 'Code')).toEqual(['NoSuchBucket'])
  })

  it('[BUCKET-07 platform] are as many and as large as the record says, samples included', async () => {
    const { client, text, call } = await openStorage()
    let [objects, bytes, token] = [0, 0, '']
    const folders = new Set<string>()
    for (;;) {
      const page = await text('GET', `/ci-artifacts?list-type=2${token && `&continuation-token=${token}`}`)
      const sizes = contentsOf(page, 'Size').map(Number)
      objects += sizes.length
      bytes += sizes.reduce((sum, size) => sum + size, 0)
      for (const key of contentsOf(page, 'Key')) folders.add(key.split('/')[0] ?? '')
      token = contentsOf(page, 'NextContinuationToken')[0] ?? ''
      if (token === '') break
    }
    expect([objects, bytes]).toEqual(await contentOf(client, 'ci-artifacts'))
    expect([...folders]).toEqual(['originals', 'products', 'readme.txt', 'sounds'])
    const picture = Buffer.from(
      await (await call('GET', '/ci-artifacts/products/2026-autumn/boots-side.png')).arrayBuffer(),
    )
    expect([picture.length, picture.subarray(1, 4).toString()]).toEqual([241_700, 'PNG'])

    client.sandbox.control.fillBucket('press-kit', 0, 3)
    await call('PUT', '/press-kit/own', { body: 'own' })
    expect(await contentOf(client, 'press-kit')).toEqual([4, 3])
    client.sandbox.control.fillBucket('press-kit', 100, 6)
    expect(contentsOf(await text('GET', '/press-kit?list-type=2'), 'Key')).toContain('own')
    expect(contentsOf(await text('GET', '/press-kit?list-type=2'), 'Key')).toHaveLength(6)
    client.sandbox.control.fillBucket('press-kit', 0, 0)
    expect(contentsOf(await text('GET', '/press-kit?list-type=2'), 'Key')).toEqual([])
  })

  it('[BUCKET-07 platform] are listed by both versions, folded, in pages, encoded when asked for', async () => {
    const { call, text } = await openStorage()
    const keys = ['a/1', 'a/2', 'a0', 'b/c/1', 'b/c/2', 'b/d', 'c d+&<', 'ä']
    for (const key of keys) await call('PUT', `/press-kit/${encodeURIComponent(key)}`, { body: key })
    const pages = async (path: string, next: string, parameter: string): Promise<string[]> => {
      const found: string[] = []
      for (let marker = ''; ;) {
        const page = await text('GET', `${path}${marker && `&${parameter}=${encodeURIComponent(marker)}`}`)
        found.push(
          ...contentsOf(page, 'Key'),
          ...contentsOf(page.replaceAll(/<CommonPrefixes>/g, ''), 'Prefix').slice(1),
        )
        marker = decodeURIComponent(contentsOf(page, next)[0] ?? '')
        if (marker === '') return found
      }
    }
    const folded = ['a0', 'a/', 'b/', 'c%20d%2B%26%3C', '%C3%A4']
    const second = '/press-kit?list-type=2&delimiter=/&max-keys=2&encoding-type=url'
    expect((await pages(second, 'NextContinuationToken', 'continuation-token')).sort()).toEqual(
      [...folded].sort(),
    )
    const first = '/press-kit?delimiter=/&max-keys=1&encoding-type=url'
    expect((await pages(first, 'NextMarker', 'marker')).sort()).toEqual([...folded].sort())
    const inFolder = await text('GET', '/press-kit?prefix=b/&delimiter=/')
    expect([contentsOf(inFolder, 'Key'), contentsOf(inFolder, 'Prefix')]).toEqual([['b/d'], ['b/', 'b/c/']])
    expect(contentsOf(await text('GET', '/press-kit?list-type=2&start-after=b/d'), 'Key')).toEqual([
      'c d+&amp;&lt;',
      'ä',
    ])
  })

  it('[BUCKET-07 platform] have any name, as it was sent and not as it would be resolved', async () => {
    const { client, origin, text } = await openStorage()
    const names = [
      'a//b',
      '/lead',
      '..',
      'x/../y',
      '%',
      '+',
      'new\nline',
      '\u202Egnp.exe',
      '😀',
      "q'()!*",
      'ü'.repeat(512),
    ]
    for (const name of names) {
      const path = name.split('/').map(encodeURIComponent).join('/').replaceAll('.', '%2E')
      const signed = signRaw(
        `/press-kit/${name.split('/').map(encodeURIComponent).join('/')}`,
        new URL(origin).host,
        client,
      )
      const status = await sendRaw(origin, `/press-kit/${path}`, signed, name)
      expect([name, status]).toEqual([name, 200])
    }
    const listed = contentsOf(await text('GET', '/press-kit?list-type=2&encoding-type=url'), 'Key')
    expect(listed.map(decodeURIComponent).sort()).toEqual([...names].sort())
    const long = `/press-kit/${'a'.repeat(1025)}`
    expect(contentsOf(await text('PUT', long, { body: '' }), 'Code')).toEqual(['KeyTooLongError'])
  })

  it('[BUCKET-07 platform] are deleted by the thousand, when the list has a digest', async () => {
    const { client, text } = await openStorage()
    client.sandbox.control.fillBucket('press-kit', 1000, 5)
    const [first = '', second = ''] = contentsOf(await text('GET', '/press-kit?list-type=2'), 'Key')
    const names = [first, second, 'nobody'].map((key) => `<Object><Key>${key}</Key></Object>`)
    const body = `<Delete>${names.join('')}</Delete>`
    expect(contentsOf(await text('POST', '/press-kit?delete', { body }), 'Code')).toEqual(['InvalidRequest'])
    const wrong = { 'content-md5': md5('else', 'base64') }
    expect(contentsOf(await text('POST', '/press-kit?delete', { body, headers: wrong }), 'Code')).toEqual([
      'BadDigest',
    ])
    const headers = { 'content-md5': md5(body, 'base64') }
    const deleted = contentsOf(await text('POST', '/press-kit?delete', { body, headers }), 'Key')
    expect(deleted).toEqual([first, second, 'nobody'])
    expect((await contentOf(client, 'press-kit'))[0]).toBe(3)
  })

  it('[BUCKET-07 platform] go up in parts, which are listed, completed and given up', async () => {
    const { client, call, text } = await openStorage()
    const begun = async (): Promise<string> =>
      contentsOf(
        await text('POST', '/press-kit/film.bin?uploads', { headers: { 'content-type': 'video/x' } }),
        'UploadId',
      )[0] ?? ''
    const id = await begun()
    const big = 'x'.repeat(5 * 2 ** 20)
    const etags: (string | null)[] = []
    for (const [index, body] of [big, 'wrong', big].entries())
      etags.push(
        (
          await call('PUT', `/press-kit/film.bin?partNumber=${index + 1}&uploadId=${id}`, { body })
        ).headers.get('etag'),
      )
    expect(await contentOf(client, 'press-kit')).toEqual([0, 0])
    const listed = await text('GET', `/press-kit/film.bin?uploadId=${id}&max-parts=2`)
    expect([contentsOf(listed, 'PartNumber'), contentsOf(listed, 'IsTruncated')]).toEqual([
      ['1', '2'],
      ['true'],
    ])
    expect(contentsOf(await text('GET', '/press-kit?uploads'), 'UploadId')).toEqual([id])
    const complete = (parts: readonly number[]) =>
      text('POST', `/press-kit/film.bin?uploadId=${id}`, {
        body: `<CompleteMultipartUpload>${parts
          .map((part) => `<Part><PartNumber>${part}</PartNumber><ETag>${etags[part - 1]}</ETag></Part>`)
          .join('')}</CompleteMultipartUpload>`,
      })
    expect(contentsOf(await complete([2, 3]), 'Code')).toEqual(['EntityTooSmall'])
    expect(contentsOf(await complete([3, 1]), 'Code')).toEqual(['InvalidPartOrder'])
    const hash = createHash('md5')
      .update(Buffer.from(md5(big) + md5('wrong'), 'hex'))
      .digest('hex')
    expect(contentsOf(await complete([1, 2]), 'ETag')).toEqual([`"${hash}-2"`])
    expect(await contentOf(client, 'press-kit')).toEqual([1, big.length + 5])
    const read = await call('GET', '/press-kit/film.bin', { headers: { range: `bytes=${big.length - 1}-` } })
    expect([read.headers.get('content-type'), await read.text()]).toEqual(['video/x', 'xwrong'])
    expect(contentsOf(await complete([1, 2]), 'Code')).toEqual(['NoSuchUpload'])

    const other = await begun()
    const source = { 'x-amz-copy-source': '/press-kit/film.bin', 'x-amz-copy-source-range': 'bytes=0-3' }
    const copied = await text('PUT', `/press-kit/film.bin?partNumber=1&uploadId=${other}`, {
      headers: source,
    })
    expect(contentsOf(copied, 'ETag')).toEqual([`"${md5('xxxx')}"`])
    expect((await call('DELETE', `/press-kit/film.bin?uploadId=${other}`)).status).toBe(204)
    expect(contentsOf(await text('GET', `/press-kit/film.bin?uploadId=${other}`), 'Code')).toEqual([
      'NoSuchUpload',
    ])
    expect(contentsOf(await text('GET', '/press-kit?uploads'), 'UploadId')).toEqual([])
  })

  it('[BUCKET-07 platform] may be public and have tags', async () => {
    const { call, text, origin } = await openStorage()
    await call('PUT', '/press-kit/a', { body: 'a' })
    expect((await fetch(`${origin}/press-kit/a`)).status).toBe(403)
    await call('PUT', '/press-kit/a?acl', { headers: { 'x-amz-acl': 'public-read' } })
    expect(await (await fetch(`${origin}/press-kit/a`)).text()).toBe('a')
    expect(await text('GET', '/press-kit/a?acl')).toContain('AllUsers')
    expect((await fetch(`${origin}/press-kit/a`, { method: 'DELETE' })).status).toBe(403)
    const tags = '<Tag><Key>season</Key><Value>autumn</Value></Tag>'
    const putTags = (list: string) =>
      call('PUT', '/press-kit/a?tagging', { body: `<Tagging><TagSet>${list}</TagSet></Tagging>` })
    await putTags(tags)
    for (const wrong of [tags + tags, '<Tag><Key></Key></Tag>', tags.replace('autumn', 'a'.repeat(257))])
      expect(await (await putTags(wrong)).text()).toContain('InvalidTag')
    const many = Array.from({ length: 11 }, (_, index) => tags.replace('season', `s${index}`)).join('')
    expect((await putTags(many)).status).toBe(400)
    expect(await text('GET', '/press-kit/a?tagging')).toContain(tags)
    expect((await call('HEAD', '/press-kit/a')).headers.get('x-amz-tagging-count')).toBe('1')
    await call('DELETE', '/press-kit/a?tagging')
    expect(contentsOf(await text('GET', '/press-kit/a?tagging'), 'Key')).toEqual([])
  })

  it('[BUCKET-07 platform] are refused to others and to wrong signatures, and read-only while suspended', async () => {
    const { client, origin, call, text } = await openStorage()
    const codeFor = async (
      keys: Partial<{ accessKeyId: string; secretAccessKey: string }>,
      path: string,
      at = 0,
      method = 'GET',
    ) => {
      const aws = new AwsClient({
        accessKeyId,
        secretAccessKey,
        ...keys,
        service: 's3',
        region: 'us-east-1',
        retries: 0,
      })
      const datetime = signatureTime(client.sandbox.clock.now() + at)
      const answer = await fetch(await aws.sign(`${origin}${path}`, { method, aws: { datetime } }))
      return contentsOf(await answer.text(), 'Code')[0]
    }
    expect(await codeFor({}, '/press-kit')).toBeUndefined()
    expect(await codeFor({ secretAccessKey: 'wrong' }, '/press-kit')).toBe('SignatureDoesNotMatch')
    expect(await codeFor({ accessKeyId: 'NOBODY' }, '/press-kit')).toBe('InvalidAccessKeyId')
    expect(await codeFor({}, '/press-kit', 16 * 60_000)).toBe('RequestTimeTooSkewed')
    expect(await codeFor({}, '/arved-photos')).toBe('AccessDenied')
    expect(contentsOf(await text('GET', '/'), 'Name')).toHaveLength(6)

    const aws = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: 'us-east-1' })
    await call('PUT', '/press-kit/a', { body: 'a' })
    const link = async (expires: number) =>
      (
        await aws.sign(
          `${origin}/press-kit/a?X-Amz-Expires=${expires}&response-content-disposition=attachment`,
          {
            aws: { signQuery: true, datetime: signatureTime(client.sandbox.clock.now()) },
          },
        )
      ).url
    const [short, changed] = [await link(60), (await link(60)).replace('attachment', 'inline')]
    const answer = await fetch(short)
    expect([await answer.text(), answer.headers.get('content-disposition')]).toEqual(['a', 'attachment'])
    expect((await fetch(changed)).status).toBe(403)
    client.advance(61)
    expect(contentsOf(await (await fetch(short)).text(), 'Message')).toEqual(['Request has expired'])
    expect((await fetch(await link(604_801))).status).toBe(400)

    const indebted = await client.get<{ s3Credentials: { accessKey: string; secretKey: string }[] }>(
      '/storage/user',
      { key: 'demo-indebted' },
    )
    const [{ accessKey = '', secretKey = '' } = {}] = indebted.body.s3Credentials
    const keys = { accessKeyId: accessKey, secretAccessKey: secretKey }
    expect(await codeFor(keys, '/pagar-pildid?list-type=2')).toBeUndefined()
    expect(await codeFor(keys, '/pagar-pildid/a', 0, 'PUT')).toBe('UserSuspended')
    expect(await codeFor(keys, '/pagar-pildid/a', 0, 'DELETE')).toBe('UserSuspended')
  })

  it('[BUCKET-18 platform] [BUCKET-15 platform] let in pages of the origin that was set, and say where the storage is', async () => {
    const { client, origin, call } = await openStorage({ storagePort: 9000 })
    const page = 'http://127.0.0.1:8080'
    const ask = () =>
      fetch(`${origin}/press-kit/a`, {
        method: 'OPTIONS',
        headers: {
          origin: page,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization',
        },
      })
    expect((await ask()).status).toBe(403)
    expect(
      (await call('GET', '/press-kit', { headers: { origin: page } })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBeNull()
    await client.put('/storage/bucket/cors', { name: 'press-kit', allowed_origin: page })
    const allowed = await ask()
    expect([allowed.status, allowed.headers.get('access-control-allow-headers')]).toEqual([
      200,
      'authorization',
    ])
    const read = await call('GET', '/press-kit/none', { headers: { origin: page } })
    expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([404, page])
    expect(read.headers.get('access-control-expose-headers')).toContain('ETag')
    const endpoint = await client.sandbox.fetch(
      new Request('http://127.0.0.1:8080/v1/storage/api/s3', { headers: { apikey: 'demo-customer' } }),
    )
    expect(await endpoint.json()).toEqual({ url: 'http://localhost:9000/' })
  })

  it('[BUCKET-07 platform] survive a restart beside the database, and go with a reset', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'objects-'))
    onTestFinished(() => {
      rmSync(folder, { recursive: true, force: true })
    })
    const store = join(folder, 'world.sqlite')
    const clock = createFrozenClock(start)
    const first = await openStorage({}, connect(createSandbox({ store, clock })))
    await first.call('PUT', '/press-kit/kept', { body: 'kept' })
    first.client.sandbox.close()
    const second = await openStorage({ store })
    expect(await second.text('GET', '/press-kit/kept')).toBe('kept')
    second.client.sandbox.control.reset()
    expect((await second.call('GET', '/press-kit/kept')).status).toBe(404)
  })

  it('[BUCKET-07 platform] take bodies in chunks with a checked trailer', async () => {
    const { client, origin, text } = await openStorage()
    const send = async (crc: string): Promise<number> => {
      const headers = {
        'x-amz-content-sha256': 'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
        'x-amz-decoded-content-length': '9',
        'x-amz-trailer': 'x-amz-checksum-crc32',
        'content-encoding': 'aws-chunked',
      }
      const signed = signRaw('/press-kit/chunked', new URL(origin).host, client, headers)
      const body = `5\r\n12345\r\n4\r\n6789\r\n0\r\nx-amz-checksum-crc32:${crc}\r\n\r\n`
      return sendRaw(origin, '/press-kit/chunked', signed, body)
    }
    expect(await send('AAAAAA==')).toBe(400)
    expect(await send('y/Q5Jg==')).toBe(200)
    expect(await text('GET', '/press-kit/chunked')).toBe('123456789')
  })
})

/** Headers of a PUT whose path is signed unchanged. */
function signRaw(
  path: string,
  host: string,
  client: Client,
  headers: Record<string, string> = {},
): Record<string, string> {
  const date = signatureTime(client.sandbox.clock.now())
  const all: Record<string, string> = {
    'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
    ...headers,
    host,
    'x-amz-date': date,
  }
  const names = Object.keys(all).sort()
  const encoded = path.replaceAll(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)
  const canonical = [
    'PUT',
    encoded,
    '',
    ...names.map((name) => `${name}:${all[name]}`),
    '',
    names.join(';'),
    all['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${date.slice(0, 8)}/us-east-1/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  )
  const hmac = (key: Buffer | string, part: string): Buffer => createHmac('sha256', key).update(part).digest()
  const signature = hmac(
    scope.split('/').reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`),
    text,
  ).toString('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`
  return { ...all, authorization }
}

async function sendRaw(
  origin: string,
  path: string,
  headers: Record<string, string>,
  body: string,
): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method: 'PUT', path, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        resolve(answer.statusCode ?? 0)
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
