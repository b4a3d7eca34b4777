import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox } from '../../../sandbox/create-sandbox'
import { operations } from '../../../src/generated/operations'
import type { Operation } from '../../../src/lib/operation'
import { type Answered, type Client, connect, errorText, only, openSandbox, start, wantedVm } from './support'

interface Create {
  operation: keyof typeof operations
  list: string
  send: (client: Client, key: string, changed?: boolean) => Promise<Answered>
}

const as = (key: string) => ({ headers: { 'idempotency-key': key } })
const named = (changed: boolean | undefined): string => (changed ? 'another' : 'made-once')

/** One call of every create form, with a key. */
const creates: readonly Create[] = [
  {
    operation: 'createVm',
    list: '/tll/user-resource/vm/list',
    send: (client, key, changed) =>
      client.post('/tll/user-resource/vm', wantedVm({ name: named(changed) }), as(key)),
  },
  {
    operation: 'createDisk',
    list: '/tll/storage/disks',
    send: (client, key, changed) =>
      client.post(
        '/tll/storage/disks',
        {
          size_gb: 20,
          display_name: named(changed),
          billing_account_id: 120348,
          source_image_type: 'EMPTY',
        },
        as(key),
      ),
  },
  {
    operation: 'createNetwork',
    list: '/tll/network/networks',
    send: (client, key, changed) =>
      client.post(`/tll/network/network?name=${named(changed)}`, {}, { as: 'query', ...as(key) }),
  },
  {
    operation: 'createIpAddress',
    list: '/tll/network/ip_addresses',
    send: (client, key, changed) =>
      client.post('/tll/network/ip_addresses', { name: named(changed), billing_account_id: 120348 }, as(key)),
  },
  {
    operation: 'createFirewall',
    list: '/tll/network/firewalls',
    send: (client, key, changed) =>
      client.post(
        '/tll/network/firewalls',
        { display_name: named(changed), billing_account_id: 120348, rules: [] },
        as(key),
      ),
  },
  {
    operation: 'createToken',
    list: '/user-resource/token/list',
    send: (client, key, changed) =>
      client.post('/user-resource/token', { description: named(changed), restricted: false }, as(key)),
  },
  {
    operation: 'createStorageKey',
    list: '/storage/user/keys',
    send: (client, key) => client.post('/storage/user/keys', {}, as(key)),
  },
  {
    operation: 'createBucket',
    list: '/storage/bucket/list',
    send: (client, key, changed) =>
      client.put(
        '/storage/bucket',
        { name: `pohjala-${named(changed)}`, billing_account_id: 120348 },
        as(key),
      ),
  },
]

const countIn = async (client: Client, list: string): Promise<number> =>
  (await client.get<unknown[]>(list)).body.length

