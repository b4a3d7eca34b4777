import { describe, expect, it } from 'vitest'
import { fc } from '../../run/seed'
import { operations } from '../../../src/generated/operations'
import type { Operation } from '../../../src/lib/operation'
import { buildRequest } from '../../../src/manifest/build-request'

const replace: Operation = {
  method: 'PUT',
  path: '/{location}/network/firewalls/{uuid}',
  query: ['dry_run'],
  body: 'json',
}
const place = { location: 'tll', uuid: 'f-1' }

describe('a request', () => {
  it('puts every parameter into its place [API-05]', () => {
    expect(
      buildRequest(replace, { ...place, dry_run: true, display_name: 'web', rules: [{ uuid: 'r' }] }),
    ).toEqual({
      path: place,
      query: { dry_run: true },
      body: { display_name: 'web', rules: [{ uuid: 'r' }] },
    })
  })

  it('leaves out what is empty, but not false and zero', () => {
    const parts = buildRequest(replace, {
      ...place,
      dry_run: '',
      display_name: undefined,
      rules: null,
      force: false,
      count: 0,
    })
    expect(parts).toEqual({ path: place, query: {}, body: { force: false, count: 0 } })
  })

  it('sends an empty list where JSON can say so: it is not the same as leaving it out', () => {
    expect(buildRequest(replace, { ...place, rules: [] }).body).toEqual({ rules: [] })
    const form: Operation = { method: 'POST', path: '/x', body: 'form' }
    expect(buildRequest(form, { ids: [] }).body).toEqual({})
  })

  it('puts a name that leads inside an object there, in JSON', () => {
    const parameters = { 'place.location': 'tll', 'place.network': '', 'place.spec.min': 0 }
    const call: Operation = { method: 'POST', path: '/x', body: 'json' }
    expect(buildRequest(call, parameters).body).toEqual({ place: { location: 'tll', spec: { min: 0 } } })
    expect(buildRequest({ ...call, body: 'form' }, { 'a.b': 'c' }).body).toEqual({ 'a.b': 'c' })
  })

  it('turns numbers in the path into text', () => {
    expect(buildRequest({ method: 'GET', path: '/a/{id}' }, { id: 0 }).path).toEqual({ id: '0' })
  })

  it('has no body where the operation takes none, and an empty one where it takes one', () => {
    expect(buildRequest({ method: 'GET', path: '/a' }, {}).body).toBeUndefined()
    expect(buildRequest(replace, place).body).toEqual({})
  })

  it('prefers the path, then the query, then the body', () => {
    const twice: Operation = {
      method: 'POST',
      path: '/{uuid}',
      query: ['uuid', 'name'],
      body: 'json',
    }
    expect(buildRequest(twice, { uuid: 'a', name: 'b' })).toEqual({
      path: { uuid: 'a' },
      query: { name: 'b' },
      body: {},
    })
  })
})

describe('a mistake of a manifest', () => {
  it.each([undefined, null, '', [], {}])('is a path parameter that is %j', (uuid) => {
    expect(() => buildRequest(replace, { location: 'tll', uuid })).toThrow('uuid is null or undefined')
  })

  it('is a parameter that has no place to go', () => {
    expect(() => buildRequest({ method: 'GET', path: '/a', query: ['b'] }, { b: 1, nmae: 'x' })).toThrow(
      'GET /a takes no parameter nmae',
    )
  })

  it('is an object in the query', () => {
    expect(() => buildRequest(replace, { ...place, dry_run: { a: 1 } })).toThrow(
      'dry_run cannot travel in the query',
    )
  })

  it('is forgiven only where there is nothing to send', () => {
    expect(() => buildRequest({ method: 'GET', path: '/a' }, { nmae: undefined })).not.toThrow()
  })
})

describe('every operation of the description', () => {
  const ids = Object.keys(operations) as (keyof typeof operations)[]

  it('carries each of its parameters exactly once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ids), (id) => {
        const operation: Operation = operations[id]
        const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
        const names = [
          ...new Set([...inPath, ...(operation.query ?? []), ...(operation.body ? ['more'] : [])]),
        ]
        const parts = buildRequest(operation, Object.fromEntries(names.map((name) => [name, `v-${name}`])))
        const placed = [
          ...Object.keys(parts.path),
          ...Object.keys(parts.query),
          ...Object.keys(parts.body ?? {}),
        ]
        expect(placed.sort()).toEqual(names.sort())
      }),
    )
  })
})
