import { describe, expect, it } from 'vitest'
import {
  aboutFields,
  beginsWork,
  classifyFailure,
  isGatewayFailure,
  isNotFound,
  isServiceDown,
  joinMessages,
  maySayGone,
  readEnvelope,
  refusedFields,
  refusesKey,
  saysRefused,
  unexpectedContent,
  type RawAnswer,
} from '../../../src/api/envelope'
import {
  ApiError,
  connectionFailure,
  isApiError,
  noAnswerInTime,
  staleIdentity,
  taskUnfinished,
} from '../../../src/api/errors'
import { isOutcomeUnknown } from '../../../src/api/unknown-outcome'

function raw(status: number, body: unknown, changes: Partial<RawAnswer> = {}): RawAnswer {
  return {
    status,
    statusText: 'Some Status',
    contentType: typeof body === 'string' ? 'text/plain' : 'application/json',
    correlationId: 'a1b2-c3d4',
    retryAfter: null,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    ...changes,
  }
}
const html = { contentType: 'text/html; charset=utf-8' }

describe('the four envelopes', () => {
  it('the platform’s own word [ERROR-07] [ERROR-08]', () => {
    const error = classifyFailure(raw(500, { errors: { Error: 'Failed to start virtual machine' } }))
    expect(error).toMatchObject({
      kind: 'api',
      message: 'Failed to start virtual machine',
      status: 500,
      fields: [],
    })
  })

  it('a message of the gateway', () => {
    const error = classifyFailure(raw(404, { message: 'Disk not found' }))
    expect(error).toMatchObject({ kind: 'generic', message: 'Disk not found', status: 404 })
  })

  it('a wrong field', () => {
    const error = classifyFailure(raw(400, { errors: { uuid: "Required parameter 'uuid' not supplied" } }))
    expect(error).toMatchObject({
      kind: 'api',
      message: "Required parameter 'uuid' not supplied",
      fields: [{ field: 'uuid', message: "Required parameter 'uuid' not supplied" }],
    })
  })

  it('several wrong fields [ERROR-12]', () => {
    const error = classifyFailure(raw(400, { errors: { name: 'is taken', ram: 'is too small' } }))
    expect(error.message).toBe('Multiple (2) errors:\n• is taken\n• is too small')
    expect(error.fields.map(({ field }) => field)).toEqual(['name', 'ram'])
  })

  it('several wrong fields, of which some are told elsewhere [ERROR-12]', () => {
    const error = classifyFailure(
      raw(400, { errors: { name: 'is taken', ram: 'is too small', os: 'is gone' } }),
    )
    const [name, ram] = error.fields
    const two = aboutFields(
      error,
      [name, ram].flatMap((field) => field ?? []),
    )
    expect(two).toMatchObject({ kind: 'api', status: 400, correlationId: 'a1b2-c3d4', cause: error })
    expect(two.message).toBe('Multiple (2) errors:\n• is taken\n• is too small')
    expect(aboutFields(error, error.fields.slice(0, 1)).message).toBe('is taken')
    expect(aboutFields(error, error.fields)).toBe(error)
    const own = new ApiError('api', 'Nothing fits', { fields: error.fields })
    expect(aboutFields(own, [])).toBe(own)
  })

  it('several things at once, none of which is left out [ERROR-08]', () => {
    const fields = { first_name: 'Too odd', phone: 'Bad phone' }
    expect(classifyFailure(raw(400, { errors: { ...fields, Error: 'Not now' } }))).toMatchObject({
      kind: 'api',
      message: 'Multiple (3) errors:\n• Not now\n• Too odd\n• Bad phone',
      fields: [],
    })
    const permissions = { 'a::b': { msg: 'One' }, 'c::d': { msg: 'Two' } }
    expect(classifyFailure(raw(403, { errors: permissions }))).toMatchObject({
      kind: 'permission',
      message: 'Multiple (2) errors:\n• One\n• Two',
    })
  })

  it('a permission, with an object where the others have a text', () => {
    const body = {
      errors: { 'consumer::resource_forbidden': { msg: 'Not allowed', subtype: 'x', type: 'consumer' } },
    }
    expect(classifyFailure(raw(403, body))).toMatchObject({ kind: 'permission', message: 'Not allowed' })
    expect(classifyFailure(raw(400, body))).toMatchObject({ kind: 'api', message: 'Not allowed' })
  })

  it.each([
    null,
    [],
    'text',
    5,
    {},
    { errors: null },
    { errors: [] },
    { errors: { a: 5, b: {} } },
    { message: 5 },
  ])('are none of them: %j', (body) => {
    expect(readEnvelope(body)).toEqual({ message: undefined, fields: [], stated: false })
  })

  it('are never mistaken for fields that a prototype has', () => {
    const body: unknown = JSON.parse('{"errors":{"__proto__":"odd","toString":"odd too"}}')
    expect(
      readEnvelope(body)
        .fields.map(({ field }) => field)
        .sort(),
    ).toEqual(['__proto__', 'toString'])
  })
})

