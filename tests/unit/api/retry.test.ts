import { describe, expect, it } from 'vitest'
import { ApiError, connectionFailure } from '../../../src/api/errors'
import { retryCount, retryDelay, shouldRetry } from '../../../src/api/retry'

describe('a read that failed', () => {
  it('is tried again three times, seven seconds apart [API-07]', () => {
    expect(retryCount).toBe(3)
    expect(retryDelay).toBe(7000)
    const failure = connectionFailure(new TypeError('x'))
    expect([0, 1, 2, 3, 4].map((failures) => shouldRetry(failures, failure))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it.each([
    ['no connection', connectionFailure(undefined), true],
    ['502', new ApiError('generic', 'x', { status: 502 }), true],
    ['502 with an envelope', new ApiError('api', 'x', { status: 502 }), true],
    ['500', new ApiError('api', 'x', { status: 500 }), false],
    ['503', new ApiError('generic', 'x', { status: 503 }), false],
    ['504', new ApiError('gateway-timeout', 'x', { status: 504 }), false],
    ['429', new ApiError('generic', 'x', { status: 429 }), false],
    ['403', new ApiError('permission', 'x', { status: 403 }), false],
    ['another content', new ApiError('content-type', 'x', { status: 200 }), false],
    ['no answer in time', new ApiError('timeout', 'x'), false],
    ['another identity', new ApiError('stale-identity', 'x'), false],
    ['a mistake of ours', new Error('x'), false],
    ['nothing', undefined, false],
  ])('after %s: %s [API-08]', (_, error, again) => {
    expect(shouldRetry(0, error)).toBe(again)
  })
})
