// @vitest-environment jsdom
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFrozenClock, type Clock } from '../../sandbox/clock'
import { createSite } from '../../sandbox/server/create-site'
import { createNodeListener } from '../../sandbox/server/node-listener'
import { secretVariable } from '../../src/api/samples/sample-request'
import { offerAction } from '../../src/engine/jobs/offer'
import { releaseSteps, releaseLines } from '../../src/engine/actions/ReleaseChoices'
import type { RecordTarget } from '../../src/engine/jobs/target'
import { useCreateRequest } from '../../src/engine/create/use-create-request'
import { titleOf } from '../../src/manifest/title'
import type { FormModel } from '../../src/engine/fields/form-model'
import type { Request } from '../../src/engine/calls/form-call'
import { samplesIn } from '../../src/api/samples/sample-language'
import { sampleOf, secretsOf } from '../../src/engine/calls/samples'
import { useActionRequest } from '../../src/engine/actions/use-action-request'
import { plainCode } from '../../src/lib/code-piece'
import { PlatformContext } from '../../src/platform/platform'
import { openForm } from './filled-form'
import { needPrograms } from './need-programs'
import { openWorld, start, tll, typeOf, types, type World } from './world'

const shown = vi.hoisted((): { request: (() => Request) | undefined } => ({ request: undefined }))
vi.mock('../../src/engine/calls/use-request-view', () => ({
  useRequestView: ({ request }: { request: () => Request }) => {
    shown.request = request
    return { isOpen: false, control: () => null, drawer: null }
  },
}))

beforeAll(() => needPrograms('curl', 'jq'))
afterEach(cleanup)

/** A clock that stands still until `go`, and then runs 30 times as fast so that waits are short. */
function fastClock(): Clock & { go: () => void } {
  const frozen = createFrozenClock(start)
  let began: number | undefined
  const passed = (): number => (began === undefined ? 0 : Math.floor((performance.now() - began) * 30))
  return {
    ...frozen,
    now: () => frozen.now() + passed(),
    go: () => {
      began = performance.now()
    },
  }
}

