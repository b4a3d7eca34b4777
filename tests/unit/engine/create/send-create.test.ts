// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { operationQuery } from '../../../../src/api/queries'
import { reveal } from '../../../../src/engine/jobs/reveal'
import { sendCreate } from '../../../../src/engine/create/send-create'
import type { FormModel } from '../../../../src/engine/fields/form-model'
import { intentInMemory } from '../../../../src/platform/session/intent'
import { resource as delegation } from '../../../../src/generated/resources/access-delegation'
import { resource as disk } from '../../../../src/generated/resources/disk'
import { resource as token } from '../../../../src/generated/resources/api-token'
import type { CompiledResource } from '../../../../src/manifest/compiled'
import { subject } from '../../manifest/support'
import { stand } from '../../platform/stand'
import { cellEnv, fieldOf } from '../support'

afterEach(() => {
  reveal.set(undefined)
})

interface Sent {
  method: string
  path: string
  key: string | null
}

type Answer = (sent: Sent) => unknown

/** A form of a type on a platform with given answers; an error is a broken connection. */
async function form(resource: CompiledResource, values: Record<string, unknown>, answer: Answer) {
  const sent: Sent[] = []
  const { platform } = await stand(
    async (request) => {
      const path = new URL(request.url).pathname.replace('/v1', '')
      const made = { method: request.method, path, key: request.headers.get('idempotency-key') }
      sent.push(made)
      const given = await answer(made)
      if (given instanceof Error) throw given
      return given instanceof Response ? given : Response.json(given)
    },
    { types: [resource.type] },
  )
  const { create } = resource
  if (!create) throw new Error('It cannot be created')
  const finished: string[] = []
  const about = subject({ form: values, location: resource.scope === 'location' ? 'tll' : undefined })
  const model = {
    resource,
    env: cellEnv(platform.texts, resource),
    choices: () => undefined,
    subject: about,
    values,
    visible: Object.keys(values).map((at) => fieldOf(at)),
    finish: () => finished.push('finished'),
  } as unknown as FormModel
  const intents = intentInMemory()
  const went: string[] = []
  const looked: string[][] = []
  const make = (typed = values) =>
    sendCreate(platform, resource, create, model, typed, intents, {
      go: (path) => went.push(path),
      lost: (found) => looked.push(found.map(({ name }) => name)),
    })
  const send = async (typed = values): Promise<string> => (await make(typed)).page
  const read = (operation = resource.listOperation, location = about.location) =>
    platform.queries.fetchQuery(
      operationQuery(platform.client, operation, location === undefined ? {} : { path: { location } }),
    )
  const posts = () => sent.filter(({ method }) => method === 'POST')
  return { platform, sent, posts, make, send, read, finished, intents, went, looked }
}

const lost = new TypeError('Failed to fetch')
const refusal = () => Response.json({ errors: { Error: 'Not today' } }, { status: 500 })

describe('a creation', () => {
  it('leads to the new record, with what completes it as steps', async () => {
    const order: string[] = []
    const made = await form(delegation, { description: 'ops', emails: ['a@b.example'] }, async (sent) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      order.push(`${sent.method} ${sent.path}`)
      return sent.method === 'GET' ? [] : { id: 398, description: 'ops' }
    })
    const { page, steps } = await made.make()
    expect(page).toContain('398')
    expect(order.filter((each) => each.startsWith('POST'))).toEqual(['POST /user-resource/access_group'])
    expect(steps.map(({ typed }) => typed)).toEqual([{ grantee_username: 'a@b.example' }])
    expect(made.finished).toHaveLength(1)
    expect(made.posts().every(({ key }) => /^[0-9a-f]{32}$/.test(key ?? ''))).toBe(true)
  })

  it('sends what may have been done under the same key again, and what was refused under a new one', async () => {
    const answers: unknown[] = [lost, refusal(), refusal(), { uuid: 'd-1', display_name: 'data' }]
    const made = await form(disk, { display_name: 'data' }, ({ method }) =>
      method === 'GET' ? [] : answers.shift(),
    )
    for (let time = 0; time < 3; time += 1) await expect(made.send()).rejects.toThrow()
    expect(await made.send()).toContain('d-1')
    const [first, second, third, fourth] = made.posts().map(({ key }) => key)
    expect(second).toBe(first)
    expect(new Set([first, third, fourth]).size).toBe(3)
  })

  it('is another one when it asks for something else, though the first may have been done', async () => {
    const made = await form(disk, { display_name: 'data' }, ({ method }) => (method === 'GET' ? [] : lost))
    await expect(made.send()).rejects.toThrow()
    await expect(made.send({ display_name: 'other' })).rejects.toThrow()
    expect(new Set(made.posts().map(({ key }) => key)).size).toBe(2)
  })
})

