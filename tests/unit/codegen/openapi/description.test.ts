import { describe, expect, it } from 'vitest'
import { asJson, asList, Description, typesOf } from '../../../../codegen/openapi/description'

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

const described = new Description({
  paths: {
    '/{location}/things/{uuid}': {
      parameters: [{ $ref: '#/components/parameters/Location' }],
      get: {
        operationId: 'getThing',
        parameters: [
          { name: 'uuid', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'deep', in: 'query', required: true, schema: { $ref: '#/components/schemas/Kind' } },
        ],
        responses: { 404: json({ type: 'null' }), 200: json({ $ref: '#/components/schemas/Thing' }) },
      },
      delete: { operationId: 'deleteThing', responses: { 204: { description: 'Gone' } } },
      options: { operationId: 'notOurs', responses: {} },
    },
    '/things': {
      $ref: '#/components/pathItems/Things',
    },
    '/form': {
      post: {
        operationId: 'sendForm',
        requestBody: {
          content: { 'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/Body' } } },
        },
        responses: { 200: { content: { 'application/xml': { schema: { type: 'string' } } } } },
      },
    },
    '/nameless': { get: { responses: {} } },
  },
  components: {
    parameters: { Location: { name: 'location', in: 'path', required: true, schema: { type: 'string' } } },
    pathItems: {
      Things: {
        get: {
          operationId: 'listThings',
          responses: { 200: { $ref: '#/components/responses/Things' } },
        },
      },
    },
    responses: { Things: json({ type: 'array', items: { $ref: '#/components/schemas/Thing' } }) },
    schemas: {
      Kind: { type: 'string', enum: ['a', 'b'], description: 'The kind' },
      Base: {
        type: 'object',
        required: ['uuid'],
        properties: { uuid: { type: 'string' }, kind: { type: 'integer' } },
      },
      Thing: {
        allOf: [{ $ref: '#/components/schemas/Base' }],
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { $ref: '#/components/schemas/Kind', description: 'Its own words' },
          maybe: { anyOf: [{ $ref: '#/components/schemas/Kind' }, { type: 'null' }], description: 'Perhaps' },
          either: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
          parts: { type: ['array', 'null'], items: { $ref: '#/components/schemas/Part' } },
          'odd/name~x': { type: 'boolean' },
        },
      },
      Part: {
        type: 'object',
        properties: { size: { type: 'integer' }, thing: { $ref: '#/components/schemas/Thing' } },
      },
      Body: {
        allOf: [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }],
        type: 'object',
        required: ['c'],
        properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } },
      },
    },
  },
})

function operation(id: string) {
  const found = described.operations.get(id)
  if (!found) throw new Error(`There is no operation ${id}`)
  return found
}

describe('the operations of a description', () => {
  it('are those with an id, by method and path', () => {
    expect([...described.operations.values()].map(({ id, method, path }) => [id, method, path])).toEqual([
      ['getThing', 'GET', '/{location}/things/{uuid}'],
      ['deleteThing', 'DELETE', '/{location}/things/{uuid}'],
      ['listThings', 'GET', '/things'],
      ['sendForm', 'POST', '/form'],
    ])
  })

  it('have the parameters of their path as well as their own', () => {
    expect(operation('getThing').parameters.map(({ name }) => name)).toEqual(['location', 'uuid', 'deep'])
    expect(described.pathParameters(operation('getThing'))).toEqual(['location', 'uuid'])
    expect([...described.query(operation('getThing'))]).toEqual([
      ['deep', { type: 'string', enum: ['a', 'b'], description: 'The kind', mandatory: true }],
    ])
    expect([...described.query(operation('deleteThing'))]).toEqual([])
  })

  it('answer with what their success says, or with nothing', () => {
    expect(described.answer(operation('getThing'))).toEqual({
      type: 'application/json',
      schema: { $ref: '#/components/schemas/Thing' },
    })
    expect(described.answer(operation('sendForm'))?.type).toBe('application/xml')
    expect(described.answer(operation('deleteThing'))).toBeUndefined()
  })

  it('list something, or do not', () => {
    expect(described.listItem(operation('listThings'))).toEqual({ $ref: '#/components/schemas/Thing' })
    expect(described.listItem(operation('getThing'))).toBeUndefined()
    expect(described.listItem(operation('deleteThing'))).toBeUndefined()
  })

  it('take a body, encoded as described, or none', () => {
    const body = described.body(operation('sendForm'))
    expect(body?.encoding).toBe('form')
    expect(body?.required).toBe(false)
    expect(Object.keys(described.properties(body?.schema ?? {}))).toEqual(['a', 'b', 'c'])
    expect(described.body(operation('getThing'))).toBeUndefined()
  })
})

