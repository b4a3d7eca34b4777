import { describe, expect, it } from 'vitest'
import type { Bucket, StorageKey, StorageUser } from '../../../sandbox/entities'
import { errorText, openSandbox } from './support'

const keys = '/storage/user/keys'
const fresh = { key: 'demo-empty' }

describe('the storage user', () => {
  it('[BUCKET-16 platform] has the keys of the design', async () => {
    const { body } = await openSandbox().get<StorageUser>('/storage/user')
    expect(body).toMatchObject({
      userId: 'kadri.saar@pohjala.example',
      displayName: 'Kadri Saar',
      maxBuckets: 1000,
      suspended: 0,
    })
    expect(body.s3Credentials.map(({ accessKey }) => accessKey)).toEqual([
      'FRN4K2W8TJ6MX3BHQ7ZD',
      'GX7RV2M5CN8KD4JWT9PB',
    ])
  })

  it('[BUCKET-16 platform] is made with a key pair when missing, once', async () => {
    const client = openSandbox()
    const before = await client.get(keys, fresh)
    expect([before.status, before.text]).toEqual([404, '{"message":"Storage account not found."}'])
    const user = (await client.get<StorageUser>('/storage/user', fresh)).body
    expect(user.s3Credentials).toHaveLength(1)
    expect(user.s3Credentials[0]?.accessKey).toMatch(/^[A-Z0-9]{20}$/)
    expect(user.s3Credentials[0]?.secretKey).toMatch(/^[A-Za-z0-9]{40}$/)
    expect((await client.get<StorageUser>('/storage/user', fresh)).body).toEqual(user)
    expect((await client.get(keys, fresh)).body).toEqual(user.s3Credentials)
  })

  it('[BUCKET-16 platform] gets new keys when all were deleted', async () => {
    const client = openSandbox()
    for (const { accessKey } of (await client.get<StorageKey[]>(keys)).body) {
      await client.del(keys, { access_key: accessKey })
    }
    expect((await client.get(keys)).body).toEqual([])
    expect((await client.get<StorageUser>('/storage/user')).body.s3Credentials).toHaveLength(1)
  })

  it('is made by a first bucket, too', async () => {
    const client = openSandbox()
    const { body } = await client.put<Bucket>(
      '/storage/bucket',
      { name: 'first-one', billing_account_id: 120611 },
      fresh,
    )
    expect(body.owner).toBe('uku@uus.example')
    expect((await client.get<StorageKey[]>(keys, fresh)).body).toHaveLength(1)
  })

  it('may have 1000 buckets', async () => {
    const client = openSandbox()
    const bucket = (number: number): object => ({ name: `many-${number}`, billing_account_id: 120611 })
    for (let number = 1; number <= 1000; number += 1) {
      await client.put('/storage/bucket', bucket(number), fresh)
    }
    const answer = await client.put('/storage/bucket', bucket(1001), fresh)
    expect([answer.status, errorText(answer)]).toEqual([400, 'No more than 1000 buckets.'])
  })
})

describe('storage keys', () => {
  it('[BUCKET-02 platform] [BUCKET-17 platform] answers all keys when one is created', async () => {
    const client = openSandbox()
    const before = (await client.get<StorageKey[]>(keys)).body
    const { status, body } = await client.post<StorageKey[]>(keys)
    expect(status).toBe(200)
    expect(body.slice(0, 2)).toEqual(before)
    expect(body).toHaveLength(3)
    expect(new Set(body.map(({ accessKey }) => accessKey)).size).toBe(3)
    expect((await client.get(keys)).body).toEqual(body)
  })

  it.each(['form', 'query'] as const)('[BUCKET-17 platform] deletes the pair named in the %s', async (as) => {
    const client = openSandbox()
    const answer = await client.del(keys, { access_key: 'FRN4K2W8TJ6MX3BHQ7ZD' }, { as })
    expect([answer.status, answer.text]).toEqual([200, ''])
    const left = (await client.get<StorageKey[]>(keys)).body
    expect(left.map(({ accessKey }) => accessKey)).toEqual(['GX7RV2M5CN8KD4JWT9PB'])
  })

  it('[BUCKET-17 platform] refuses a pair that is not there', async () => {
    const client = openSandbox()
    const unknown = await client.del(keys, { access_key: 'NOBODY' })
    expect([unknown.status, errorText(unknown)]).toEqual([404, 'Access key not found.'])
    expect((await client.del(keys)).status).toBe(400)
    const foreign = await client.del(keys, { access_key: 'FRN4K2W8TJ6MX3BHQ7ZD' }, { key: 'demo-indebted' })
    expect(foreign.status).toBe(404)
  })

  it('[ACCESS-03 platform] are out of reach for a key restricted to one account, since they open all buckets', async () => {
    const client = openSandbox()
    const restricted = { key: 'demo-restricted' }
    const answers = [
      await client.get('/storage/user', restricted),
      await client.get(keys, restricted),
      await client.post(keys, {}, restricted),
      await client.del(keys, { access_key: 'FRN4K2W8TJ6MX3BHQ7ZD' }, restricted),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect((await client.get<StorageKey[]>(keys)).body).toHaveLength(2)
  })

  it('are those of the owner for a delegate', async () => {
    const client = openSandbox()
    const delegate = await client.get(keys, { key: 'demo-delegate' })
    expect(delegate.text).toBe((await client.get(keys)).text)
  })
})

it('[BUCKET-18 platform] names the S3 endpoint', async () => {
  expect((await openSandbox().get('/storage/api/s3')).body).toEqual({ url: 'https://s3.aldera.example/' })
})