describe('the status', () => {
  it('403 is a matter of permission, whatever the body [ERROR-05]', () => {
    expect(classifyFailure(raw(403, { message: 'Invalid authentication credentials' }))).toMatchObject({
      kind: 'permission',
      name: 'ApiPermissionError',
      message: 'Invalid authentication credentials',
    })
    expect(classifyFailure(raw(403, { stack: 'at x' })).kind).toBe('permission')
    expect(classifyFailure(raw(403, '', {}))).toMatchObject({ kind: 'permission', message: 'Some Status' })
  })

  it.each([
    '{}',
    ' {} ',
    '[]',
    'null',
    '""',
    '"   "',
    '{"message":""}',
    '{"errors":{"Error":" "}}',
    '[{},[]]',
  ])('replaces an empty body: %s', (text) => {
    const json = { contentType: 'application/json' }
    expect(classifyFailure(raw(502, text, json)).message).toBe('Some Status')
    expect(classifyFailure(raw(403, text, json)).message).toBe('Some Status')
    expect(classifyFailure(raw(400, text, { ...json, statusText: '' })).message).toBe('HTTP 400')
  })

  it.each(['{"code":5}', '0', 'false', '["no"]'])('does not hide what a body says: %s', (text) => {
    expect(classifyFailure(raw(502, text)).message).toBe(text)
  })

  it('504 is a timeout, of the gateway when the body is a page [ERROR-10]', () => {
    expect(classifyFailure(raw(504, { message: 'upstream' }))).toMatchObject({
      kind: 'timeout',
      message: 'upstream',
    })
    expect(classifyFailure(raw(504, ''))).toMatchObject({ kind: 'timeout', message: 'Timeout' })
    expect(classifyFailure(raw(504, '<html><h1>504</h1></html>', html))).toMatchObject({
      kind: 'gateway-timeout',
      message: 'Gateway timeout',
      name: 'ApiTimeoutError',
    })
    expect(classifyFailure(raw(504, '\n <!DOCTYPE HTML><p>x', { contentType: '' })).kind).toBe(
      'gateway-timeout',
    )
  })

  it('with a stack in the body is a failure of the server [ERROR-06]', () => {
    expect(classifyFailure(raw(500, { stack: 'Error: x\n at y', message: 'Broken' }))).toMatchObject({
      kind: 'server',
      message: 'Broken',
      name: 'ApiServerError',
    })
  })

  it('of anything else is generic, with the beginning of the body [ERROR-09]', () => {
    expect(classifyFailure(raw(500, 'x'.repeat(300)))).toMatchObject({
      kind: 'generic',
      message: 'x'.repeat(250),
    })
    expect(classifyFailure(raw(409, '  Machine is busy \n'))).toMatchObject({ message: 'Machine is busy' })
  })

  it('without a body is described by its status text, else by its number [ERROR-09]', () => {
    expect(classifyFailure(raw(502, ''))).toMatchObject({
      kind: 'generic',
      message: 'Some Status',
      status: 502,
    })
    expect(classifyFailure(raw(502, '', { statusText: '' })).message).toBe('HTTP 502')
  })

  it('with a page never shows the page', () => {
    const page = '<html><body><h1>502 Bad Gateway</h1></body></html>'
    expect(classifyFailure(raw(502, page, html)).message).toBe('Some Status')
    expect(classifyFailure(raw(502, page, { ...html, statusText: '' })).message).toBe('HTTP 502')
    expect(classifyFailure(raw(500, page, { contentType: 'application/json' })).message).toBe('Some Status')
  })

  it('with JSON cut in two is generic', () => {
    expect(classifyFailure(raw(500, '{"errors":{"Err'))).toMatchObject({
      kind: 'generic',
      message: '{"errors":{"Err',
    })
  })
})

