import { describe, expect, it } from 'vitest'
import { parametersFor } from '../../../../../src/engine/calls/paste/known-call'
import { PasteRefusal } from '../../../../../src/engine/calls/paste/pasted-call'
import type { Operation } from '../../../../../src/lib/operation'

const operations: Record<string, Operation> = {
  listThings: { method: 'GET', path: '/{location}/things' },
  createThing: { method: 'POST', path: '/{location}/things' },
  importThing: { method: 'POST', path: '/{location}/things/import' },
  renameThing: { method: 'POST', path: '/{location}/things/{uuid}' },
}
const at = (method: string, url: string, id = 'renameThing', parameters = {}) => {
  try {
    return parametersFor(id, { target: { method, url }, parameters }, operations)
  } catch (error) {
    if (!(error instanceof PasteRefusal)) throw error
    return { reason: error.reason, ...error.details }
  }
}

describe('the parameters of a pasted call', () => {
  it.each([
    'https://cloud.example/v1/tll/things/a%2Fb?dry=1',
    'http://other.example:8080/prefix/v1/tll/things/a%2Fb?dry=1#part',
    '/v1/tll/things/a%2Fb/?dry=1',
    '/tll/things/a%2Fb?dry=1',
  ])('are those of its address too, wherever it is served: %s', (url) => {
    expect(at('POST', url, 'renameThing', { name: 'x' })).toEqual({
      location: 'tll',
      uuid: 'a/b',
      dry: '1',
      name: 'x',
    })
  })

  it('are those of the body where there is no address', () => {
    expect(parametersFor('createThing', { parameters: { a: 1 } }, operations)).toEqual({ a: 1 })
  })

  it('are taken as they stand where they are not encoded', () => {
    expect(at('POST', '/v1/tll/things/100%')).toEqual({ location: 'tll', uuid: '100%' })
  })

  it('of another operation are refused with the name of both', () => {
    expect(at('GET', '/v1/tll/things')).toEqual({
      reason: 'otherCall',
      found: 'listThings',
      foundLine: 'GET /{location}/things',
      wanted: 'renameThing',
      wantedLine: 'POST /{location}/things/{uuid}',
    })
    expect(at('POST', '/v1/tll/things/import')).toMatchObject({ found: 'importThing' })
    expect(() =>
      parametersFor('createThing', { target: { operation: 'listThings' }, parameters: {} }, operations),
    ).toThrow('otherCall')
  })

  it('of no operation are refused', () => {
    expect(at('PUT', 'https://x/v1/tll/things')).toEqual({ reason: 'unknownCall', call: 'PUT /tll/things' })
    expect(() =>
      parametersFor('createThing', { target: { operation: 'toString' }, parameters: {} }, operations),
    ).toThrow('unknownCall')
  })
})
