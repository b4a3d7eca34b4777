import { expect, onTestFinished } from 'vitest'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox, type Sandbox, type SandboxOptions } from '../../../sandbox/create-sandbox'
import type { VirtualMachine } from '../../../sandbox/entities'
import { isRecord } from '../../../src/lib/is-record'

/** The instant every test world starts at. */
export const start = Date.UTC(2026, 10, 21, 8, 46, 0)

/** How a request is sent; parameters go where the method usually has them, or where `as` puts them. */
export interface Call {
  readonly key?: string | null
  readonly as?: 'query' | 'form' | 'json'
  readonly headers?: Readonly<Record<string, string>>
}

/** An answer; the caller chooses the type of its body, since the sandbox checked it against the description already. */
export interface Answered<T = unknown> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
  readonly text: string
}

type Send = <T = unknown>(path: string, parameters?: object, call?: Call) => Promise<Answered<T>>

export interface Client {
  readonly sandbox: Sandbox
  readonly get: <T = unknown>(path: string, call?: Call) => Promise<Answered<T>>
  readonly post: Send
  readonly put: Send
  readonly patch: Send
  readonly del: Send
  readonly advance: (seconds: number) => void
}

/**
 * A sandbox in memory with a stopped clock, and calls to it. The test fails when the sandbox gives an answer
 * that does not fit the API description.
 */
export function openSandbox(options: SandboxOptions = {}): Client {
  const defects: unknown[] = []
  const sandbox = createSandbox({
    clock: createFrozenClock(start),
    onDefect: (error) => defects.push(error),
    ...options,
  })
  onTestFinished(() => {
    sandbox.close()
    expect(defects).toEqual([])
  })
  return connect(sandbox)
}

/** Calls to a sandbox that is open already. */
export function connect(sandbox: Sandbox): Client {
  const send =
    (method: string): Send =>
    async (path, parameters = {}, call = {}) =>
      read(await sandbox.fetch(toRequest(method, path, parameters, call)))
  const fetch = send('GET')
  return {
    sandbox,
    get: async (path, call) => fetch(path, {}, call),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    del: send('DELETE'),
    advance: sandbox.control.advance,
  }
}

/** The request for a call to `/v1`. */
export function toRequest(method: string, path: string, parameters: object, call: Call): Request {
  const url = new URL(`http://sandbox.test/v1${path}`)
  const headers = new Headers(call.headers)
  if (call.key !== null) headers.set('apikey', call.key ?? 'demo-customer')
  const isEmpty = Object.keys(parameters).length === 0
  const as = call.as ?? (path.includes('/network/') ? 'json' : 'form')
  if (as === 'query')
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value))
  if (isEmpty || as === 'query') return new Request(url, { method, headers })
  if (as === 'json') {
    headers.set('content-type', 'application/json')
    return new Request(url, { method, headers, body: JSON.stringify(parameters) })
  }
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) form.set(name, String(value))
  return new Request(url, { method, headers, body: form })
}

async function read<T>(response: Response): Promise<Answered<T>> {
  const text = await response.text()
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json')
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  }
}

/** The only record of a list that fits. */
export function only<T>(list: readonly T[], fits: (record: T) => boolean): T {
  const [first, ...others] = list.filter(fits)
  if (first === undefined || others.length > 0) throw new Error(`${others.length + 1} records instead of one`)
  return first
}

/** The machines of a location. */
export async function vmsIn(
  client: Client,
  location = 'tll',
  key = 'demo-customer',
): Promise<VirtualMachine[]> {
  return (await client.get<VirtualMachine[]>(`/${location}/user-resource/vm/list`, { key })).body
}

/** The machine with this name. */
export async function vmNamed(client: Client, name: string, location = 'tll'): Promise<VirtualMachine> {
  return only(await vmsIn(client, location), (vm) => vm.name === name)
}

/** A body that createVm accepts, with changes. */
export function wantedVm(changes: object = {}): object {
  return {
    name: 'new-machine',
    os_name: 'ubuntu',
    os_version: '24.04',
    username: 'kadri',
    password: 'Lootus-2026-Tuul',
    vcpu: 2,
    ram: 2048,
    disks: 50,
    billing_account_id: 120348,
    ...changes,
  }
}

/** Creates a machine in Tallinn and returns it once it runs. */
export async function runningVm(client: Client, changes: object = {}): Promise<VirtualMachine> {
  const created = await client.post<VirtualMachine>('/tll/user-resource/vm', wantedVm(changes))
  expect(created.status, created.text).toBe(200)
  client.advance(60)
  return only(await vmsIn(client), (vm) => vm.uuid === created.body.uuid)
}

/** Creates a machine in Tallinn and returns it once it is switched off. */
export async function stoppedVm(client: Client, changes: object = {}): Promise<VirtualMachine> {
  const { uuid } = await runningVm(client, changes)
  return (await client.post<VirtualMachine>('/tll/user-resource/vm/stop', { uuid, force: true })).body
}

/** The text of an error answer of any envelope. */
export function errorText({ body }: Answered): string {
  if (!isRecord(body)) return ''
  const { errors, message } = body
  if (typeof message === 'string') return message
  return isRecord(errors) ? String(Object.values(errors)[0]) : ''
}
