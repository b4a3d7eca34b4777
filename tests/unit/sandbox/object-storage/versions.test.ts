import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Bucket } from '../../../../sandbox/entities'
import { contentsOf, openStorage } from './support'

const versioning = (status: string) =>
  ({ body: `<VersioningConfiguration><Status>${status}</Status></VersioningConfiguration>` }) as const

async function openVersions() {
  const storage = await openStorage()
  const { client, call, text } = storage
  const id = (answer: Response): string => answer.headers.get('x-amz-version-id') ?? ''
  return {
    ...storage,
    id,
    put: async (key: string, body: string) => id(await call('PUT', `/press-kit/${key}`, { body })),
    /** Versions and delete markers as `key id latest`, markers with a star. */
    list: async (query = ''): Promise<string[]> =>
      [
        ...(await text('GET', `/press-kit?versions${query}`)).matchAll(
          /<(Version|DeleteMarker)><Key>(.*?)<\/Key><VersionId>(.*?)<\/VersionId><IsLatest>(.*?)</g,
        ),
      ].map(
        ([, kind, key, version, latest]) =>
          `${key} ${version}${kind === 'Version' ? '' : '*'}${latest === 'true' ? ' latest' : ''}`,
      ),
    content: async (): Promise<[number, number]> => {
      const { body } = await client.get<Bucket>('/storage/bucket?name=press-kit')
      return [body.num_objects, body.size_bytes]
    },
  }
}

