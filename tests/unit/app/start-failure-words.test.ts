import { describe, expect, it } from 'vitest'
import { classifyFailure, unexpectedContent, type RawAnswer } from '../../../src/api/envelope'
import { connectionFailure, noAnswerInTime } from '../../../src/api/errors'
import { startFailureWords } from '../../../src/app/start-failure-words'
import { DeveloperError } from '../../../src/lib/developer-error'

const answer = (status: number, text: string, contentType = 'text/html'): RawAnswer => ({
  status,
  statusText: '',
  contentType,
  correlationId: undefined,
  retryAfter: null,
  text,
})
const page = '<html><body>token=abc nginx</body></html>'

describe('why a console could not start', () => {
  it('is said in words for a refusal, which ends no session', () => {
    const said = startFailureWords(
      classifyFailure(answer(401, '{"message":"Key expired"}', 'application/json')),
    )
    expect(said).toContain('you are still signed in')
    expect(said).not.toContain('Key expired')
  })

  it.each([
    ['an answer of another kind', unexpectedContent(answer(200, page))],
    ['a page of a failure', classifyFailure(answer(500, page))],
    ['a page of a gateway', classifyFailure(answer(502, page))],
    ['a page of a refusal', classifyFailure(answer(403, page))],
    ['a cut-off answer', unexpectedContent(answer(200, '{"siteName":"Acm'), 'Unreadable answer of type')],
    ['a mistake of the code', new TypeError("Cannot read properties of undefined (reading 'x')")],
    ['no connection', connectionFailure(new TypeError('Failed to fetch'))],
    ['no answer', noAnswerInTime(60)],
  ])('shows nothing raw of %s', (_, error) => {
    expect(startFailureWords(error)).toMatch(/^[A-Z][\w ,;.]+\.$/)
    expect(startFailureWords(error)).not.toMatch(/html|token|nginx|siteName|undefined|fetch/)
  })

  it('repeats what the platform says for people, and names what is wrong with a configuration', () => {
    const said = classifyFailure(answer(500, '{"message":"Down until noon"}', 'application/json'))
    expect(startFailureWords(said)).toBe('Down until noon')
    expect(startFailureWords(new DeveloperError('vmsEnabled must be true or false'))).toBe(
      'vmsEnabled must be true or false',
    )
  })
})
