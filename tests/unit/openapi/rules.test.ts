import { beforeAll, describe, expect, it } from 'vitest'
import { seconds } from '../../run/time-limits'
import { lintDocuments, type Json, type LintProblem } from './redocly'

type Schema = { [key: string]: Json }

/** A small valid description. Each call returns a new one. */
function soundDocument() {
  const headers = {
    'X-Warren-Correlation-Id': { description: 'Identity of the call.', schema: { type: 'string' } },
  }
  const refusal = { description: 'Refused.', headers }
  const properties: { [name: string]: Schema } = {
    size: { type: 'integer', 'x-unit': 'GB', description: 'Size in GB.' },
    state: { $ref: '#/components/schemas/ThingState' },
  }
  const thing: Schema = { type: 'object', description: 'A thing.' }
  const form: Schema = { type: 'object', description: 'A new thing.' }
  const state: Schema = {
    type: 'string',
    description: 'State of a thing.',
    enum: ['on', 'off'],
    'x-enum-descriptions': { on: 'It works.', off: 'It rests.' },
  }
  const answer: { [key: string]: Json } = {
    schema: { $ref: '#/components/schemas/Thing' },
    example: { size: 1 },
  }
  const done: { [key: string]: Json } = {
    description: 'The thing.',
    headers,
    content: { 'application/json': answer },
  }
  const responses: { [status: string]: Json } = { 200: done }
  for (const status of ['401', '403', '500', '502', '504'])
    responses[status] = { $ref: `#/components/responses/${NAMES[status]}` }
  const operation: { [key: string]: Json } = {
    operationId: 'createThing',
    summary: 'Create thing',
    description: 'Makes a thing.',
    tags: ['Things'],
    parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
    'x-success': { property: 'size', equals: 1 },
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': {
          schema: { $ref: '#/components/schemas/Form' },
          example: { size: 1 },
        },
      },
    },
    responses,
  }
  const idempotencyKey: { [key: string]: Json } = {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Names the intent.',
    'x-idempotency-key': true,
    schema: { type: 'string' },
  }
  const formProperties: { [name: string]: Schema } = {
    size: { type: 'integer', 'x-unit': 'GB', description: 'Size in GB.' },
  }
  const build = (): Json => ({
    openapi: '3.1.0',
    info: { title: 'Things', version: '1.0.0', license: { name: 'None', identifier: 'LicenseRef-None' } },
    servers: [{ url: '/v1' }],
    security: [{ ApiKey: [] }],
    tags: [{ name: 'Things', description: 'Things.' }],
    paths: { '/things': { post: operation } },
    components: {
      parameters: { IdempotencyKey: idempotencyKey },
      securitySchemes: { ApiKey: { type: 'apiKey', in: 'header', name: 'apikey' } },
      responses: Object.fromEntries(Object.values(NAMES).map((name) => [name, refusal])),
      schemas: {
        Thing: { ...thing, properties },
        Form: { ...form, properties: formProperties },
        ThingState: state,
      },
    },
  })
  return {
    build,
    operation,
    responses,
    done,
    answer,
    thing,
    properties,
    formProperties,
    state,
    idempotencyKey,
  }
}

type Sound = ReturnType<typeof soundDocument>

const NAMES: Record<string, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  500: 'ServerError',
  502: 'BadGateway',
  504: 'GatewayTimeout',
}

