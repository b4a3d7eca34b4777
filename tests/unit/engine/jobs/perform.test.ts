import { describe, expect, it } from 'vitest'
import { isApiError } from '../../../../src/api/errors'
import { operationKey, readAgain } from '../../../../src/api/queries'
import { isOutcomeUnknown } from '../../../../src/api/unknown-outcome'
import { ElementsChanged } from '../../../../src/engine/fields/edited-elements'
import { bindParameters } from '../../../../src/manifest/bind-parameters'
import { mayRetry } from '../../../../src/engine/jobs/failures'
import { perform, write } from '../../../../src/engine/jobs/perform'
import { rereadRecord } from '../../../../src/engine/data/reread'
import { operations } from '../../../../src/generated/operations'
import { detail as firewallDetail } from '../../../../src/generated/details/firewall'
import { resource as disk } from '../../../../src/generated/resources/disk'
import { resource as firewall } from '../../../../src/generated/resources/firewall'
import { resource as virtualMachine } from '../../../../src/generated/resources/virtual-machine'
import type { CompiledAction } from '../../../../src/manifest/compiled-actions'
import type { CompiledResource } from '../../../../src/manifest/compiled'
import { sectionActions } from '../../../../src/manifest/section-actions'
import { subject } from '../../manifest/support'
import { openTab, stand } from '../../platform/stand'

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

interface Sent {
  method: string
  path: string
  body: string
}

/** A platform whose network answers by method and path, and records the calls. */
async function network(answers: Record<string, unknown>) {
  const sent: Sent[] = []
  const made = await stand(async (request) => {
    const path = new URL(request.url).pathname.replace('/v1', '')
    sent.push({ method: request.method, path, body: await request.text() })
    const answer = answers[`${request.method} ${path}`]
    return answer instanceof Response ? answer.clone() : json(answer ?? {})
  })
  return { ...made, sent }
}

function action(resource: CompiledResource, id: string): CompiledAction {
  const found = resource.actions[id]
  if (!found) throw new Error(`There is no action ${id}`)
  return found
}

const machine = { uuid: 'vm-1', status: 'running' }
const onMachine = subject({ record: machine, location: 'tll' })

async function kindOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'success'
  } catch (error) {
    return isApiError(error) ? error.kind : String(error)
  }
}

describe('the parameters of a call', () => {
  it('are the bound ones, the typed ones and the place', () => {
    expect(bindParameters(operations.updateVm, { uuid: { record: 'uuid' } }, onMachine, { vcpu: 2 })).toEqual(
      {
        location: 'tll',
        uuid: 'vm-1',
        vcpu: 2,
      },
    )
  })

  it('of a part of a record are made in the place of its owner', () => {
    const part = subject({ record: { uuid: 'd-1' }, owner: onMachine })
    const params = { uuid: { owner: 'uuid' }, disk_uuid: { record: 'uuid' } }
    expect(bindParameters(operations.resizeVmDisk, params, part, { size_gb: 50 })).toEqual({
      location: 'tll',
      uuid: 'vm-1',
      disk_uuid: 'd-1',
      size_gb: 50,
    })
  })

  it('have no place where the operation has none', () => {
    expect(
      bindParameters(
        operations.deleteToken,
        { token_id: { record: 'id' } },
        subject({ record: { id: 7 } }),
        {},
      ),
    ).toEqual({
      token_id: 7,
    })
  })
})

describe('a write', () => {
  it('is made once, as described', async () => {
    const { platform, sent } = await network({})
    await write(platform, 'startVm', { location: 'tll', uuid: 'vm-1' })
    expect(sent).toEqual([{ method: 'POST', path: '/tll/user-resource/vm/start', body: 'uuid=vm-1' }])
  })

  it('is refused when another tab changed the session, before anything is sent', async () => {
    const { platform, tab, sent } = await network({})
    openTab(tab.storage).session.signIn('demo-delegate')
    expect(await kindOf(write(platform, 'startVm', { location: 'tll', uuid: 'vm-1' }))).toBe('stale-identity')
    expect(sent).toEqual([])
  })

  it('is refused when another tab signed out', async () => {
    const { platform, tab, sent } = await network({})
    openTab(tab.storage).session.signOut()
    expect(await kindOf(write(platform, 'startVm', { location: 'tll', uuid: 'vm-1' }))).toBe('stale-identity')
    expect(sent).toEqual([])
  })

  it('is never repeated by itself, not even after a broken connection', async () => {
    let tries = 0
    const { platform } = await stand(async () => {
      tries += 1
      throw new TypeError('fetch failed')
    })
    expect(await kindOf(write(platform, 'startVm', { location: 'tll', uuid: 'vm-1' }))).toBe('connection')
    expect(tries).toBe(1)
  })
})

