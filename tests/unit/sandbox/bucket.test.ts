import { describe, expect, it } from 'vitest'
import type { Bucket, StorageUser } from '../../../sandbox/entities'
import { type Answered, type Client, errorText, only, openSandbox } from './support'

const path = '/storage/bucket'

const create = (client: Client, name: string, key = 'demo-customer'): Promise<Answered<Bucket>> =>
  client.put(path, { name, ...(key === 'demo-restricted' ? {} : { billing_account_id: 120348 }) }, { key })

async function list(client: Client, key = 'demo-customer', query = ''): Promise<Bucket[]> {
  return (await client.get<Bucket[]>(`${path}/list${query}`, { key })).body
}

async function named(client: Client, name: string): Promise<Bucket> {
  return only(await list(client), (bucket) => bucket.name === name)
}

describe('buckets', () => {
  it('[BUCKET-01 platform] [BUCKET-12 platform] lists the buckets of the design', async () => {
    const buckets = await list(openSandbox())
    expect(buckets.map(({ name, num_objects: objects }) => [name, objects])).toEqual([
      ['shop-media', 48_212],
      ['pg-dumps', 731],
      ['ci-artifacts', 9164],
      ['static-assets', 15_630],
      ['press-kit', 0],
      ['lab-datasets', 402],
    ])
    const paid = buckets.filter((bucket) => bucket.billing_account_id === 120348)
    expect(paid.reduce((sum, bucket) => sum + bucket.size_bytes, 0)).toBe(500.3e9)
  })

  it('[BUCKET-13 platform] creates an empty bucket and reads it', async () => {
    const client = openSandbox()
    const created = await create(client, 'films-2026')
    expect([created.status, created.body]).toEqual([
      200,
      {
        name: 'films-2026',
        user_id: 20417,
        owner: 'kadri.saar@pohjala.example',
        billing_account_id: 120348,
        size_bytes: 0,
        num_objects: 0,
        is_suspended: false,
        created_at: '2026-11-21T08:46:00.000+0000',
        modified_at: null,
      },
    ])
    expect((await client.get(`${path}?name=films-2026`)).body).toEqual(created.body)
    expect(await named(client, 'films-2026')).toEqual(created.body)
  })

  it.each(['abc', 'a-b', '123', 'a--b', `a${'b'.repeat(62)}`, 'my-xn--1', 'my-s3alias-2'])(
    '[BUCKET-03 platform] [BUCKET-04 platform] takes the name %s',
    async (name) => {
      expect((await create(openSandbox(), name)).status).toBe(200)
    },
  )

  it.each([
    'ab',
    `a${'b'.repeat(63)}`,
    'Shop',
    'shop_media',
    'shop.media',
    '-shop',
    'shop-',
    'šokolaad',
    'a\nb',
    'xn--shop',
    'shop-s3alias',
    '',
  ])('[BUCKET-03 platform] [BUCKET-04 platform] [BUCKET-05 platform] refuses the name %j', async (name) => {
    const answer = await create(openSandbox(), name)
    expect([answer.status, answer.body]).toMatchObject([400, { errors: { name: expect.any(String) } }])
  })

  it('[BUCKET-13 platform] has names unique among the buckets of all customers', async () => {
    const client = openSandbox()
    const taken = await client.put(
      path,
      { name: 'shop-media', billing_account_id: 120611 },
      { key: 'demo-empty' },
    )
    expect([taken.status, errorText(taken)]).toEqual([409, 'Bucket shop-media already exists.'])
    expect((await create(client, 'shop-media')).status).toBe(409)
  })

  it('[BUCKET-13 platform] wants an account that may pay', async () => {
    const client = openSandbox()
    const none = await client.put(path, { name: 'nobody-pays' })
    expect(errorText(none)).toBe("'billing_account_id' is required if using a global API token")
    const frozen = { name: 'frozen-one', billing_account_id: 120402 }
    expect(errorText(await client.put(path, frozen, { key: 'demo-indebted' }))).toBe('Insufficient funds')
    const foreign = await client.put(path, { name: 'not-mine', billing_account_id: 120402 })
    expect(errorText(foreign)).toBe('Provided billing account is incorrect.')
  })

  it('[BUCKET-14 platform] moves a bucket to another account, and lists it there', async () => {
    const client = openSandbox()
    const moved = await client.patch<Bucket>(path, { name: 'shop-media', billing_account_id: 120351 })
    expect(moved.body.billing_account_id).toBe(120351)
    const lab = await list(client, 'demo-customer', '?billing_account_id=120351')
    expect(lab.map(({ name }) => name)).toEqual(['shop-media', 'lab-datasets'])
  })

  it('[BUCKET-14 platform] deletes an empty bucket only; its name is free then', async () => {
    const client = openSandbox()
    const full = await client.del(path, { name: 'shop-media' })
    expect([full.status, errorText(full)]).toEqual([409, 'Bucket shop-media is not empty.'])
    const empty = await client.del(path, { name: 'press-kit' })
    expect([empty.status, empty.text]).toEqual([204, ''])
    expect(errorText(await client.get(`${path}?name=press-kit`))).toBe('Bucket press-kit was not found.')
    expect((await create(client, 'press-kit')).status).toBe(200)
  })

  it('[BUCKET-01 platform] shows a suspended bucket, which a paying account opens again', async () => {
    const client = openSandbox()
    const [bucket] = await list(client, 'demo-indebted')
    expect([bucket?.name, bucket?.is_suspended]).toEqual(['pagar-pildid', true])
    const moved = await client.patch(
      path,
      { name: 'pagar-pildid', billing_account_id: 120403 },
      { key: 'demo-indebted' },
    )
    expect(errorText(moved)).toBe('Billing account is suspended')
  })

  it('[ACCESS-03 platform] shows a restricted key the buckets of its account only', async () => {
    const client = openSandbox()
    expect((await list(client, 'demo-restricted')).map(({ name }) => name)).toEqual(['lab-datasets'])
    expect(await list(client, 'demo-restricted', '?billing_account_id=120348')).toEqual([])
    const hidden = await client.get(`${path}?name=shop-media`, { key: 'demo-restricted' })
    expect(hidden.status).toBe(404)
    expect((await create(client, 'lab-results', 'demo-restricted')).body.billing_account_id).toBe(120351)
  })

  it('are those of the owner for a delegate, and hidden from others', async () => {
    const client = openSandbox()
    expect(await list(client, 'demo-delegate')).toEqual(await list(client))
    expect(await list(client, 'demo-empty')).toEqual([])
    for (const call of [client.patch, client.del]) {
      const body = { name: 'press-kit', billing_account_id: 120611 }
      expect((await call(path, body, { key: 'demo-empty' })).status).toBe(404)
    }
  })
})

