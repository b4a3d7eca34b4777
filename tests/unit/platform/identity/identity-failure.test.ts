import { describe, expect, it } from 'vitest'
import { identityError } from '../../../../src/platform/identity/identity-failure'

describe('a refusal of the identity service', () => {
  it.each([
    ['[AUTH-29]', { error: 'invalid_grant', error_description: 'Wrong email or password.' }, 'login'],
    ['[AUTH-30]', { code: 'invalid_password', description: 'Password is too weak', policy: '* 8' }, 'signup'],
    [
      '[AUTH-30]',
      { code: 'bad_request', description: 'error in email - email format validation failed: x' },
      'signup',
    ],
    ['[AUTH-28]', { description: 'Invalid signup. The account may already exist.' }, 'signup'],
    ['[AUTH-28]', { code: 'extensibility_error', description: 'Email domain is prohibited' }, 'signup'],
    ['[AUTH-31]', { error: 'too_many_requests', error_description: 'too many requests' }, 'general'],
    [
      '[AUTH-36]',
      { error: 'access_denied', error_description: 'Please verify your email before logging in.' },
      'verify',
    ],
  ] as const)('%s keeps its words and knows what it is about: %j', (_, body, topic) => {
    const words = Object.entries(body).find(([name]) => name.endsWith('description'))?.[1]
    expect(identityError(body)).toMatchObject({ topic, message: words })
  })

  it.each([
    [{ error: 'server_error', error_description: 'Something went wrong' }],
    [{ error: 'access_denied', error_description: 'User did not authorize the request' }],
    [{ description: 'wrong in small letters' }],
    [{ error_description: 7 }],
    [{}],
    [undefined],
    ['<html>'],
    [[]],
  ])('[AUTH-32] is unknown otherwise: %j', (body) => {
    expect(identityError(body)).toMatchObject({ topic: 'general', message: 'Unknown Auth0 error' })
  })
})
