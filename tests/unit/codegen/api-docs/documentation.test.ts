import { describe, expect, it } from 'vitest'
import { documentApi, tagId } from '../../../../codegen/api-docs/documentation'
import { schemasIn } from '../../../../codegen/api-docs/type'
import { Description } from '../../../../codegen/openapi/description'
import document from '../../../../src/generated/openapi.json'
import type { DocOperation } from '../../../../src/lib/api-docs'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: object, more: object = {}) => ({
  description: 'Answer.',
  content: { 'application/json': { schema, ...more } },
})

const small = new Description({
  info: { title: 'Small', version: '2', summary: 'In short.', description: 'At length.' },
  tags: [
    { name: 'Big things', description: 'Things.' },
    { name: 'Empty', description: 'Nothing.' },
    { name: 'Parts', description: 'Parts.' },
  ],
  paths: {
    '/{location}/things/{uuid}': {
      parameters: [
        { name: 'uuid', in: 'path', required: true, description: 'Which.', schema: { type: 'string' } },
        { name: 'location', in: 'path', required: true, schema: { type: 'string' }, example: 'tll' },
      ],
      get: {
        operationId: 'getThing',
        tags: ['Big things'],
        summary: 'Read thing',
        description: 'See listParts.',
        parameters: [
          {
            name: 'deep',
            in: 'query',
            deprecated: true,
            'x-beyond-specification': true,
            'x-usual': true,
            schema: { type: 'boolean', default: false },
          },
        ],
        responses: { 404: { $ref: '#/components/responses/NotFound' }, 200: json(ref('Thing')) },
      },
      put: {
        operationId: 'replaceThing',
        tags: ['Big things'],
        summary: 'Replace thing',
        deprecated: true,
        'x-beyond-specification': true,
        'x-success': { property: 'success', equals: true },
        'x-changes': ['getThing'],
        'x-limits': { operation: 'listParts', by: 'kind', rows: { size: 'part_size' } },
        requestBody: {
          required: true,
          content: {
            'application/x-www-form-urlencoded': {
              schema: ref('ThingBody'),
              examples: { plain: { summary: 'Plain', value: { size: 1 } }, odd: { value: { size: 2 } } },
            },
          },
        },
        responses: { 204: { description: 'Done.' } },
      },
    },
    '/parts': {
      get: {
        operationId: 'listParts',
        tags: ['Parts'],
        summary: 'List parts',
        security: [],
        responses: { 200: json({ type: 'array', items: ref('Part') }) },
      },
    },
  },
  components: {
    responses: { NotFound: json(ref('Problem'), { examples: { gone: { value: { message: 'Gone' } } } }) },
    schemas: {
      Thing: {
        type: 'object',
        description: 'A thing.',
        required: ['kind'],
        properties: {
          kind: { ...ref('Kind'), description: 'Its kind.' },
          parts: { type: 'array', items: ref('Part') },
          key: { type: 'string', format: 'password', examples: ['never shown'] },
        },
      },
      Kind: {
        type: 'string',
        enum: ['fast', 'slow'],
        'x-enum-descriptions': { fast: 'Quick.' },
      },
      Part: { type: 'object', properties: { size: { type: 'integer', 'x-unit': 'GB', minimum: 1 } } },
      ThingBody: {
        type: 'object',
        allOf: [
          {
            anyOf: [
              { required: ['size'] },
              { required: ['copy', 'of'] },
              { required: ['plan'], properties: { plan: { type: 'object', required: ['parts'] } } },
            ],
          },
        ],
        properties: { size: { type: 'integer' }, copy: { type: 'boolean' }, of: { type: 'string' } },
      },
      Problem: { type: 'object', properties: { message: { type: 'string' } } },
      Unused: { type: 'object', additionalProperties: { type: 'number', maximum: 5 } },
    },
  },
})

const uses = [{ type: 'thing', kind: 'list', href: '/things' }] as const
const made = documentApi(small, { uses: new Map([['getThing', uses]]), losing: new Set() }, 'en')