describe('a schema', () => {
  const thing = described.schema('Thing')

  it('is found by name, or not', () => {
    expect(thing).toBeDefined()
    expect(described.schema('Gone')).toBeUndefined()
    expect(described.schemaNames()).toContain('Part')
  })

  it('that refers to another keeps its own words', () => {
    expect(described.at(thing, 'kind')).toEqual({
      type: 'string',
      enum: ['a', 'b'],
      description: 'Its own words',
    })
  })

  it('put together from others has the properties and needs of all, its own first', () => {
    const whole = described.flatten(described.resolve(thing))
    expect(Object.keys(asJson(whole.properties)).sort()).toEqual([
      'either',
      'kind',
      'maybe',
      'odd/name~x',
      'parts',
      'uuid',
    ])
    expect(whole.required).toEqual(['uuid', 'kind'])
    expect(typesOf(asJson(described.at(thing, 'kind')))).toEqual(['string'])
  })

  it('that may be null is the other one', () => {
    expect(described.at(thing, 'maybe')).toEqual({ type: 'string', enum: ['a', 'b'], description: 'Perhaps' })
    expect(typesOf(asJson(described.at(thing, 'parts')))).toEqual(['array'])
  })

  it('that may be one of several stays undecided', () => {
    expect(asList(asJson(described.at(thing, 'either')).oneOf)).toHaveLength(2)
  })

  it.each([
    ['parts[].size', true],
    ['parts[].thing.parts[].size', true],
    ['parts[]', true],
    ['uuid', true],
    ['parts.size', false],
    ['uuid[]', false],
    ['gone', false],
    ['gone.deeper', false],
    ['constructor', false],
    ['__proto__', false],
  ])('has something at %s: %s', (path, is) => {
    expect(described.at(thing, path) !== undefined).toBe(is)
  })

  it('is named by its reference, also inside a union', () => {
    expect(described.schemaName({ $ref: '#/components/schemas/Kind' })).toBe('Kind')
    expect(described.schemaName({ anyOf: [{ $ref: '#/components/schemas/Kind' }, { type: 'null' }] })).toBe(
      'Kind',
    )
    expect(described.schemaName({ type: 'string' })).toBeUndefined()
    expect(described.schemaName(null)).toBeUndefined()
  })

  it('is found behind a reference with escaped letters', () => {
    const $ref = '#/components/schemas/Thing/properties/odd~1name~0x'
    expect(described.resolve({ $ref })).toEqual({ type: 'boolean' })
  })

  it('behind a reference to nothing is empty', () => {
    expect(described.resolve({ $ref: '#/components/schemas/Gone' })).toEqual({})
  })
})

describe('a map', () => {
  const labels = { type: 'object', additionalProperties: { type: 'string' } }
  const record = { type: 'object', properties: { labels, closed: { type: 'object' } } }

  it('has an entry under every name', () => {
    expect(described.at(record, 'labels.team')).toEqual({ type: 'string' })
    expect(described.at(record, 'closed.team')).toBeUndefined()
  })

  it('is an object without members of its own', () => {
    expect(described.entries(labels)).toEqual({ type: 'string' })
    expect(described.entries({ ...labels, properties: { team: {} } })).toBeUndefined()
    expect(described.entries({ type: 'object', additionalProperties: false })).toBeUndefined()
  })
})

describe('a text that holds JSON', () => {
  const schema = {
    type: 'object',
    properties: {
      card: {
        type: ['string', 'null'],
        contentMediaType: 'application/json',
        contentSchema: { type: 'object', properties: { brand: { type: 'string' } } },
      },
      other: { type: 'string', contentMediaType: 'application/json' },
    },
  }

  it('is gone into as far as it is described', () => {
    expect(described.at(schema, 'card.brand')).toEqual({ type: 'string' })
    expect(described.at(schema, 'card.last4')).toBeUndefined()
    expect(described.at(schema, 'other.brand')).toBeUndefined()
    expect(typesOf(asJson(described.at(schema, 'card')))).toEqual(['string'])
  })
})
