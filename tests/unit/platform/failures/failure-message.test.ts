import { describe, expect, it } from 'vitest'
import { classifyFailure, unexpectedContent } from '../../../../src/api/envelope'
import { ApiError, connectionFailure, noAnswerInTime, taskUnfinished } from '../../../../src/api/errors'
import { DeveloperError } from '../../../../src/lib/developer-error'
import {
  errorDetail,
  errorMessage,
  errorReference,
  joinFailures,
  platformWords,
} from '../../../../src/platform/failures/failure-message'
import { GeneralError } from '../../../../src/platform/failures/general-error'
import { english } from '../stand'

const answer = (status: number, body: unknown, correlationId?: string): ApiError =>
  classifyFailure({
    status,
    statusText: 'Some Status',
    contentType: 'application/json',
    correlationId,
    retryAfter: null,
    text: typeof body === 'string' ? body : JSON.stringify(body),
  })

const busy = { errors: { Error: 'The pool service is busy' } }

describe('the platform’s own words', () => {
  it.each([
    ['a timeout', answer(504, busy), 'The server did not answer in time. The pool service is busy'],
    ['a timeout without words', answer(504, ''), 'The server did not answer in time'],
    [
      'a task that cannot be read',
      taskUnfinished(answer(500, busy)),
      'The work was begun, but its end was not seen. It may still be done; look before you try again. The pool service is busy',
    ],
    [
      'a task that times out',
      taskUnfinished(answer(504, busy)),
      'The work was begun, but its end was not seen. It may still be done; look before you try again. The pool service is busy',
    ],
    [
      'a service that is down',
      answer(502, busy),
      'The pool service is busy. This part of the platform does not answer now; try again soon',
    ],
    ['a refusal', answer(403, busy), 'The pool service is busy'],
  ])('are kept with %s [ERROR-05] [ERROR-10]', async (_, error, message) => {
    expect(errorMessage({ texts: await english() }, error)).toBe(message)
  })

  it.each([
    [answer(500, busy), 'The pool service is busy'],
    [answer(504, busy), 'The pool service is busy'],
    [answer(504, ''), undefined],
    [answer(500, 'x'.repeat(300)), `${'x'.repeat(120)}…`],
    [taskUnfinished(answer(504, busy)), 'The pool service is busy'],
    [taskUnfinished(answer(504, '')), undefined],
    [taskUnfinished(connectionFailure(undefined)), undefined],
    [noAnswerInTime(60), undefined],
    [connectionFailure(undefined), undefined],
    [new GeneralError('The PDF is empty'), undefined],
  ])('stand beside the console’s: %s', (error, words) => {
    expect(platformWords(error)).toBe(words)
  })

  it('have the reference of the answer, of a task’s, too', () => {
    expect(errorReference(answer(500, busy, 'a1'))).toBe('a1')
    expect(errorReference(taskUnfinished(answer(500, busy, 'a2')))).toBe('a2')
    expect(errorReference(connectionFailure(undefined))).toBeUndefined()
  })
})

describe('several failures', () => {
  const one = answer(500, { errors: { Error: 'One' } }, 'a1')
  const again = answer(500, { errors: { Error: 'One' } }, 'a2')
  const other = answer(500, { errors: { Error: 'Other' } }, 'a3')

  it('are one list with their references, the same one once [ERROR-12]', async () => {
    const platform = { texts: await english() }
    const both = joinFailures(platform, [one, again, other])
    expect(errorMessage(platform, both)).toBe('Multiple (2) errors:\n• One\n• Other')
    expect(errorReference(both)).toBe('a1, a3')
    expect(platformWords(both)).toBe('One; Other')
    expect(platformWords(new AggregateError([noAnswerInTime(60)]))).toBeUndefined()
    expect(joinFailures(platform, [one, again])).toBe(one)
    expect(joinFailures(platform, [])).toBeUndefined()
  })

  it('of fields are a list, too, unless the platform says them its own way [ERROR-12]', async () => {
    const platform = { texts: await english() }
    const fields = { errors: { name: 'The name is taken', size_gb: 'At least 1' } }
    expect(errorMessage(platform, answer(400, fields))).toBe(
      'Multiple (2) errors:\n• The name is taken\n• At least 1',
    )
    const same = { errors: { name: 'Required', size_gb: 'Required' } }
    expect(errorMessage(platform, answer(400, same))).toBe('Required')
    const own = new ApiError('api', 'Name and size', { fields: answer(400, fields).fields })
    expect(errorMessage(platform, own)).toBe('Name and size')
  })

  it('without any words are the unknown one, once', async () => {
    const platform = { texts: await english() }
    expect(errorMessage(platform, new AggregateError([new TypeError('x'), 'y']))).toBe('An error happened')
    expect(errorReference(new AggregateError([new TypeError('x')]))).toBeUndefined()
  })
})

it('a failure in detail has the words of the code, too', async () => {
  const platform = { texts: await english() }
  expect(errorDetail(platform, new DeveloperError('form is null or undefined'))).toBe(
    'form is null or undefined',
  )
  expect(errorDetail(platform, new TypeError('x is undefined'))).toBe('TypeError: x is undefined')
  expect(errorDetail(platform, 'thrown text')).toBe('thrown text')
  expect(errorDetail(platform, new GeneralError('The PDF is empty'))).toBe('The PDF is empty')
  expect(errorDetail(platform, answer(403, busy))).toBe('The pool service is busy')
})

describe('an answer without the list it had to be', () => {
  const raw = {
    status: 200,
    statusText: '',
    contentType: 'application/json',
    retryAfter: null,
    text: '{"uuid":1}',
  }
  const failure = unexpectedContent({ ...raw, correlationId: 'c-1' }, 'No list in an answer of type', true)

  it('is said in a sentence; what it has is for who looks into it', async () => {
    const platform = { texts: await english() }
    expect(errorMessage(platform, failure)).toBe('The server answered without the list that was asked for')
    expect(platformWords(failure)).toBeUndefined()
    expect(errorReference(failure)).toBe('c-1')
    expect(errorDetail(platform, failure)).toBe('No list in an answer of type application/json: {"uuid":1}')
  })
})
