import { describe, expect, it } from 'vitest'
import { inOrder } from '../../../../src/screens/profile/sessions'

const session = (id: string, created_at: string, is_current = false) => ({ id, created_at, is_current })

describe('sessions', () => {
  it('begin with the present one, the others newest first', () => {
    const answer = [
      session('old', '2026-11-01 08:00:00'),
      session('new', '2026-11-20 08:00:00'),
      session('here', '2026-11-10 08:00:00', true),
    ]
    expect(inOrder(answer).map(({ id }) => id)).toEqual(['here', 'new', 'old'])
  })

  it('tell what signed in and until when, as far as known', () => {
    const [known] = inOrder([
      {
        id: 'a',
        created_at: '2026-11-01 08:00:00',
        expires_at: null,
        user_agent: 'curl/8',
        is_current: true,
      },
    ])
    expect(known).toEqual({
      id: 'a',
      agent: 'curl/8',
      since: new Date('2026-11-01T08:00:00Z'),
      until: undefined,
      isCurrent: true,
    })
  })
})
