import { describe, expect, it } from 'vitest'
import { Description } from '../../../../codegen/openapi/description'
import { emitOperationSecrets } from '../../../../codegen/openapi/operation-secrets'

const secret = { type: 'string', format: 'password' }

function secretsOf(schema: object, schemas: object = {}): string {
  const description = new Description({
    paths: {
      '/x': { post: { operationId: 'x', requestBody: { content: { 'application/json': { schema } } } } },
      '/y': { get: { operationId: 'y' } },
    },
    components: { schemas },
  })
  return /= (.*)\n$/s.exec(emitOperationSecrets(description, 'a description'))?.[1] ?? ''
}

describe('the secrets of operations', () => {
  it('are the members the description gives the format of a password, at any depth', () => {
    const schema = {
      properties: {
        name: { type: 'string' },
        password: secret,
        rows: { items: { $ref: '#/components/schemas/Row' } },
        either: { oneOf: [{ properties: { pin: secret } }, { type: 'null' }] },
      },
    }
    expect(secretsOf(schema, { Row: { properties: { key: secret } } })).toBe(
      "{ x: ['password', 'key', 'pin'] }",
    )
  })

  it('are found in a schema that contains itself', () => {
    const schema = { $ref: '#/components/schemas/Tree' }
    const tree = { properties: { secret, children: { items: { $ref: '#/components/schemas/Tree' } } } }
    expect(secretsOf(schema, { Tree: tree })).toBe("{ x: ['secret'] }")
  })

  it('are none where there are none', () => {
    expect(secretsOf({ properties: { name: { type: 'string' } } })).toBe('{}')
  })
})