function operation(id: string): DocOperation {
  const found = [...made.chapters.values()]
    .flatMap(({ operations }) => operations)
    .find((each) => each.id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}

describe('the table of contents', () => {
  it('has the tags that have calls, in the order of the description', () => {
    const { title, version, language, text, tags } = made.contents
    expect({ title, version, language, text }).toEqual({
      title: 'Small',
      version: '2',
      language: 'en',
      text: [['In short.'], ['At length.']],
    })
    expect(tags).toEqual([
      {
        id: 'big-things',
        title: 'Big things',
        text: [['Things.']],
        operations: [
          {
            id: 'getThing',
            method: 'GET',
            path: '/{location}/things/{uuid}',
            title: 'Read thing',
            query: ['deep'],
          },
          {
            id: 'replaceThing',
            method: 'PUT',
            path: '/{location}/things/{uuid}',
            title: 'Replace thing',
            deprecated: true,
          },
        ],
      },
      {
        id: 'parts',
        title: 'Parts',
        text: [['Parts.']],
        operations: [{ id: 'listParts', method: 'GET', path: '/parts', title: 'List parts' }],
      },
    ])
  })

  it('knows every schema, its members and where it is', () => {
    expect(made.contents.schemas).toEqual([
      { name: 'Kind', tag: 'big-things', members: [] },
      { name: 'Part', tag: null, members: ['size'] },
      { name: 'Problem', tag: null, members: ['message'] },
      { name: 'Thing', tag: 'big-things', members: ['kind', 'parts', 'key'] },
      { name: 'ThingBody', tag: 'big-things', members: ['size', 'copy', 'of'] },
      { name: 'Unused', tag: null, members: [] },
    ])
  })

  it('names the first call, and the form that makes a key for it', () => {
    const says = (first: object) =>
      documentApi(
        new Description({ ...small.document, 'x-first-call': first }),
        {
          uses: new Map([['replaceThing', [...uses, { type: 'key', kind: 'create', href: '/keys/new' }]]]),
          losing: new Set(),
        },
        'en',
      ).contents.first
    expect(made.contents.first).toBeUndefined()
    expect(says({ call: 'getThing' })).toEqual({ operation: 'getThing' })
    expect(says({ call: 'getThing', key: 'replaceThing' })).toEqual({
      operation: 'getThing',
      key: { type: 'key', kind: 'create', href: '/keys/new' },
    })
    expect(() => says({ call: 'getNothing' })).toThrow('x-first-call: there is no operation "getNothing".')
    expect(() => says({ call: 'getThing', key: 'makeNothing' })).toThrow('"makeNothing"')
  })

  it('makes addresses of names', () => {
    expect(tagId('IP addresses')).toBe('ip-addresses')
    expect(tagId('A & B (c)')).toBe('a-b-c-')
  })
})

describe('a chapter', () => {
  it('holds the schemas only it uses; what several use, or a shared answer, is shared', () => {
    expect(Object.keys(made.chapters.get('big-things')?.schemas ?? {})).toEqual([
      'Kind',
      'Thing',
      'ThingBody',
    ])
    expect(made.chapters.get('parts')?.schemas).toEqual({})
    expect(Object.keys(made.shared.schemas)).toEqual(['Part', 'Problem', 'Unused'])
    expect(Object.keys(made.shared.answers)).toEqual(['NotFound'])
  })

  it('lists the calls that take or answer a schema, without failures', () => {
    expect(made.shared.schemas.Part?.usedBy).toEqual(['getThing', 'listParts'])
    expect(made.shared.schemas.Problem?.usedBy).toEqual([])
  })
})

describe('a call', () => {
  it('has its parameters in the order of the path, with their marks', () => {
    const { pathParameters, query, text } = operation('getThing')
    expect(text).toEqual([['See ', { operation: 'listParts' }, '.']])
    expect(pathParameters.map(({ name }) => name)).toEqual(['location', 'uuid'])
    expect(pathParameters[0]?.type).toEqual({ is: ['string'], example: 'tll' })
    expect(query).toEqual([
      {
        name: 'deep',
        text: [],
        type: { is: ['boolean'], default: false },
        deprecated: true,
        beyond: true,
        usual: true,
      },
    ])
  })

  it('says what it takes, with examples', () => {
    expect(operation('replaceThing').body).toEqual({
      encoding: 'form',
      required: true,
      type: { schema: 'ThingBody' },
      examples: [
        { id: 'plain', title: 'Plain', value: { size: 1 } },
        { id: 'odd', value: { size: 2 } },
      ],
    })
  })

  it('says what is answered; shared answers by name', () => {
    const { answers, errors } = operation('getThing')
    expect(answers).toEqual({
      200: { text: [['Answer.']], content: 'application/json', type: { schema: 'Thing' } },
    })
    expect(errors).toEqual({ 404: 'NotFound' })
    expect(made.shared.answers.NotFound?.examples).toEqual([{ id: 'gone', value: { message: 'Gone' } }])
    expect(operation('replaceThing').answers).toEqual({ 204: { text: [['Done.']] } })
  })

  it('carries its marks and the screens that make it', () => {
    expect(operation('replaceThing')).toMatchObject({
      deprecated: true,
      beyond: true,
      success: { property: 'success', equals: true },
      changes: ['getThing'],
      limits: { operation: 'listParts', by: 'kind', rows: { size: 'part_size' } },
      uses: [],
    })
    expect(operation('listParts').open).toBe(true)
    expect(operation('getThing').open).toBeUndefined()
    expect(operation('getThing').uses).toEqual(uses)
  })
})

describe('a schema', () => {
  it('names what it refers to instead of repeating it', () => {
    expect(made.chapters.get('big-things')?.schemas.Thing?.type).toEqual({
      is: ['object'],
      fields: [
        { name: 'kind', required: true, text: [['Its kind.']], type: { schema: 'Kind' } },
        { name: 'parts', text: [], type: { is: ['array'], items: { schema: 'Part' } } },
        { name: 'key', text: [], type: { is: ['string'], format: 'password' }, secret: true },
      ],
    })
  })

  it('lists the values of an enum with their descriptions', () => {
    expect(made.chapters.get('big-things')?.schemas.Kind?.type).toEqual({
      is: ['string'],
      values: [{ value: 'fast', text: [['Quick.']] }, { value: 'slow' }],
    })
  })

  it('says which members must come together', () => {
    expect(made.chapters.get('big-things')?.schemas.ThingBody?.type.needs).toEqual([
      ['size'],
      ['copy', 'of'],
      ['plan.parts'],
    ])
  })

  it('has units and limits, also of members without fixed names', () => {
    expect(made.shared.schemas.Part?.type.fields?.[0]?.type).toEqual({ is: ['integer'], unit: 'GB', min: 1 })
    expect(made.shared.schemas.Unused?.type).toEqual({
      is: ['object'],
      entries: { is: ['number'], max: 5 },
    })
  })
})

describe('the documentation of the platform', () => {
  const description = new Description(document)
  const { contents, chapters, shared } = documentApi(
    description,
    { uses: new Map(), losing: new Set() },
    'en',
  )

  it('[CARD-09] has every operation once, and every schema once', () => {
    const documented = [...chapters.values()].flatMap(({ operations }) => operations.map(({ id }) => id))
    expect(documented.sort()).toEqual([...description.operations.keys()].sort())
    const schemas = [shared, ...chapters.values()].flatMap((part) => Object.keys(part.schemas))
    expect(schemas.sort()).toEqual(description.schemaNames().sort())
    expect(contents.schemas.map(({ name }) => name).sort()).toEqual(schemas)
  })

  it('has no link that leads nowhere', () => {
    const links = [
      ...JSON.stringify({ contents, shared, chapters: [...chapters] }).matchAll(
        /\{"(operation|schema)":"(\w+)"\}/g,
      ),
    ].map(([, kind, name]) => ({ kind, name }))
    expect(links.length).toBeGreaterThan(0)
    const schemas = new Set(description.schemaNames())
    const broken = links.filter(({ kind, name = '' }) =>
      kind === 'operation' ? !description.operations.has(name) : !schemas.has(name),
    )
    expect(broken).toEqual([])
  })

  it('gives every chapter the schemas its types name', () => {
    for (const { operations, schemas } of chapters.values()) {
      const types = [
        ...Object.values(schemas).map(({ type }) => type),
        ...operations.flatMap(({ body, answers }) => [
          ...(body ? [body.type] : []),
          ...Object.values(answers).flatMap(({ type }) => type ?? []),
        ]),
      ]
      const missing = types
        .flatMap(schemasIn)
        .filter((name) => !(name in schemas) && !(name in shared.schemas))
      expect(missing).toEqual([])
    }
  })
})
