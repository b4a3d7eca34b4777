import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { Bucket, VirtualMachine } from '../../../../sandbox/entities'
import { serve } from '../serve'

/*
 * The habits of an older Python client: it sends a form with every method, GET among them, which no browser and no
 * Request can. So these go over a real connection.
 */
async function get(origin: string, path: string, body: string, type: string): Promise<[number, unknown]> {
  return new Promise((resolve, reject) => {
    const headers = {
      apikey: 'demo-customer',
      'content-type': type,
      'content-length': Buffer.byteLength(body),
    }
    const sent = request(`${origin}/v1${path}`, { method: 'GET', headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        resolve([answer.statusCode ?? 0, JSON.parse(Buffer.concat(chunks).toString())])
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const form = 'application/x-www-form-urlencoded'

describe('a client that sends forms with GET', () => {
  it('[BUCKET-12 platform] is answered the buckets of the account it names', async () => {
    const origin = await serve()
    const list = async (body: string, query = ''): Promise<string[]> => {
      const [, buckets] = await get(origin, `/storage/bucket/list${query}`, body, form)
      return (buckets as Bucket[]).map(({ name }) => name)
    }
    expect(await list('billing_account_id=120351')).toEqual(['lab-datasets'])
    expect(await list('billing_account_id=120348')).not.toContain('lab-datasets')
    expect(await list('billing_account_id=120351', '?billing_account_id=120348')).toEqual(['lab-datasets'])
    expect((await list('billing_account_id=')).length).toBeGreaterThan(5)
  })

  it('is answered what an account pays for', async () => {
    const origin = await serve()
    const [status, vms] = await get(origin, '/tll/user-resource/billing_resources', 'id=120348', form)
    expect(status).toBe(200)
    expect((vms as VirtualMachine[]).length).toBeGreaterThan(0)
  })

  it('may send JSON as well, and is refused more than a megabyte', async () => {
    const origin = await serve()
    const json = JSON.stringify({ billing_account_id: 120351 })
    const [, buckets] = await get(origin, '/storage/bucket/list', json, 'application/json')
    expect(buckets).toHaveLength(1)
    const long = await get(origin, '/storage/bucket/list', `name=${'x'.repeat(1_000_001)}`, form)
    expect(long).toEqual([413, { message: 'Request size limit exceeded' }])
  })
})
