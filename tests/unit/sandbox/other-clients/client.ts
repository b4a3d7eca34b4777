import { createFrozenClock } from '../../../../sandbox/clock'
import { onTestFinished } from 'vitest'
import { createSandbox, type Sandbox, type SandboxOptions } from '../../../../sandbox/create-sandbox'
import { start } from '../support'

/** The body and query of a client's request; nothing is added. */
export interface Sent {
  readonly query?: Readonly<Record<string, string>>
  /** Fields in the order they are sent, with empty ones. */
  readonly form?: Readonly<Record<string, string>>
  readonly json?: object
}

export interface Got<T> {
  readonly status: number
  readonly body: T
}

/** Sends requests below `/v1/tll` and returns the status with the parsed body, undefined for an empty one. */
export type Send = <T = unknown>(method: string, path: string, sent?: Sent) => Promise<Got<T>>

/** A sandbox until the test is over, and requests to it with the key. */
export function openClient(key: string, options: SandboxOptions = {}): { send: Send; sandbox: Sandbox } {
  const sandbox = createSandbox({ clock: createFrozenClock(start), ...options })
  onTestFinished(sandbox.close)
  const send: Send = async (method, path, { query, form, json } = {}) => {
    const url = new URL(`http://platform.test/v1${path}`)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.append(name, value)
    const headers = new Headers({ apikey: key, accept: 'application/json' })
    if (json) headers.set('content-type', 'application/json; charset=utf-8')
    const body = json ? JSON.stringify(json) : form ? new URLSearchParams(form) : null
    const init = { method, headers, body }
    const answer = await sandbox.fetch(new Request(url, init))
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  return { send, sandbox }
}
