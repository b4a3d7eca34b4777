import { describe, expect, it } from 'vitest'
import { makeCall } from '../../../src/api/make-call'
import type { Operation } from '../../../src/lib/operation'
import { answer, bench, failureOf } from './support'

const task = {
  id: 'action.id',
  operation: 'getService',
  parameter: 'uuid',
  state: 'action.status',
  done: ['success'],
  failed: ['error'],
  message: 'action.error',
}
const begin: Operation = { method: 'POST', path: '/servers', task }
const beside: Operation = { ...begin, within: { at: 'server' } }
const making: Operation = { ...begin, task: { ...task, result: 'action.made' } }

/** The outcome of a call whose answer is `first` and whose task ends with `end`; with its requests. */
async function outcome(
  operation: Operation,
  status: number,
  first: object,
  end: object = { status: 'success' },
) {
  const { client, requests } = bench(({ method }) =>
    method === 'POST'
      ? answer(JSON.stringify(first), { status })
      : answer(JSON.stringify({ action: { id: 7, ...end } })),
  )
  const given = makeCall(client, operation, {})
  return {
    given,
    requests,
    paths: async () => (await given, requests.map(({ url }) => new URL(url).pathname)),
  }
}

describe('a task', () => {
  it.each([200, 201, 202])('begins when its id is in an answer with status %i', async (status) => {
    const { given, paths } = await outcome(begin, status, { action: { id: 7 } })
    expect(await given).toBeUndefined()
    expect((await paths())[1]).toMatch(/\/7$/)
  })

  it('returns to the record that shows it, or to the record it created', async () => {
    const both = { server: { id: 1 }, action: { id: 7 } }
    expect(await (await outcome(beside, 201, both)).given).toEqual({ id: 1 })
    const made = { status: 'success', made: { id: 2 } }
    expect(await (await outcome(making, 201, both, made)).given).toEqual({ id: 2 })
  })

  it('that fails is the failure of its call, though there is a record beside it', async () => {
    const { given } = await outcome(
      beside,
      201,
      { server: { id: 1 }, action: { id: 7 } },
      { status: 'error', error: 'Full' },
    )
    expect((await failureOf(given)).message).toContain('Full')
  })

  it.each([
    { server: { id: 1 }, action: null },
    { server: { id: 1 } },
    { server: { id: 1 }, action: { id: '' } },
  ])('does not begin without an id: %j', async (first) => {
    const { given, requests } = await outcome(beside, 200, first)
    expect(await given).toEqual({ id: 1 })
    expect(requests).toHaveLength(1)
  })

  it('that 202 promises without an id is a failure', async () => {
    const { given } = await outcome(beside, 202, { server: { id: 1 } })
    expect((await failureOf(given)).kind).toBe('content-type')
  })
})