describe('an action', () => {
  const stop = action(virtualMachine, 'stop')
  const performance = {
    resource: virtualMachine,
    action: stop,
    subject: onMachine,
    typed: {},
  }

  it('that removes a record reads the list again, not what is gone', async () => {
    const { platform } = await network({})
    const { client, queries } = platform
    const list = operationKey(client, 'listDisks', { path: { location: 'tll' } })
    const single = operationKey(client, 'getDisk', { path: { location: 'tll', uuid: 'd-1' } })
    queries.setQueryData(list, [])
    queries.setQueryData(single, { uuid: 'd-1' })
    const gone = subject({ record: { uuid: 'd-1' }, location: 'tll' })
    const about = { resource: disk, subject: gone, typed: {} }
    await perform(platform, { ...about, action: action(disk, 'delete') })
    expect(queries.getQueryState(list)?.isInvalidated).toBe(true)
    expect(queries.getQueryState(single)?.isInvalidated).toBe(false)
  })

  it('that is refused for another reason reads nothing again', async () => {
    const refused = json({ errors: { Error: 'Failed to stop virtual machine' } }, 409)
    const { platform } = await network({ 'POST /tll/user-resource/vm/stop': refused })
    const key = operationKey(platform.client, 'listVms', { path: { location: 'tll' } })
    platform.queries.setQueryData(key, [machine])
    await expect(perform(platform, performance)).rejects.toThrow('Failed to stop virtual machine')
    expect(platform.queries.getQueryState(key)?.isInvalidated).toBe(false)
  })

  it('makes its list and the lists it names out of date, in its location', async () => {
    const { platform } = await network({ 'DELETE /tll/user-resource/vm': { success: true } })
    const keys = {
      here: operationKey(platform.client, 'listVms', { path: { location: 'tll' } }),
      there: operationKey(platform.client, 'listVms', { path: { location: 'jhv' } }),
      disks: operationKey(platform.client, 'listDisks', { path: { location: 'tll' } }),
      tokens: operationKey(platform.client, 'listTokens', {}),
    }
    for (const key of Object.values(keys)) platform.queries.setQueryData(key, [])
    await perform(platform, { ...performance, action: action(virtualMachine, 'delete') })
    const stale = Object.entries(keys).map(([name, key]) => [
      name,
      platform.queries.getQueryState(key)?.isInvalidated,
    ])
    expect(Object.fromEntries(stale)).toEqual({ here: true, there: false, disks: true, tokens: false })
  })

  it('sends what was typed besides what is bound', async () => {
    const { platform, sent } = await network({})
    const resize = action(virtualMachine, 'resize')
    await perform(platform, { ...performance, action: resize, typed: { vcpu: 4, ram: 8192 } })
    expect(sent[0]).toEqual({
      method: 'PATCH',
      path: '/tll/user-resource/vm',
      body: 'uuid=vm-1&vcpu=4&ram=8192',
    })
  })
})

describe('an action that is refused', () => {
  const lists = { list: 'GET /tll/storage/disks', one: 'PATCH /tll/storage/disks/d-1' }
  const about = {
    resource: disk,
    action: action(disk, 'rename'),
    typed: { display_name: 'x' },
  }

  /** Whether the list of disks is stale after a refusal. */
  async function outdated(status: number, body: unknown): Promise<boolean | undefined> {
    const { platform } = await network({ [lists.one]: json(body, status) })
    const key = operationKey(platform.client, 'listDisks', { path: { location: 'tll' } })
    platform.queries.setQueryData(key, [])
    const asked = perform(platform, {
      ...about,
      subject: subject({ record: { uuid: 'd-1' }, location: 'tll' }),
    })
    await expect(asked).rejects.toThrow()
    return platform.queries.getQueryState(key)?.isInvalidated
  }

  it.each([
    [404, { message: 'Disk not found' }],
    [410, {}],
    [400, { errors: { Error: 'No such virtual machine exists: d-1' } }],
    [500, { errors: { Error: 'Failed to delete disk from VM' } }],
  ])('with %d has the list read again: the record may be gone', async (status, body) => {
    expect(await outdated(status, body)).toBe(true)
  })

  it.each([404, 500])('with %d is done when it removes what its list has no longer', async (status) => {
    const of = async (listed: unknown): Promise<unknown> => {
      const { platform } = await network({
        'DELETE /tll/storage/disks/d-1': json({ message: 'Disk not found' }, status),
        'GET /tll/storage/disks': listed,
      })
      const gone = subject({ record: { uuid: 'd-1' }, location: 'tll' })
      return perform(platform, { ...about, action: action(disk, 'delete'), typed: {}, subject: gone })
    }
    expect(await of([{ uuid: 'd-2' }])).toBeUndefined()
    await expect(of([{ uuid: 'd-1' }])).rejects.toThrow('Disk not found')
    await expect(of(json({ message: 'No answer' }, 502))).rejects.toThrow('Disk not found')
  })

  it.each([
    [400, { errors: { display_name: 'is too long' } }],
    [409, { message: 'Disk is reserved' }],
  ])('with %d for another reason leaves the list as it is', async (status, body) => {
    expect(await outdated(status, body)).toBe(false)
  })
})

