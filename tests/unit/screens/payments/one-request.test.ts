import { expect, it } from 'vitest'
import { createOneRequest } from '../../../../src/screens/payments/vendors/one-request'

it('one request takes the first result of each, and none without a request', async () => {
  const request = createOneRequest<string>()
  request.end('unasked')
  let begun = 0
  const begin = () => {
    begun += 1
  }
  const first = request.ask(begin)
  expect(request.ask(begin)).toBe(first)
  expect([begun, request.isOpen()]).toEqual([1, true])
  request.end('one')
  request.end('twice')
  expect(await first).toBe('one')
  expect(request.isOpen()).toBe(false)
  const second = request.ask(() => request.end('at once'))
  expect(await second).toBe('at once')
})