/** A rule, a change that breaks it, and words of the expected message. */
const FAULTS: [rule: string, fault: string, break_: (sound: Sound) => void, message: string][] = [
  [
    'operation-id-shape',
    'a noun before the verb',
    ({ operation }) => (operation['operationId'] = 'thingCreate'),
    'thingCreate',
  ],
  [
    'idempotency-key',
    'a creation that may happen twice',
    ({ operation }) => delete operation['parameters'],
    'createThing',
  ],
  [
    'idempotency-key',
    'a header that is no key',
    ({ idempotencyKey }) => delete idempotencyKey['x-idempotency-key'],
    'createThing',
  ],
  [
    'operation-id-shape',
    'snake case',
    ({ operation }) => (operation['operationId'] = 'create_thing'),
    'create_thing',
  ],
  [
    'operation-id-shape',
    'no operation id',
    ({ operation }) => delete operation['operationId'],
    'verb and noun',
  ],
  ['operation-texts', 'no summary', ({ operation }) => delete operation['summary'], 'no summary'],
  [
    'operation-texts',
    'a summary that is a sentence',
    ({ operation }) => (operation['summary'] = 'Creates it.'),
    'title',
  ],
  ['operation-texts', 'no description', ({ operation }) => delete operation['description'], 'no description'],
  ['operation-tag', 'no tag', ({ operation }) => (operation['tags'] = []), '0 tags'],
  ['operation-tag', 'two tags', ({ operation }) => (operation['tags'] = ['Things', 'More']), '2 tags'],
  ['body-example', 'an answer without an example', ({ answer }) => delete answer['example'], 'no example'],
  ['error-answers', 'no answer for a wrong key', ({ responses }) => delete responses['403'], '403'],
  [
    'error-answers',
    'an error answer of its own',
    ({ responses, done }) => (responses['500'] = done),
    'ServerError',
  ],
  [
    'error-answers',
    'another shared answer',
    ({ responses }) => (responses['500'] = { $ref: '#/components/responses/Forbidden' }),
    'ServerError',
  ],
  ['error-answers', 'a status nobody shares', ({ responses, done }) => (responses['418'] = done), '418'],
  [
    'error-answers',
    'no 4xx answer without a key',
    ({ operation, responses }) => {
      operation['security'] = []
      delete responses['401']
      delete responses['403']
    },
    'no 4xx',
  ],
  [
    'correlation-header',
    'an answer without the header',
    ({ done }) => delete done['headers'],
    'X-Warren-Correlation-Id',
  ],
  [
    'enum-named',
    'an enum inside a schema',
    ({ properties }) => {
      properties['kind'] = {
        type: 'string',
        description: 'Kind.',
        enum: ['a'],
        'x-enum-descriptions': { a: 'First.' },
      }
    },
    'no name',
  ],
  [
    'enum-described',
    'a value without a description',
    ({ state }) => (state['enum'] = ['on', 'off', 'lost']),
    'lost',
  ],
  ['enum-described', 'a description without a value', ({ state }) => (state['enum'] = ['on']), 'off'],
  [
    'property-described',
    'a property without a description',
    ({ properties }) => (properties['name'] = { type: 'string' }),
    'name',
  ],
  [
    'number-unit',
    'a number without a unit',
    ({ properties }) => delete properties['size']?.['x-unit'],
    'no x-unit',
  ],
  [
    'number-unit',
    'a unit nobody knows',
    ({ properties }) => {
      properties['size'] = { type: ['integer', 'null'], 'x-unit': 'KB', description: 'Size.' }
    },
    'KB',
  ],
  [
    'number-unit',
    'a unit on a text',
    ({ properties }) => {
      properties['size'] = { type: 'string', 'x-unit': 'GB', description: 'Size.' }
    },
    'for numbers',
  ],
  [
    'number-unit',
    'seconds since 1970 without their format',
    ({ properties }) => {
      properties['at'] = { type: 'number', 'x-unit': 'epoch-seconds', description: 'When.' }
    },
    'go together',
  ],
  [
    'format-known',
    'a format nobody knows',
    ({ properties }) => {
      properties['name'] = { type: 'string', format: 'colour', description: 'Name.' }
    },
    'colour',
  ],
  [
    'secret-marked',
    'an open password',
    ({ properties }) => {
      properties['root_password'] = { type: 'string', description: 'Password.' }
    },
    'root_password',
  ],
  [
    'secret-marked',
    'an open key in camel case',
    ({ properties }) => {
      properties['secretKey'] = { type: ['string', 'null'], description: 'Key.' }
    },
    'secretKey',
  ],
  [
    'extension-allowed',
    'layout in the description',
    ({ operation }) => (operation['x-layout'] = 'wide'),
    'x-layout',
  ],
  [
    'extension-allowed',
    'a known extension in a wrong place',
    ({ operation }) => (operation['x-unit'] = 'GB'),
    'x-unit',
  ],
  [
    'extension-allowed',
    'a mark that says no',
    ({ operation }) => (operation['x-beyond-specification'] = false),
    'x-beyond-specification',
  ],
  [
    'extension-allowed',
    'a habit that says no',
    ({ operation }) => {
      operation['parameters'] = [
        { $ref: '#/components/parameters/IdempotencyKey' },
        { name: 'size', in: 'query', description: 'Size.', schema: { type: 'string' }, 'x-usual': false },
      ]
    },
    'x-usual',
  ],
  [
    'object-open',
    'a closed object',
    ({ thing }) => (thing['additionalProperties'] = false),
    'additionalProperties',
  ],
  [
    'form-flat',
    'a list in a form',
    ({ formProperties }) => {
      formProperties['rules'] = {
        type: 'array',
        description: 'Rules.',
        items: { type: 'string', description: 'A rule.' },
      }
    },
    'rules',
  ],
  [
    'success-predicate',
    'a property no answer has',
    ({ operation }) => {
      operation['x-success'] = { property: 'success', equals: true }
    },
    'success',
  ],
  [
    'success-predicate',
    'a predicate of another shape',
    ({ operation }) => {
      operation['x-success'] = { property: 'size' }
    },
    'equals',
  ],
]

/** Names that sound secret and are not, or that are marked; no rule may report them. */
const HARMLESS: [string, Schema][] = [
  ['keyword', { type: 'string', description: 'Word.' }],
  ['token_id', { type: 'integer', 'x-unit': 'id', description: 'Which token.' }],
  ['token', { type: 'string', format: 'password', description: 'The token.' }],
]

describe('rules of the API description', () => {
  let sound: LintProblem[] = []
  let harmless: LintProblem[] = []
  let found: LintProblem[][] = []

  beforeAll(async () => {
    const broken = FAULTS.map(([, , break_]) => {
      const document = soundDocument()
      break_(document)
      return document.build()
    })
    const withHarmless = soundDocument()
    for (const [name, schema] of HARMLESS) withHarmless.properties[name] = schema
    const results = await lintDocuments([soundDocument().build(), withHarmless.build(), ...broken])
    sound = results[0] ?? []
    harmless = results[1] ?? []
    found = results.slice(2)
  }, seconds(60))

  it('find nothing in a sound description', () => {
    expect(sound).toEqual([])
  })

  it('let names pass that only sound secret, and secrets that are marked', () => {
    expect(harmless).toEqual([])
  })

  it.each(FAULTS.map(([rule, fault, , message], index) => ({ rule, fault, message, index })))(
    '$rule reports $fault',
    ({ rule, message, index }) => {
      const problems = (found[index] ?? []).filter(({ ruleId }) => ruleId === `platform/${rule}`)
      expect(problems).toEqual([expect.objectContaining({ message: expect.stringContaining(message) })])
    },
  )
})
