import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { draft07 } from '../../../../codegen/forms/draft-07'
import { Description } from '../../../../codegen/openapi/description'

const described = new Description({
  components: {
    schemas: {
      Size: { type: 'integer', minimum: 1, maximum: 64, 'x-unit': 'GB', default: 20, description: 'In GB' },
      Kind: { type: ['string', 'null'], enum: ['a', 'b', null], 'x-enum-descriptions': { a: 'A' } },
      Row: {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { $ref: '#/components/schemas/Kind' },
          size: { $ref: '#/components/schemas/Size' },
        },
      },
    },
  },
})
const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` })

describe('a schema for a form', () => {
  it.each([
    ['keeps what bounds a value', ref('Size'), { type: 'integer', minimum: 1, maximum: 64 }],
    ['knows no null: an empty field is not sent', ref('Kind'), { type: 'string', enum: ['a', 'b'] }],
    [
      'leaves formats to the widgets',
      { type: 'string', format: 'uuid', minLength: 1 },
      { type: 'string', minLength: 1 },
    ],
    [
      'takes the other arm of what may be null',
      { anyOf: [ref('Size'), { type: 'null' }] },
      { type: 'integer', minimum: 1, maximum: 64 },
    ],
    ['is a text when nothing is said', {}, { type: 'string' }],
    [
      'goes through lists and objects',
      { type: ['array', 'null'], minItems: 1, items: ref('Row') },
      {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          properties: {
            kind: { type: 'string', enum: ['a', 'b'] },
            size: { type: 'integer', minimum: 1, maximum: 64 },
          },
          required: ['kind'],
        },
      },
    ],
  ])('%s', (_, schema, result) => {
    expect(draft07(described, schema)).toEqual(result)
  })

  it('holds no reference, no union and nothing of ours', () => {
    const text = JSON.stringify(draft07(described, { type: 'array', items: ref('Row') }))
    expect(text).not.toMatch(/\$ref|anyOf|oneOf|allOf|x-|description|default|nullable/)
  })

  it('is a schema draft-07 understands, strictly', () => {
    const schema = draft07(described, { type: 'array', items: ref('Row') })
    expect(() => new Ajv({ strict: true }).compile(schema)).not.toThrow()
  })
})
