import { describe, expect, it } from 'vitest'
import { curlSample } from '../../../../src/api/samples/curl'
import { operations } from '../../../../src/generated/operations'
import type { Operation } from '../../../../src/lib/operation'
import { plainCode } from '../../../../src/lib/code-piece'
import {
  draftOf,
  draftToTry,
  missingFrom,
  readValue,
  requestOf,
  accountOf,
  withAccount,
  writeValue,
} from '../../../../src/screens/api/call-draft'
import { documented, everyOperation } from './support'

describe('a text of the form', () => {
  it.each([
    [{ is: ['string'] }, '12', '12'],
    [{ is: ['string', 'null'] }, 'true', 'true'],
    [{ is: ['integer'] }, ' 12 ', 12],
    [{ is: ['number'] }, '-0.5', -0.5],
    [{ is: ['integer'] }, 'many', 'many'],
    [{ is: ['boolean'] }, 'false', false],
    [{ is: ['boolean'] }, 'maybe', 'maybe'],
    [{ is: ['array'] }, '[1, {"a": null}]', [1, { a: null }]],
    [{ is: ['object'] }, '{"a":', '{"a":'],
    [{ values: [{ value: '1' }] }, '1', '1'],
    [{}, '{"a":1}', { a: 1 }],
    [{}, 'words', 'words'],
  ])('of the type %j: %s', (type, text, value) => {
    expect(readValue(type, text)).toEqual(value)
  })

  it('comes from a value and leads back to it', () => {
    expect(writeValue('x')).toBe('x')
    expect(writeValue(undefined)).toBe('')
    expect(readValue({ is: ['array'] }, writeValue([{ a: 1 }]))).toEqual([{ a: 1 }])
  })
})

describe('the draft of a call', () => {
  it('is filled from an example, at a location of this deployment', async () => {
    const { operation } = await documented('createDisk')
    expect(draftOf(operation, 1, 'jkt01')).toEqual({
      path: { location: 'jkt01' },
      query: {},
      body: {
        size_gb: '160',
        display_name: 'php-upgrade',
        billing_account_id: '120348',
        source_image_type: 'SNAPSHOT',
        source_image: '3a947bbb-72f8-428d-a4b9-f0f83bbc527c',
      },
    })
    expect(draftOf(operation, 0, undefined).path).toEqual({ location: 'tll' })
  })

  it('names nothing that would be lost by it: that is typed', async () => {
    const { docs, operation } = await documented('deleteVm')
    const draft = draftToTry(docs, operation, 0, 'trtu')
    expect(draft).toEqual({ path: { location: 'trtu' }, query: {}, body: {} })
    expect(missingFrom(docs, operation, draft)).toEqual(['uuid'])
    const restore = await documented('rebuildVm')
    expect(draftToTry(restore.docs, restore.operation, 0, 'trtu').body).toEqual({ type: 'snapshot' })
    const named = await documented('deleteDisk')
    expect(draftToTry(named.docs, named.operation, 0, 'tll').path).toEqual({ location: 'tll', uuid: '' })
    const made = await documented('createDisk')
    expect(draftToTry(made.docs, made.operation, 1, 'jkt01')).toEqual(draftOf(made.operation, 1, 'jkt01'))
  })

  it('contains no published secret, and no optional value of another user', async () => {
    const { docs, operation } = await documented('createVm')
    expect(draftOf(operation, 0, 'tll').body).toMatchObject({
      password: expect.any(String),
      network_uuid: expect.any(String),
    })
    const { body } = draftToTry(docs, operation, 0, 'tll')
    expect(Object.keys(body).filter((name) => name.endsWith('uuid'))).toEqual([])
    expect(body).toMatchObject({
      password: '',
      username: 'kadri',
      billing_account_id: '120348',
    })
    // The subject of the example stays: without it there is no machine.
    expect(draftToTry(docs, operation, 1, 'tll').body).toMatchObject({ disk_uuid: expect.any(String) })
  })

  it('has the account of the signed-in user, if the call takes one', async () => {
    const { docs, operation } = await documented('createVm')
    const draft = draftToTry(docs, operation, 0, 'tll')
    expect(accountOf(draft)).toBe('120348')
    expect(withAccount(draft, 7, '120348').body).toEqual({ ...draft.body, billing_account_id: '7' })
    const invoices = await documented('listInvoices')
    const read = draftToTry(invoices.docs, invoices.operation, 0, undefined)
    expect(withAccount(read, 7, '120348').query).toEqual({ billing_account_id: '7' })
    const filtered = await documented('listVms')
    const list = draftToTry(filtered.docs, filtered.operation, 0, 'tll')
    expect(withAccount(list, 7, accountOf(list))).toEqual(list)
  })

  it('keeps an account that was typed in place of the prefilled one', async () => {
    const { docs, operation } = await documented('createVm')
    const draft = draftToTry(docs, operation, 0, 'tll')
    const typed = { ...draft, body: { ...draft.body, billing_account_id: '120351' } }
    expect(withAccount(typed, 7, accountOf(draft))).toEqual(typed)
  })

  it('asks for an account that only few keys may leave out', async () => {
    const invoices = await documented('listInvoices')
    expect(draftOf(invoices.operation, 0, undefined).query).toEqual({ billing_account_id: '120348' })
    const { operation } = await documented('listVms')
    expect(draftOf(operation, 0, 'tll').query).toEqual({})
  })

  it('leaves out what is empty, and keeps secrets apart', async () => {
    const { docs, operation } = await documented('updateVmUser')
    const draft = {
      path: { location: 'tll' },
      query: {},
      body: { uuid: '', username: 'kadri', password: 'x' },
    }
    const request = requestOf(docs, operation, draft, 'http://console.test')
    expect(request.body).toEqual({ username: 'kadri', password: 'x' })
    expect(plainCode(curlSample(request))).toContain('"password=$PASSWORD"')
  })

  it.each(everyOperation())('makes the request of the table of operations: %s', async (id) => {
    const { docs, operation } = await documented(id)
    const { operation: made, body } = requestOf(docs, operation, draftOf(operation, 0, 'tll'), 'http://x')
    const table: Readonly<Record<string, Operation>> = operations
    expect(made).toMatchObject({ method: table[id]?.method, path: table[id]?.path })
    expect(made.body).toBe(table[id]?.body)
    // The example is sent as written in the description.
    const [example] = operation.body?.examples ?? []
    if (example) expect(body).toEqual(example.value)
  })
})
