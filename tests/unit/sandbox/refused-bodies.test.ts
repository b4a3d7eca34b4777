import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox, type Sandbox } from '../../../sandbox/create-sandbox'
import { readDescription } from '../../../sandbox/http/description'
import { operations } from '../../../src/generated/operations'
import type { Operation } from '../../../src/lib/operation'
import { exampleRequests } from '../../contract-proxy/example-requests'
import { start } from './support'

const description = readDescription()
const table: Readonly<Record<string, Operation>> = operations

let sandbox: Sandbox

beforeAll(() => {
  sandbox = createSandbox({ clock: createFrozenClock(start) })
})

afterAll(() => {
  sandbox.close()
})

/** The example of an operation with another body. */
async function send(id: string, type: string, body: string): Promise<[status: number, text: string]> {
  const [example] = exampleRequests(description, id)
  if (!example) throw new Error(`${id} has no example`)
  const headers = { apikey: 'demo-customer', 'content-type': type }
  const { path, method } = example
  const answer = await sandbox.fetch(new Request(`http://sandbox.test${path}`, { method, headers, body }))
  return [answer.status, await answer.text()]
}

describe.each(Object.keys(table).filter((id) => table[id]?.body !== undefined))('%s', (id) => {
  it('refuses a body over 1 MB', async () => {
    const tooLong = 'x'.repeat(1_000_001)
    const expected = [413, '{"message":"Request size limit exceeded"}']
    expect(await send(id, 'application/x-www-form-urlencoded', `a=${tooLong}`)).toEqual(expected)
    expect(await send(id, 'application/json', `{"a":"${tooLong}"}`)).toEqual(expected)
  })

  it('refuses a body that is neither JSON nor a form', async () => {
    for (const type of [
      'text/plain',
      'text/xml',
      'application/octet-stream',
      'multipart/form-data; boundary=x',
      '',
    ])
      expect(await send(id, type, 'name=x')).toEqual([415, '{"message":"Unsupported content type"}'])
  })

  it('refuses what only looks like JSON', async () => {
    for (const body of ['{"a":', 'a=1', '{"a":1}{', '\u0000', "{'a':1}"])
      expect(await send(id, 'application/json', body)).toEqual([400, '{"message":"Cannot parse JSON body"}'])
  })

  it('takes no JSON but an object for its parameters', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    for (const body of ['null', '[]', '"text"', '7', deep]) {
      const [status, text] = await send(id, 'application/json', body)
      expect(text).not.toContain('defect')
      expect(status < 300 || text.startsWith('{'), text).toBe(true)
    }
  })
})