describe('the list of a creation that failed', () => {
  const after = async (answer: unknown) => {
    const made = await form(disk, { display_name: 'data' }, ({ method }) => (method === 'GET' ? [] : answer))
    await made.read()
    const isFresh = () =>
      made.platform.queries
        .getQueryCache()
        .findAll()
        .every(({ state }) => !state.isInvalidated)
    expect(isFresh()).toBe(true)
    await expect(made.send()).rejects.toThrow()
    return isFresh()
  }

  it('is read again when it may have been made', async () => {
    expect(await after(lost)).toBe(false)
    expect(await after(new Response('', { status: 504 }))).toBe(false)
  })

  it('is not when the platform says that it was not', async () => {
    expect(await after(refusal())).toBe(true)
  })
})

describe('a creation that is answered with the list', () => {
  const old = { id: 1, description: 'old', token: 'old-key' }
  const elsewhere = { id: 2, description: 'made elsewhere', token: 'other-key' }
  const fresh = { id: 3, description: 'new', token: 'new-key' }

  it('knows its record by what there is just before, not by what was read some time ago', async () => {
    let listed: unknown[] = [old]
    const made = await form(token, { description: 'new' }, ({ method }) =>
      method === 'GET' ? listed : [...listed, fresh],
    )
    await made.read()
    listed = [old, elsewhere]
    await made.send()
    expect(reveal.get()).toMatchObject({ name: 'new', value: 'new-key' })
  })

  it('knows it also when its answer came at the second try only', async () => {
    let listed: unknown[] = [old]
    const answers: unknown[] = [lost, [old, fresh]]
    const made = await form(token, { description: 'new' }, ({ method }) =>
      method === 'GET' ? listed : answers.shift(),
    )
    await expect(made.send()).rejects.toThrow()
    listed = [old, fresh]
    await made.send()
    expect(reveal.get()).toMatchObject({ name: 'new', value: 'new-key' })
  })
})

describe('a creation that was carried out twice', () => {
  const like = { display_name: 'data', size_gb: 20, created_at: '', status: 'Active' }
  const twins = [
    { uuid: 'd-1', ...like },
    { uuid: 'd-2', ...like },
  ]
  const older = { uuid: 'd-0', ...like }
  const wanted = { display_name: 'data', size_gb: 20 }
  /** A form whose creation gets this answer, and adds these records to the list beside the older one. */
  async function after(answer: unknown, ...left: unknown[]) {
    let listed: unknown[] = [older]
    const made = await form(disk, wanted, ({ method }) => {
      if (method === 'GET') return listed
      listed = [older, ...left]
      return answer
    })
    await made.read()
    return made
  }

  it('names the twin, and leads to it', async () => {
    const made = await after(twins[0], ...twins, { uuid: 'd-3', ...like, size_gb: 40 })
    await made.send()
    const warnings = () => made.platform.toasts.snapshot().filter(({ tone }) => tone === 'warning')
    await expect
      .poll(() => warnings().map(({ title }) => title))
      .toEqual(['Another one like data was made in the same moment. Delete it if you did not want two.'])
    warnings()[0]?.actions?.[0]?.onPress()
    expect(made.went.join()).toContain('d-2')
  })

  it('names nothing where there is one', async () => {
    const made = await after(twins[0], twins[0])
    await made.send()
    await expect.poll(() => made.sent.filter(({ method }) => method === 'GET').length).toBe(2)
    expect(made.platform.toasts.snapshot().map(({ tone }) => tone)).toEqual(['success'])
  })

  it('says what was made though no answer came', async () => {
    const made = await after(lost, twins[1])
    await expect(made.send()).rejects.toThrow()
    await expect.poll(() => made.looked).toEqual([['data']])
    expect(made.platform.toasts.snapshot()).toEqual([])
  })

  it('says that nothing was made where the list has nothing more', async () => {
    const made = await after(lost)
    await expect(made.send()).rejects.toThrow()
    await expect.poll(() => made.looked).toEqual([[]])
  })
})

