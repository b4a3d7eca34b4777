import { describe, expect, it } from 'vitest'
import { maskedLines } from '../../../src/lib/masked'

describe('values that are handed on [AUTH-41]', () => {
  it('are lines, without what is secret', () => {
    const lines = maskedLines([
      { name: 'access_token', value: 's3cret', secret: true },
      { name: 'state', value: '/compute', secret: false },
    ])
    expect(lines).toBe('access_token: ••••••••\nstate: /compute')
  })
})