describe('CORS of a bucket', () => {
  const set = (client: Client, origin: string): Promise<Answered> =>
    client.put(`${path}/cors`, { name: 'shop-media', allowed_origin: origin })

  it('[BUCKET-06 platform] [BUCKET-15 platform] is answered in XML', async () => {
    const answer = await set(openSandbox(), 'https://shop.pohjala.example/?a=1&b=2')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ])
    expect(answer.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><CORSConfiguration /)
    expect(answer.text).toContain('<AllowedOrigin>https://shop.pohjala.example/?a=1&amp;b=2</AllowedOrigin>')
  })

  it.each(['shop.pohjala.example', '*', 'ftp://shop.pohjala.example', 'https://"><x>', ''])(
    '[BUCKET-06 platform] refuses the origin %j',
    async (origin) => {
      const answer = await set(openSandbox(), origin)
      expect([answer.status, answer.body]).toMatchObject([400, { errors: { allowed_origin: {} } }])
    },
  )

  it('is refused for a bucket that is not there', async () => {
    const answer = await openSandbox().put(`${path}/cors`, {
      name: 'nowhere',
      allowed_origin: 'https://a.example',
    })
    expect([answer.status, errorText(answer)]).toEqual([404, 'Bucket nowhere was not found.'])
  })

  it('[BUCKET-15 platform] stays XML when a fault spoils it', async () => {
    const client = openSandbox({ faults: [{ operation: 'replaceBucketCors', mutate: 'not-a-list' }] })
    expect((await set(client, 'https://a.example')).headers.get('content-type')).toContain('xml')
  })
})

describe('names and faults that make object storage fail', () => {
  it('[BUCKET-20 platform] fail-create: the message IOException', async () => {
    const answer = await create(openSandbox(), 'fail-create-1')
    expect([answer.status, answer.text]).toEqual([500, '{"message":"IOException"}'])
  })

  it('[BUCKET-19 platform] fail-read, fail-update and fail-delete act on the bucket of that name', async () => {
    const client = openSandbox()
    const name = 'fail-read-fail-update-fail-delete'
    expect((await create(client, name)).status).toBe(200)
    const answers = [
      await client.get(`${path}?name=${name}`),
      await client.patch(path, { name, billing_account_id: 120351 }),
      await client.put(`${path}/cors`, { name, allowed_origin: 'https://a.example' }),
      await client.del(path, { name }),
    ]
    expect(answers.map(({ text }) => text)).toEqual([
      '{"message":"Failed to get storage bucket"}',
      '{"message":"Failed to update details"}',
      '{"message":"Failed to update details"}',
      '{"message":"Error performing action"}',
    ])
  })

  it('[BUCKET-19 platform] a fault of the storage user has its catalogued text', async () => {
    const client = openSandbox({ faults: [{ operation: 'getStorageUser', status: 500, envelope: 2 }] })
    const answer = await client.get<StorageUser>('/storage/user')
    expect(answer.text).toBe('{"message":"Failed to get S3 user info"}')
  })
})
