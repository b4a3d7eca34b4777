import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { Description, type Json } from '../../../../codegen/openapi/description'
import { describeOperation } from '../../../../codegen/openapi/operations'
import { checkRules } from '../../../../codegen/openapi/rules-of-operation'
import { serviceOf } from '../../../../codegen/openapi/service'

const read = (): Json => parse(readFileSync('tests/second-platform/openapi.yaml', 'utf8')) as Json

/** The observatory's description after a change, as JSON text. */
function changed(was: string, is: string): Description {
  const text = JSON.stringify(read())
  if (!text.includes(was)) throw new Error(`There is no ${was}`)
  return new Description(JSON.parse(text.replace(was, is)) as Json)
}

const observatory = new Description(read())
const operation = (id: string) => {
  const found = observatory.operations.get(id)
  if (!found) throw new Error(id)
  return found
}

describe('the rules of a description', () => {
  it('say where a list lies and how it goes on', () => {
    expect(describeOperation(observatory, operation('listTelescopes'))).toMatchObject({
      within: { at: 'data', pages: { next: 'page.next', cursor: 'after' } },
    })
    expect(observatory.schemaName(observatory.listItem(operation('listTelescopes')))).toBe('Telescope')
    expect(observatory.schemaName(observatory.given(operation('getTelescope')))).toBe('Telescope')
  })

  it('say how a task is followed, and what it makes', () => {
    expect(describeOperation(observatory, operation('createObservation'))).toMatchObject({
      task: { operation: 'getTask', parameter: 'taskId', done: ['succeeded'], result: 'task.result' },
    })
    expect(observatory.schemaName(observatory.given(operation('createObservation')))).toBe('Observation')
    expect(observatory.schemaName(observatory.given(operation('calibrateTelescope')))).toBe('Telescope')
    const alone = changed('"message":"task.problem"},"x-answer":{"at":"data"}', '"message":"task.problem"}')
    const calibrate = alone.operations.get('calibrateTelescope')
    expect(calibrate && alone.given(calibrate)).toBeUndefined()
  })

  it('say how calls are addressed, signed and refused', () => {
    expect(serviceOf(observatory, 'api.yaml')).toEqual({
      path: '/observatory/api',
      credential: { header: 'Authorization', before: 'Bearer ' },
      keyCookie: null,
      endSession: null,
      keyless: ['GET /settings'],
      correlation: null,
      failure: 'problem.detail',
      refused: { at: 'problem.fields', name: 'pointer', words: 'messages' },
    })
    expect(() => serviceOf(changed('"scheme":"bearer"', '"scheme":"basic"'), 'api.yaml')).toThrow(
      'api.yaml › security › security-unknown: "Astronomer" is neither',
    )
  })

  it('say where a cookie for the key is set and deleted', () => {
    const rule = (path: string) =>
      changed(
        '"paths":{',
        `"x-key-cookie":{"header":"X-Cookie","path":"${path}"},"paths":{"/cookie/{id}":{"put":{},"delete":{}},`,
      )
    expect(serviceOf(rule('/cookie/{id}'), 'api.yaml').keyCookie).toEqual({
      header: 'X-Cookie',
      path: '/cookie/{id}',
    })
    expect(() => serviceOf(rule('/me'), 'api.yaml')).toThrow(
      'api.yaml › x-key-cookie › call-rule: is { header, path }',
    )
  })

  it('say where the session of a key is ended', () => {
    const rule = (path: string) =>
      changed('"paths":{', `"x-end-session":"${path}","paths":{"/session":{"delete":{}},"/other":{"put":{}},`)
    expect(serviceOf(rule('/session'), 'api.yaml').endSession).toBe('/session')
    for (const path of ['/other', '/nowhere', ''])
      expect(() => serviceOf(rule(path), 'api.yaml')).toThrow(
        'api.yaml › x-end-session › call-rule: is the path of the DELETE',
      )
  })

  it('say in one of two ways how a refusal is worded', () => {
    const rule =
      '"x-failure":{"words":"problem.detail","fields":{"at":"problem.fields","name":"pointer","words":"messages"}}'
    expect(serviceOf(changed(rule, '"x-failure":"message"'), 'api.yaml')).toMatchObject({
      failure: 'message',
      refused: null,
    })
    expect(() => serviceOf(changed('"name":"pointer",', ''), 'api.yaml')).toThrow(
      'api.yaml › x-failure › call-rule: is the path of the words in a refusal, or',
    )
  })

  it('are right', () => {
    expect(checkRules(observatory, 'openapi.yaml')).toEqual([])
  })

  it.each([
    ['"at":"data","next"', '"at":"date","next"', 'listTelescopes.x-answer.at', 'the answer has no "date".'],
    ['"next":"page.next"', '"next":"next"', 'listTelescopes.x-answer.next', 'the answer has no "next".'],
    ['"cursor":"after"', '"cursor":"c"', 'listTelescopes.x-answer.cursor', 'no query parameter "c".'],
    ['"x-answer":{"at":"data"}', '"x-answer":{}', 'getUser.x-answer', 'is { at, next, cursor }'],
    ['"id":"task.id"', '"id":"id"', 'calibrateTelescope.x-task.id', 'the answer has no "id".'],
    ['"operation":"getTask"', '"operation":"getJob"', 'calibrateTelescope.x-task.operation', '"getJob"'],
    [
      '"parameter":"taskId"',
      '"parameter":"id"',
      'calibrateTelescope.x-task.parameter',
      'no path parameter "id"',
    ],
    ['"state":"task.status"', '"state":"status"', 'calibrateTelescope.x-task.state', 'has no "status".'],
    ['"done":["succeeded"]', '"done":[]', 'calibrateTelescope.x-task.done', 'no state that is an end'],
    ['"result":"task.result"', '"result":"made"', 'createObservation.x-task.result', 'has no "made".'],
    ['"state":"task.status",', '', 'calibrateTelescope.x-task', 'is { id, operation,'],
  ])('%s → %s is reported with its place', (was, is, path, message) => {
    expect(checkRules(changed(was, is), 'openapi.yaml')).toEqual([
      { id: 'call-rule', file: 'openapi.yaml', path, message: expect.stringContaining(message) },
    ])
  })
})