describe('what a creation leaves', () => {
  const values = { display_name: 'data', size_gb: 20 }
  const answered = { uuid: 'd-1', display_name: 'data', size_gb: 20, status: 'Active' }
  /** The type of disks with another way to create them. */
  const changed = (changes: Partial<NonNullable<CompiledResource['create']>>): CompiledResource => {
    if (!disk.create) throw new Error('It cannot be created')
    return { ...disk, create: { ...disk.create, ...changes } }
  }
  const after = async (resource: CompiledResource, answer: unknown, listed: unknown = []) =>
    form(resource, values, ({ method }) => (method === 'GET' ? listed : answer))

  it('is the record, said by its name', async () => {
    const made = await after(disk, answered)
    expect(await made.make()).toMatchObject({
      record: { type: 'disk', key: 'tll/d-1', name: 'data' },
      page: '/disks/disk/tll/d-1',
      steps: [],
    })
    expect(made.platform.toasts.snapshot()).toMatchObject([
      { tone: 'success', title: 'data is being created' },
    ])
  })

  it.each([
    ['does not name it', { display_name: 'data' }],
    ['does not show it', []],
  ])('leads to the list where the answer %s', async (_, answer) => {
    const made = await after(disk, answer)
    expect(await made.make()).toMatchObject({ page: disk.routes.list, record: { key: '' }, steps: [] })
    expect(made.platform.toasts.snapshot()).toMatchObject([{ title: 'data is being created' }])
  })

  it('opens the list if a secret is shown once there, and shows none otherwise', async () => {
    const told = await after(changed({ reveal: 'secret' }), { ...answered, secret: 's-1' })
    expect(await told.send()).toBe(disk.routes.list)
    expect(reveal.get()).toMatchObject({ type: 'disk', name: 'data', value: 's-1' })
    reveal.set(undefined)
    const untold = await after(changed({ reveal: 'secret' }), answered)
    await untold.send()
    expect(reveal.get()).toBeUndefined()
  })

  it('has its list read again, and whatever else it changes, where it was made', async () => {
    const made = await after(changed({ operation: 'createVm' }), answered)
    await Promise.all([made.read(), made.read('listNetworks'), made.read('listNetworks', 'jhv')])
    await made.send()
    const states = made.platform.queries
      .getQueryCache()
      .findAll()
      .map(({ queryKey, state }) => [JSON.stringify(queryKey), state.isInvalidated] as const)
    const isStale = (operation: string, place: string) =>
      states.filter(([key]) => key.includes(operation) && key.includes(place)).map(([, stale]) => stale)
    expect(isStale('listNetworks', 'tll')).toEqual([true])
    expect(isStale('listNetworks', 'jhv')).toEqual([false])
  })

  it('is found in the list of its own location where that is the answer', async () => {
    const old = { ...answered, uuid: 'd-0' }
    const made = await after(changed({ result: 'list' }), [old, answered], [old])
    expect(await made.send()).toBe('/disks/disk/tll/d-1')
    const reads = made.sent.filter(({ method }) => method === 'GET').map(({ path }) => path)
    expect(new Set(reads)).toEqual(new Set(['/tll/storage/disks']))
  })

  it('has no list read for twins where none was read before', async () => {
    const made = await after(disk, answered)
    await made.send()
    expect(made.sent.map(({ method }) => method)).toEqual(['POST'])
  })

  it('has the steps its form asks for', async () => {
    const made = await after(
      changed({ steps: [{ action: 'rename', params: { display_name: { form: 'size_gb' } } }] }),
      answered,
      [answered],
    )
    const { steps } = await made.make()
    expect(steps).toMatchObject([{ record: { key: 'tll/d-1', name: 'data' }, typed: { display_name: 20 } }])
  })
})
