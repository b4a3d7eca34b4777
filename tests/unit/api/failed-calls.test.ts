import { expect, it } from 'vitest'
import { createFailedCalls, mostFailedCalls } from '../../../src/api/failed-calls'
import { ApiError, staleIdentity } from '../../../src/api/errors'
import { callOperation } from '../../../src/api/call-operation'
import { answer, bench } from './support'

const operation = { method: 'GET', path: '/{location}/user-resource/vm/list' } as const

it('are kept newest first, at most twenty, without those of an earlier identity', () => {
  let epoch = 1
  let now = 0
  const failed = createFailedCalls(
    () => ({ epoch }),
    () => ++now,
  )
  for (let index = 0; index < mostFailedCalls + 5; index++)
    failed.note(operation, 'tll', new ApiError('server', `number ${index}`, { status: 500 }))
  expect(failed.get()).toHaveLength(mostFailedCalls)
  expect(failed.get()[0]?.message).toBe(`number ${mostFailedCalls + 4}`)
  epoch = 2
  failed.note(operation, undefined, new ApiError('api', 'refused', { status: 400 }))
  expect(failed.get()).toEqual([
    {
      at: mostFailedCalls + 6,
      method: 'GET',
      path: operation.path,
      location: undefined,
      status: 400,
      correlationId: undefined,
      message: 'refused',
      epoch: 2,
    },
  ])
})

it('are no answers to an earlier identity and nothing that was given up', () => {
  const failed = createFailedCalls(() => ({ epoch: 1 }))
  failed.note(operation, 'tll', staleIdentity())
  failed.note(operation, 'tll', new DOMException('Aborted', 'AbortError'))
  expect(failed.get()).toEqual([])
})

it('come from every call of the client, with the template of the path', async () => {
  const { client } = bench(() =>
    answer('{"message":"Out of order"}', { status: 500, headers: { 'x-warren-correlation-id': 'c7f2' } }),
  )
  await expect(
    callOperation(client, 'getVm', { path: { location: 'tll' }, query: { uuid: 'secret-1' } }),
  ).rejects.toThrow()
  expect(client.failed.get()).toHaveLength(1)
  const [first] = client.failed.get()
  expect(first).toMatchObject({ method: 'GET', location: 'tll', status: 500 })
  expect(JSON.stringify(first)).not.toContain('secret-1')
})
