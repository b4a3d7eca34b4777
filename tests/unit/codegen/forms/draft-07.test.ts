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
      'keeps its own pattern besides a format that is one',
      { type: 'string', format: 'ssh-public-key', pattern: '^ssh-ed25519 ' },
      { type: 'string', pattern: '^ssh-ed25519 ' },
    ],
    [
      'takes the other arm of what may be null',
      { anyOf: [ref('Size'), { type: 'null' }] },
      { type: 'integer', minimum: 1, maximum: 64 },
    ],
    [
      'keeps what the entries of a map must be',
      { type: 'object', maxProperties: 5, additionalProperties: { type: 'string', maxLength: 63 } },
      {
        type: 'object',
        maxProperties: 5,
        properties: {},
        additionalProperties: { type: 'string', maxLength: 63 },
      },
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

  it.each([
    { type: 'array', items: ref('Row') },
    { oneOf: [ref('Row'), ref('Size')] },
    { allOf: [ref('Size'), { default: 1 }] },
    { type: 'object', properties: { kind: { anyOf: [ref('Kind'), ref('Size')] } }, if: {}, else: ref('Row') },
  ])('has no reference, no branch and no extension of ours: %j', (schema) => {
    const text = JSON.stringify(draft07(described, schema))
    expect(text).not.toMatch(/\$ref|anyOf|oneOf|allOf|"if"|else|x-|description|default|nullable/)
  })

  it('is a schema draft-07 understands, strictly', () => {
    const schema = draft07(described, { type: 'array', items: ref('Row') })
    expect(() => new Ajv({ strict: true }).compile(schema)).not.toThrow()
  })
})

describe('a public SSH key', () => {
  const { pattern } = draft07(described, { type: 'string', format: 'ssh-public-key' })
  const fits = (text: string): boolean => new RegExp(String(pattern), 'u').test(text)

  it.each([
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB7cY0mXoJq9 kadri@laptop',
    'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQ==',
    'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTY= a name of several words',
    'sk-ssh-ed25519@openssh.com AAAAGnNrLXNzaC1lZDI1NTE5QG9wZW5zc2guY29t\n',
  ])('may be %j', (text) => {
    expect(fits(text)).toBe(true)
  })

  it.each([
    'ssh-ed25519',
    'AAAAC3NzaC1lZDI1NTE5AAAAIB7cY0mXoJq9',
    '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA',
    'ssh-ed25519 AAAA\nssh-rsa BBBB',
    'ssh-rsa zzz',
    'ssh-rsa zzzzB3NzaC1yc2EAAAADAQABAAABAQ==',
    'ssh-ed25519 AAAAC3N kadri@laptop',
  ])('is never %j', (text) => {
    expect(fits(text)).toBe(false)
  })
})