describe('what comes with a failure', () => {
  it('the reference of the call, kept apart from its message [ERROR-03]', () => {
    const error = classifyFailure(raw(500, { errors: { Error: 'x' } }))
    expect(error.correlationId).toBe('a1b2-c3d4')
    expect(error.message).toBe('x')
    expect(error.status).toBe(500)
  })

  it.each([
    ['120', 120],
    ['0', 0],
    ['1.5', 1.5],
    ['-3', 0],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('the wait the server asks for: %j', (retryAfter, seconds) => {
    expect(classifyFailure(raw(429, { message: 'x' }, { retryAfter })).retryAfter).toBe(seconds)
  })

  it('a date to wait for, as the seconds until then', () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toUTCString()
    const seconds = classifyFailure(raw(429, '', { retryAfter: tomorrow })).retryAfter ?? 0
    expect(seconds).toBeGreaterThan(86_000)
    expect(seconds).toBeLessThanOrEqual(86_400)
  })
})

describe('the other failures', () => {
  it('no connection [ERROR-01]', () => {
    const cause = new TypeError('fetch failed')
    expect(connectionFailure(cause)).toMatchObject({
      kind: 'connection',
      message: 'Failed to connect to server',
      name: 'ApiConnectionError',
      status: undefined,
      cause,
    })
  })

  it('another content than promised, with its type and beginning [ERROR-02]', () => {
    const error = unexpectedContent(raw(200, `<html>${'y'.repeat(600)}`, html))
    expect(error).toMatchObject({ kind: 'content-type', name: 'ApiContentTypeError', status: 200 })
    expect(error.message).toBe(`Unexpected content type text/html; charset=utf-8: <html>${'y'.repeat(494)}`)
    expect(unexpectedContent(raw(200, 'x', { contentType: '' })).message).toBe(
      'Unexpected content type none: x',
    )
  })

  it('leaves open what became of a write unless the platform has refused it', () => {
    const open = [connectionFailure(undefined), noAnswerInTime(60), taskUnfinished()]
    const cut = [unexpectedContent(raw(200, '{"uuid":')), classifyFailure(raw(504, ''))]
    const gateway = classifyFailure(raw(502, '<html><body>Bad Gateway</body></html>', html))
    expect([...open, ...cut, gateway].map(isOutcomeUnknown)).toEqual([true, true, true, true, true, true])
    const refused = [
      connectionFailure(undefined, true),
      classifyFailure(raw(409, 'Busy')),
      classifyFailure(raw(500, '{}')),
      classifyFailure(raw(503, '')),
      classifyFailure(raw(502, '{"errors":{"Error":"No capacity"}}')),
      staleIdentity(),
      'text',
    ]
    expect(refused.filter(isOutcomeUnknown)).toEqual([])
  })

  it('a timeout, and an answer for a user who signed out', () => {
    expect(noAnswerInTime(60)).toMatchObject({ kind: 'timeout', message: 'No answer after 60 s' })
    expect(staleIdentity()).toMatchObject({ kind: 'stale-identity', name: 'StaleIdentityError' })
  })

  it('are distinguished from other errors', () => {
    expect(isApiError(new ApiError('generic', 'x'))).toBe(true)
    expect(isApiError(new Error('x'))).toBe(false)
    expect(isApiError({ kind: 'generic', message: 'x' })).toBe(false)
    expect(isApiError(undefined)).toBe(false)
  })

  it('joined read as the catalogue says [ERROR-12]', () => {
    expect(joinMessages([])).toBe('')
    expect(joinMessages(['one'])).toBe('one')
    expect(joinMessages(['one', 'two', 'three'])).toBe('Multiple (3) errors:\n• one\n• two\n• three')
  })
})

describe('the fields a refusal names where its description says', () => {
  const rule = { at: 'error.details', name: 'pointer', words: 'messages' }

  it('have their words, by name or by pointer', () => {
    const details = [
      { pointer: '#/owner/name', messages: ['Too short.', 'No digits.'] },
      { pointer: 'size', messages: 'Too large.' },
    ]
    expect(refusedFields({ error: { details } }, rule)).toEqual([
      { field: 'owner.name', message: 'Too short. No digits.' },
      { field: 'size', message: 'Too large.' },
    ])
  })

  it.each([
    [{}],
    [{ error: { details: 'none' } }],
    [{ error: { details: [{ pointer: 'size' }, { messages: ['Too large.'] }, null] } }],
  ])('are none in %j', (body) => {
    expect(refusedFields(body, rule)).toEqual([])
  })
})

describe('what a status means', () => {
  const meanings = { isGatewayFailure, isServiceDown, isNotFound, maySayGone }

  it.each([
    [400, ['maySayGone']],
    [403, []],
    [404, ['isNotFound', 'maySayGone']],
    [410, ['maySayGone']],
    [500, []],
    [502, ['isGatewayFailure', 'isServiceDown']],
    [503, ['isServiceDown']],
    [504, []],
  ])('of %i', (status, meant) => {
    const error = classifyFailure(raw(status, 'x'))
    const found = Object.entries(meanings).flatMap(([name, means]) => (means(error) ? [name] : []))
    expect(found).toEqual(meant)
  })

  it('is nothing without an answer, nor of what is no failed call', () => {
    for (const means of Object.values(meanings))
      expect([connectionFailure(undefined), new Error('x'), { status: 502 }].filter(means)).toEqual([])
  })

  it('is work under way for 202 alone', () => {
    expect([200, 201, 202, 204].filter((status) => beginsWork(raw(status, '')))).toEqual([202])
  })

  it.each([
    ['401', 401, 'x', true],
    ['403 of the gateway', 403, 'Invalid authentication credentials', true],
    ['403 for a permission', 403, 'Not allowed', false],
    ['another status with the words', 400, 'Invalid authentication credentials', false],
  ])('is a refused key: %s', async (_, status, text, refused) => {
    expect(await refusesKey(new Response(text, { status }))).toBe(refused)
  })
})

describe('a body that came with success', () => {
  it.each([
    ['refuses with the platform’s word', { errors: { Error: 'No capacity' } }, true],
    ['refuses a field', { errors: { name: 'Too long' } }, true],
    ['has errors that say nothing', { errors: {} }, false],
    ['has a message only', { message: 'Done' }, false],
    ['is a list', [], false],
    ['is nothing', undefined, false],
  ])('%s', (_, body, refuses) => {
    expect(saysRefused(body)).toBe(refuses)
  })
})