describe('versions of objects', () => {
  it('[BUCKET-07 platform] are kept from when they are switched on, count, and go one by one', async () => {
    const { call, text, put, id, list, content } = await openVersions()
    expect(contentsOf(await text('GET', '/press-kit?versioning'), 'Status')).toEqual([])
    expect(await put('a', 'first')).toBe('')
    expect(await list()).toEqual(['a null latest'])
    expect((await call('PUT', '/press-kit?versioning', versioning('On'))).status).toBe(400)
    await call('PUT', '/press-kit?versioning', versioning('Enabled'))
    expect(contentsOf(await text('GET', '/press-kit?versioning'), 'Status')).toEqual(['Enabled'])
    const second = await put('a', 'second one')
    const third = await put('a', 'third')
    expect(await list()).toEqual([`a ${third} latest`, `a ${second}`, 'a null'])
    expect(await content()).toEqual([3, 20])
    expect(await text('GET', `/press-kit/a?versionId=${second}`)).toBe('second one')
    expect(await text('GET', '/press-kit/a?versionId=null')).toBe('first')
    expect(id(await call('HEAD', '/press-kit/a'))).toBe(third)
    expect(contentsOf(await text('GET', '/press-kit/a?versionId=none'), 'Code')).toEqual(['NoSuchVersion'])

    const deleted = await call('DELETE', '/press-kit/a')
    const marker = id(deleted)
    expect(deleted.headers.get('x-amz-delete-marker')).toBe('true')
    expect(await list()).toEqual([`a ${marker}* latest`, `a ${third}`, `a ${second}`, 'a null'])
    expect(contentsOf(await text('GET', '/press-kit?list-type=2'), 'Key')).toEqual([])
    const gone = await call('GET', '/press-kit/a')
    expect([gone.status, gone.headers.get('x-amz-delete-marker'), id(gone)]).toEqual([404, 'true', marker])
    expect((await call('GET', `/press-kit/a?versionId=${marker}`)).status).toBe(405)
    expect(await content()).toEqual([3, 20])

    const back = await call('DELETE', `/press-kit/a?versionId=${marker}`)
    expect([back.headers.get('x-amz-delete-marker'), id(back)]).toEqual(['true', marker])
    expect(await text('GET', '/press-kit/a')).toBe('third')
    await call('DELETE', `/press-kit/a?versionId=${third}`)
    expect(await text('GET', '/press-kit/a')).toBe('second one')
    expect(await content()).toEqual([2, 15])

    const source = { 'x-amz-copy-source': '/press-kit/a?versionId=null' }
    const restored = await call('PUT', '/press-kit/a', { headers: source })
    expect(await text('GET', '/press-kit/a')).toBe('first')
    expect(await list()).toEqual([`a ${id(restored)} latest`, `a ${second}`, 'a null'])
  })

  it('[BUCKET-07 platform] have no id while suspended, so that only such a one is replaced', async () => {
    const { call, text, put, list, content } = await openVersions()
    await call('PUT', '/press-kit?versioning', versioning('Enabled'))
    const first = await put('a', 'first')
    await call('PUT', '/press-kit?versioning', versioning('Suspended'))
    expect(await put('a', 'second')).toBe('null')
    expect(await put('a', 'third')).toBe('null')
    expect(await list()).toEqual(['a null latest', `a ${first}`])
    expect(await content()).toEqual([2, 10])
    await call('DELETE', '/press-kit/a')
    expect(await list()).toEqual(['a null* latest', `a ${first}`])
    expect(await content()).toEqual([1, 5])
    await call('DELETE', '/press-kit/a?versionId=null')
    expect(await text('GET', '/press-kit/a')).toBe('first')
  })

  it('[BUCKET-07 platform] are listed in pages that may end within a key, folded, and of a prefix', async () => {
    const { call, text, put, list } = await openVersions()
    await call('PUT', '/press-kit?versioning', versioning('Enabled'))
    for (const key of ['a', 'b', 'd/1', 'd/2']) for (const body of ['1', '22']) await put(key, body)
    await call('DELETE', '/press-kit/b')
    await call('DELETE', '/press-kit/d/1')
    const whole = await list()
    expect(whole).toHaveLength(10)
    const paged: string[] = []
    let marker = ''
    do {
      paged.push(...(await list(`&max-keys=2${marker}`)))
      const page = await text('GET', `/press-kit?versions&max-keys=2${marker}`)
      const [key] = contentsOf(page, 'NextKeyMarker')
      marker =
        key === undefined
          ? ''
          : `&key-marker=${encodeURIComponent(key)}&version-id-marker=${contentsOf(page, 'NextVersionIdMarker')[0]}`
    } while (marker !== '')
    expect(paged).toEqual(whole)
    const folded = await text('GET', '/press-kit?versions&delimiter=/&encoding-type=url')
    expect(contentsOf(folded, 'Key')).toEqual(['a', 'a', 'b', 'b', 'b'])
    expect(contentsOf(folded, 'Prefix')).toEqual(['', 'd/'])
    const atFolder = await text('GET', '/press-kit?versions&delimiter=/&key-marker=d/')
    expect([contentsOf(atFolder, 'Key'), contentsOf(atFolder, 'Prefix')]).toEqual([[], ['']])
    expect((await list('&prefix=d/')).map((each) => each.slice(0, 3))).toEqual([
      'd/1',
      'd/1',
      'd/1',
      'd/2',
      'd/2',
    ])
    expect(contentsOf(await text('GET', '/press-kit?versions&version-id-marker=x'), 'Code')).toEqual([
      'InvalidArgument',
    ])
  })

  it('[BUCKET-07 platform] are deleted by the thousand, put together from parts, and shown in a bucket of the world', async () => {
    const { call, text, put, list, content, client } = await openVersions()
    await call('PUT', '/press-kit?versioning', versioning('Enabled'))
    const [first, second] = [await put('a', 'a'), await put('a', 'aa')]
    const remove = (objects: string) => {
      const body = `<Delete>${objects}</Delete>`
      const headers = { 'content-md5': createHash('md5').update(body).digest('base64') }
      return text('POST', '/press-kit?delete', { body, headers })
    }
    const marked = await remove('<Object><Key>a</Key></Object>')
    const [marker = ''] = contentsOf(marked, 'DeleteMarkerVersionId')
    expect(await list()).toEqual([`a ${marker}* latest`, `a ${second}`, `a ${first}`])
    const version = (id: string) => `<Object><Key>a</Key><VersionId>${id}</VersionId></Object>`
    const gone = await remove(version(marker) + version(first))
    expect(contentsOf(gone, 'VersionId')).toEqual([marker, first])
    expect(await list()).toEqual([`a ${second} latest`])

    const [upload] = contentsOf(await text('POST', '/press-kit/a?uploads'), 'UploadId')
    const part = await call('PUT', `/press-kit/a?partNumber=1&uploadId=${upload}`, { body: 'part' })
    const body = `<CompleteMultipartUpload><Part><PartNumber>1</PartNumber><ETag>${part.headers.get('etag')}</ETag></Part></CompleteMultipartUpload>`
    const whole = await call('POST', `/press-kit/a?uploadId=${upload}`, { body })
    expect(await list()).toEqual([`a ${whole.headers.get('x-amz-version-id')} latest`, `a ${second}`])
    expect(await content()).toEqual([2, 6])

    const folder = '/static-assets?versions&prefix=products/2026-autumn/prices'
    const keys = contentsOf(await text('GET', folder), 'Key').map((key) => key.split('/').at(-1))
    expect(keys).toEqual(['prices-draft.csv', 'prices-draft.csv', ...Array<string>(3).fill('prices.csv')])
    const { body: bucket } = await client.get<Bucket>('/storage/bucket?name=static-assets')
    expect(bucket.num_objects).toBe(15_630)
  })
})