/** A world over HTTP, with functions that run copied code in it. */
async function served() {
  const clock = fastClock()
  const world = await openWorld({ clock })
  const server = createServer(createNodeListener(createSite(world.sandbox, 'nowhere', '')))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(
    () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  )
  const { port } = server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}`
  const script = (use: () => unknown): { code: string; secrets: Set<string> } => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <PlatformContext value={world.platform}>
        <QueryClientProvider client={world.platform.queries}>{children}</QueryClientProvider>
      </PlatformContext>
    )
    renderHook(use, { wrapper }).unmount()
    const calls = shown.request?.().calls ?? []
    const samples = calls.map((call) => sampleOf(call, base))
    return {
      code: plainCode(samplesIn('curl', samples, 'client')),
      secrets: new Set(calls.flatMap((call) => [...secretsOf(call)])),
    }
  }
  /** Runs a copied call in a shell with this key; returns output and status. */
  const paste = async (
    { code, secrets }: { code: string; secrets: Set<string> },
    apiKey: string,
    before = '',
  ): Promise<{ status: unknown; said: string }> => {
    const shell = spawn('bash', ['-c', before + code], {
      env: {
        PATH: process.env['PATH'],
        API_KEY: apiKey,
        ...Object.fromEntries([...secrets].map((name) => [secretVariable(name), 'Lootus-2026-Tuul'])),
      },
    })
    let said = ''
    for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (part) => (said += String(part)))
    return { status: await new Promise((done) => shell.on('close', done)), said }
  }
  /** Runs the code as pasted, and asserts that each call succeeds. */
  const run = async (copied: { code: string; secrets: Set<string> }, refusal?: string): Promise<void> => {
    const { code } = copied
    expect(code).not.toMatch(/[{<]\w+[}>]|[\uE000-\uF8FF]|%EE%80/)
    clock.go()
    const strict = 'set -eo pipefail\ncurl() { command curl -sS --fail-with-body "$@"; }\n'
    const { status, said } = await paste(copied, 'demo-customer', strict)
    if (refusal === undefined) expect(status, `${code}\n\n${said}`).toBe(0)
    else expect(said).toContain(refusal)
  }
  return { world, script, run, paste }
}

const creatable = [...types.values()].flatMap(({ resource }) => (resource.create ? [resource.type] : []))

async function completeForm(world: World, type: string, prefill = {}): Promise<FormModel> {
  const form = await openForm(world, type, 'create', { environment: world.environment }, prefill)
  await form.complete()
  expect(form.submit()).toHaveProperty('parameters')
  const model = form.model()
  form.close()
  return model
}

describe('a copied creation runs', () => {
  it.each(creatable)('%s', async (type) => {
    const { world, script, run } = await served()
    const model = await completeForm(world, type)
    const copied = script(() => useCreateRequest(typeOf(type).resource, model, 'Create'))
    await expect(run(copied)).resolves.toBeUndefined()
  })

  it('a machine with more disks, an address and a firewall: in one go, once it is ready', async () => {
    const { world, script, run } = await served()
    const [free] = (
      await world.call<{ address: string; assigned_to: unknown }[]>('listIpAddresses', tll)
    ).filter((each) => !each.assigned_to)
    const [firewall] = await world.call<{ uuid: string }[]>('listFirewalls', tll)
    const model = await completeForm(world, 'virtual_machine', {
      name: 'copied',
      more_disks: [{ size_gb: 20 }, { size_gb: 30 }],
      ...(free ? { address: free.address } : {}),
      ...(firewall ? { firewall: firewall.uuid } : {}),
    })
    const copied = script(() => useCreateRequest(typeOf('virtual_machine').resource, model, 'Create'))
    expect(copied.code.match(/storage"/g)).toHaveLength(2)
    await run(copied)
    const machines = await world.call<{ name: string; storage: { size: number }[] }[]>('listVms', tll)
    const made = machines.filter(({ name }) => name === 'copied')
    expect(made).toHaveLength(1)
    expect(made[0]?.storage.map(({ size }) => size).slice(1)).toEqual([20, 30])
  })

  it('sharing with several people: each is invited to what was just made', async () => {
    const { world, script, run } = await served()
    const model = await completeForm(world, 'access_delegation', {
      emails: ['mari@raamat.example', 'jaan@partner.example'],
    })
    const before = (await world.call<unknown[]>('listAccessDelegations')).length
    await run(script(() => useCreateRequest(typeOf('access_delegation').resource, model, 'Share')))
    const groups = await world.call<{ impersonations?: unknown[] }[]>('listAccessDelegations')
    expect(groups).toHaveLength(before + 1)
  })
})

describe('a copied creation of several calls that is refused', () => {
  it('shows the refusal and ends: nothing waits for what was not made', async () => {
    const { world, script, paste } = await served()
    const model = await completeForm(world, 'virtual_machine', { more_disks: [{ size_gb: 20 }] })
    const copied = script(() => useCreateRequest(typeOf('virtual_machine').resource, model, 'Create'))
    expect(copied.code).toContain('until ')
    const { status, said } = await paste(copied, 'nobody')
    expect(status).toBe(1)
    expect(said).toContain('Invalid authentication credentials')
  })
})

/** Refusals of the platform that the console cannot foresee. */
const knownRefusals: Readonly<Record<string, string>> = {
  'billing_account delete': 'Billing account has resources',
}

/** The first record of a type on which an action can be run now. */
async function targetFor(world: World, type: string, id: string): Promise<RecordTarget | undefined> {
  const { resource } = typeOf(type)
  const action = resource.actions[id]
  if (!action) return undefined
  const places = resource.scope === 'global' ? [undefined] : ['tll', 'trtu', 'jhv']
  for (const place of places) {
    for (const row of await world.rows(resource, place)) {
      const subject = await world.subject(resource, row)
      const context = { texts: world.platform.texts, online: true, awaited: undefined }
      const offer = offerAction(resource, action, row, subject, context)
      if (offer && offer.reason === undefined) return { row, subject, name: titleOf(resource, subject) }
    }
  }
  return undefined
}

/** One of this many actions is run, as all are copied in the same way; `npm run test:wide -- copied` runs all. */
const among = process.env['COPIED'] === 'all' ? 1 : 8

describe('a copied action runs', () => {
  const all = [...types.values()].flatMap(({ resource }) =>
    Object.values(resource.actions)
      // Its dialog makes the call.
      .filter(({ dialog }) => dialog === undefined)
      .map(({ id }): [string, string] => [resource.type, id]),
  )
  const actions = all.filter((_, index) => index % among === 0)
  const ran: string[] = []

  it.each(actions)('%s %s', async (type, id) => {
    const { world, script, run } = await served()
    const { resource } = typeOf(type)
    const target = await targetFor(world, type, id)
    const action = resource.actions[id]
    // If no sample record allows it, another test covers the contract of its operation.
    expect(action).toBeDefined()
    if (!target || !action) return
    let model: FormModel | undefined
    if (action.form !== null) {
      const form = await openForm(world, type, action.form, target.subject)
      await form.change()
      await form.complete()
      const sent = form.submit()
      if ('parameters' in sent) model = form.model()
      form.close()
      if (!model) return
    }
    const asked = model ? { model } : {}
    const copied = script(() => useActionRequest({ resource, action, targets: [target], what: id, ...asked }))
    await run(copied, knownRefusals[`${type} ${id}`])
    ran.push(`${type} ${id}`)
  })

  it('for most of them', () => {
    expect(ran.length).toBeGreaterThan(actions.length * 0.6)
  })
})

describe('a copied run runs', () => {
  it('on several records', async () => {
    const { world, script, run } = await served()
    const { resource } = typeOf('virtual_machine')
    const { stop } = resource.actions
    if (!stop) throw new Error('Machines cannot be stopped')
    const rows = (await world.rows(resource, 'tll')).filter(({ record }) => record.status === 'running')
    const targets = await Promise.all(
      rows.map(async (row) => ({ row, subject: await world.subject(resource, row), name: row.id })),
    )
    expect(targets.length).toBeGreaterThan(1)
    const copied = script(() => useActionRequest({ resource, action: stop, targets, what: 'Stop' }))
    await expect(run(copied)).resolves.toBeUndefined()
  })

  it('with what is given up after it', async () => {
    const { world, script, run } = await served()
    const { resource } = typeOf('virtual_machine')
    const action = resource.actions.delete
    const target = await targetFor(world, 'virtual_machine', 'delete')
    if (!action || !target) throw new Error('Nothing can be deleted')
    const releases = releaseLines(action).flatMap((line) =>
      releaseSteps(line, target.subject, typeOf(line.type).resource, world.platform.texts),
    )
    expect(releases.length).toBeGreaterThan(0)
    await run(
      script(() => useActionRequest({ resource, action, targets: [target], what: 'Delete', releases })),
    )
  })

  it('with what makes it possible before, and undoes that after', async () => {
    const { world, script, run } = await served()
    const { resource } = typeOf('virtual_machine')
    const { resize: action } = resource.actions
    const target = await targetFor(world, 'virtual_machine', 'stop')
    if (!action || !target) throw new Error('Nothing can be resized')
    const form = await openForm(world, 'virtual_machine', 'resize', target.subject)
    await form.change()
    await form.complete()
    const model = form.model()
    form.close()
    await run(
      script(() =>
        useActionRequest({ resource, action, targets: [target], what: 'Resize', model, leads: true }),
      ),
    )
    const [after] = (await world.rows(resource, target.row.location)).filter(({ id }) => id === target.row.id)
    expect(after?.record).toMatchObject({ vcpu: model.values.vcpu })
  })
})