describe('an idempotency key', () => {
  it('is taken by every call that makes, pays or toggles something', () => {
    const makes = /^(add|buy|clone|create|pay|request|toggle)[A-Z]/
    const unkeyed = Object.entries<Operation>(operations)
      .filter(([id, { keyHeader }]) => makes.test(id) && keyHeader === undefined)
      .map(([id]) => id)
    // Sign-in has no user key, so it has no idempotency key either.
    expect(unkeyed).toEqual(['createSession'])
  })

  it.each(creates)('makes one of $operation however often it is sent', async ({ list, send }) => {
    const client = openSandbox()
    const before = await countIn(client, list)
    const first = await send(client, 'intent-1')
    expect(first.status, first.text).toBeLessThan(300)
    const second = await send(client, 'intent-1')
    expect([second.status, second.text]).toEqual([first.status, first.text])
    expect(await countIn(client, list)).toBe(before + 1)
  })

  it.each(creates)('makes one of $operation of two sent at the same time', async ({ list, send }) => {
    const client = openSandbox()
    const before = await countIn(client, list)
    const [first, second] = await Promise.all([send(client, 'intent-1'), send(client, 'intent-1')])
    expect(second.text).toBe(first.text)
    expect(await countIn(client, list)).toBe(before + 1)
  })

  it.each([1, 2, 5])('makes one disk when the answer is lost %s times', async (times) => {
    const client = openSandbox({ faults: [{ operation: 'createDisk', network: 'drop-answer', times }] })
    const { list, send } = only(creates, ({ operation }) => operation === 'createDisk')
    const before = await countIn(client, list)
    for (let lost = 0; lost < times; lost += 1)
      await expect(send(client, 'intent-1')).rejects.toThrow(TypeError)
    expect((await send(client, 'intent-1')).status).toBe(201)
    expect(await countIn(client, list)).toBe(before + 1)
  })

  it('is refused with another request, which is not carried out', async () => {
    const client = openSandbox()
    const { list, send } = only(creates, ({ operation }) => operation === 'createDisk')
    await send(client, 'intent-1')
    const before = await countIn(client, list)
    const refused = await send(client, 'intent-1', true)
    expect([refused.status, errorText(refused)]).toEqual([
      409,
      'The idempotency key was already used for another request. Use a new key.',
    ])
    expect((await client.post('/tll/network/firewalls', { rules: [] }, as('intent-1'))).status).toBe(409)
    expect(await countIn(client, list)).toBe(before)
    expect((await send(client, 'intent-2', true)).status).toBe(201)
  })

  it('keeps no refusal: what was refused is carried out when it is sent again', async () => {
    const client = openSandbox({ faults: [{ operation: 'createDisk', status: 500, times: 1 }] })
    const { send } = only(creates, ({ operation }) => operation === 'createDisk')
    expect((await send(client, 'intent-1')).status).toBe(500)
    expect((await send(client, 'intent-1')).status).toBe(201)
  })

  it('belongs to the user who sent it and to whom they act for', async () => {
    const client = openSandbox()
    const list = '/user-resource/ssh_keys'
    const body = {
      name: 'tablet',
      public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGVUv1m5y8mC8n0m9M1v9q7cXyqXw5oY8o3S3m0sT1aB a@b',
    }
    const send = (key: string): Promise<Answered> =>
      client.post(list, body, { key, headers: { 'idempotency-key': 'intent-1' } })
    const [mine, theirs] = [await send('demo-customer'), await send('demo-partner')]
    expect([mine.status, theirs.status]).toEqual([200, 200])
    expect(theirs.text).not.toBe(mine.text)
  })

  it('is forgotten after 24 hours, and with the world', async () => {
    const client = openSandbox()
    const { list, send } = only(creates, ({ operation }) => operation === 'createDisk')
    const before = await countIn(client, list)
    await send(client, 'intent-1')
    client.advance(24 * 60 * 60 - 1)
    await send(client, 'intent-1')
    expect(await countIn(client, list)).toBe(before + 1)
    client.advance(1)
    await send(client, 'intent-1')
    expect(await countIn(client, list)).toBe(before + 2)
    client.sandbox.control.reset()
    await send(client, 'intent-1')
    expect(await countIn(client, list)).toBe(before + 1)
  })

  it('survives a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    onTestFinished(() => {
      rmSync(folder, { recursive: true, force: true })
    })
    const open = (): Client =>
      connect(createSandbox({ clock: createFrozenClock(start), store: join(folder, 'state.sqlite') }))
    const { list, send } = only(creates, ({ operation }) => operation === 'createDisk')
    const one = open()
    const first = await send(one, 'intent-1')
    const count = await countIn(one, list)
    one.sandbox.close()
    const other = open()
    expect((await send(other, 'intent-1')).text).toBe(first.text)
    expect(await countIn(other, list)).toBe(count)
    other.sandbox.close()
  })

  it('of no character or more than 255 is refused', async () => {
    const client = openSandbox()
    const { send } = only(creates, ({ operation }) => operation === 'createDisk')
    expect((await send(client, 'x'.repeat(255))).status).toBe(201)
    const refused = await Promise.all(['x'.repeat(256), ' '].map((key) => send(client, key)))
    expect(refused.map(errorText)).toEqual(
      Array<string>(2).fill('Idempotency-Key is a text of 1 to 255 characters.'),
    )
  })

  it('means nothing where the platform does not know it', async () => {
    const client = openSandbox({ idempotency: false })
    const { list, send } = only(creates, ({ operation }) => operation === 'createDisk')
    const before = await countIn(client, list)
    await send(client, 'intent-1')
    await send(client, 'intent-1')
    expect(await countIn(client, list)).toBe(before + 2)
  })
})