describe('an action that replaces the whole object', () => {
  const old = {
    uuid: 'f-1',
    display_name: 'web',
    user_id: 1,
    billing_account_id: 5,
    rules: [{ uuid: 'r-1' }],
    resources_assigned: [],
  }
  const newer = { ...old, rules: [{ uuid: 'r-1' }, { uuid: 'r-2' }], billing_account_id: 6 }
  const rename = {
    resource: firewall,
    action: action(firewall, 'rename'),
    subject: subject({ record: old, location: 'tll' }),
    typed: { display_name: 'web-public' },
  }

  it('reads the record again first, past the cache, and keeps concurrent changes', async () => {
    const { platform, sent } = await network({ 'GET /tll/network/firewalls': [newer] })
    platform.queries.setQueryData(
      operationKey(platform.client, 'listFirewalls', { path: { location: 'tll' } }),
      [old],
    )
    await perform(platform, rename)
    expect(sent.slice(0, 2).map(({ method }) => method)).toEqual(['GET', 'PUT'])
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({
      display_name: 'web-public',
      billing_account_id: 6,
      rules: [{ uuid: 'r-1' }, { uuid: 'r-2' }],
    })
  })

  it('sends no rules as no rules', async () => {
    const { platform, sent } = await network({ 'GET /tll/network/firewalls': [{ ...old, rules: [] }] })
    await perform(platform, rename)
    expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({ rules: [] })
  })

  it('is not made when it is gone', async () => {
    const { platform, sent } = await network({ 'GET /tll/network/firewalls': [] })
    await expect(perform(platform, rename)).rejects.toThrow('It no longer exists')
    expect(sent.map(({ method }) => method)).toEqual(['GET'])
  })

  it('is not made when it cannot be read', async () => {
    const { platform, sent } = await network({ 'GET /tll/network/firewalls': json({ message: 'x' }, 502) })
    const failure: unknown = await perform(platform, rename).catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'generic', status: 502 })
    // Nothing was sent, so nothing may have been done.
    expect(isOutcomeUnknown(failure)).toBe(false)
    expect(sent.map(({ method }) => method)).toEqual(['GET'])
  })

  it('takes no cached answer for a read that another reader has ended', async () => {
    let reads = 0
    const written: unknown[] = []
    const { platform } = await stand(async (request) => {
      if (request.method === 'PUT') written.push(await request.json())
      if (request.method !== 'GET') return json({})
      reads += 1
      return reads === 1 ? new Promise<Response>(() => undefined) : json([newer])
    })
    const key = operationKey(platform.client, 'listFirewalls', { path: { location: 'tll' } })
    platform.queries.setQueryData(key, [old])
    const performed = perform(platform, rename)
    await expect.poll(() => reads).toBe(1)
    await readAgain(platform.queries, key)
    await performed
    expect(written).toMatchObject([{ rules: newer.rules }])
  })

  it('is not made by a tab whose identity has changed meanwhile', async () => {
    const { platform, tab, sent } = await network({ 'GET /tll/network/firewalls': [newer] })
    openTab(tab.storage).session.signIn('demo-delegate')
    expect(await kindOf(perform(platform, rename))).toBe('stale-identity')
    expect(sent.map(({ method }) => method)).not.toContain('PUT')
  })

  it('finds the record among others by its identity', async () => {
    const others = [{ ...newer, uuid: 'f-0' }, null, newer]
    const { platform } = await network({ 'GET /tll/network/firewalls': others })
    expect(await rereadRecord(platform, firewall, rename.subject)).toEqual(newer)
  })
})

describe('an action that writes elements edited together', () => {
  const saving = firewallDetail.tabs
    .flatMap(({ sections }) => sections.flatMap(sectionActions))
    .find(({ edits }) => edits !== undefined)
  if (!saving) throw new Error('A firewall has rules')
  const rule = { uuid: 'r-1', direction: 'inbound', protocol: 'tcp' }
  const edited = { ...rule, protocol: 'udp' }
  const old = { uuid: 'f-1', display_name: 'web', billing_account_id: 5, rules: [rule] }
  const save = {
    resource: firewall,
    action: saving,
    subject: subject({ record: old, location: 'tll' }),
    typed: { rules: [edited] },
    base: [rule],
  }

  it('is made while they are as they were, with the rest of the record as it is now', async () => {
    const now = { ...old, display_name: 'renamed', rules: [{ ...rule, updated_at: 'later' }] }
    const { platform, sent } = await network({ 'GET /tll/network/firewalls': [now] })
    await perform(platform, save)
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT'])
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({
      display_name: 'renamed',
      billing_account_id: 5,
      rules: [edited],
    })
  })

  it('is refused if others changed them, and a retry is not offered', async () => {
    const now = { ...old, rules: [rule, { ...rule, uuid: 'r-2' }] }
    const { platform, sent } = await network({ 'GET /tll/network/firewalls': [now] })
    const failure = await perform(platform, save).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ElementsChanged)
    expect(failure).toMatchObject({ record: now })
    expect(mayRetry({ failure })).toBe(false)
    expect(sent.map(({ method }) => method)).toEqual(['GET'])
  })
})
