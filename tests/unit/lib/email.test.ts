import { describe, expect, it } from 'vitest'
import { isEmail } from '../../../src/lib/email'

describe('an e-mail address', () => {
  it.each(['mari@raamat.example', 'a.b+c@mail.raamat.example', 'õie@näide.ee'])('is %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    'mari',
    'mari@',
    '@raamat.example',
    'mari@raamat',
    'a b@c.de',
    'a@b..de',
    'a@b.de.',
    'a@@b.de',
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})
