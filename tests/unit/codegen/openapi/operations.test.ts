import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Description } from '../../../../codegen/openapi/description'
import { describeOperation, emitOperations } from '../../../../codegen/openapi/operations'
import document from '../../../../src/generated/openapi.json'
import { operations } from '../../../../src/generated/operations'
import { pathParameters, type Operation } from '../../../../src/lib/operation'
import { small } from '../../../manifests/support'

const row = (definition: object): Operation => {
  const described = new Description({ paths: { '/x/{id}': { post: { operationId: 'x', ...definition } } } })
  const operation = described.operations.get('x')
  if (!operation) throw new Error('There is no operation')
  return describeOperation(described, operation)
}
const json = (schema: object) => ({ content: { 'application/json': { schema } } })

describe('a row of the operation table', () => {
  it('holds method and path, and nothing that is usual', () => {
    expect(row({ responses: { 200: json({ type: 'object' }) } })).toEqual({ method: 'POST', path: '/x/{id}' })
  })

  it('holds the names of the query, and how the body is encoded', () => {
    const schema = { type: 'object', properties: { a: {}, b: {} } }
    expect(
      row({
        parameters: [{ name: 'q', in: 'query', schema: {} }],
        requestBody: { content: { 'application/x-www-form-urlencoded': { schema } } },
        responses: { 200: json({}) },
      }),
    ).toEqual({
      method: 'POST',
      path: '/x/{id}',
      query: ['q'],
      body: 'form',
    })
  })

  it('names the header of an idempotency key, and no other header', () => {
    const header = (mark: object) => ({ name: 'Once', in: 'header', schema: {}, ...mark })
    const responses = { 200: json({}) }
    expect(row({ parameters: [header({ 'x-idempotency-key': true })], responses }).keyHeader).toBe('Once')
    expect(row({ parameters: [header({})], responses })).not.toHaveProperty('keyHeader')
  })

  it('says when the answer is empty or no JSON', () => {
    expect(row({ responses: { 204: { description: 'Gone' } } }).answer).toBe('none')
    expect(row({ responses: { 200: { content: { 'application/pdf': { schema: {} } } } } }).answer).toBe(
      'application/pdf',
    )
  })

  it('says what success means where the status alone does not', () => {
    const responses = { 200: json({}) }
    expect(row({ 'x-success': { property: 'success', equals: true }, responses }).success).toEqual({
      property: 'success',
      equals: true,
    })
    expect(row({ 'x-success': { property: 'success', equals: {} }, responses }).success).toBeUndefined()
    expect(row({ 'x-success': 'success', responses }).success).toBeUndefined()
  })
})

describe('the operation table', () => {
  it('as shipped is what the description says', () => {
    for (const [name, table] of emitOperations(new Description(document), 'openapi/openapi.yaml'))
      expect(readFileSync(`src/generated/${name}`, 'utf8'), name).toBe(table)
  })

  it('has a row for each operation', () => {
    const tables = emitOperations(small, 'small.yaml')
    for (const table of tables.values()) expect(table).toContain('// Generated from small.yaml')
    for (const { id, method } of small.operations.values())
      expect(tables.get(method === 'GET' ? 'reads.ts' : 'writes.ts'), id).toContain(`  ${id}: {`)
  })

  it('as shipped declares every path parameter, and never a name twice', () => {
    const described = new Description(document)
    for (const [id, operation] of Object.entries(operations) as [string, Operation][]) {
      const definition = described.operations.get(id)
      const body = definition && described.body(definition)
      const declared = definition?.parameters.filter((each) => each.in === 'path') ?? []
      expect(declared.map(({ name }) => String(name)).sort(), id).toEqual(
        pathParameters(operation.path).sort(),
      )
      const names = [
        ...pathParameters(operation.path),
        ...(operation.query ?? []),
        ...Object.keys(body ? described.properties(body.schema) : {}),
      ]
      expect(new Set(names).size, id).toBe(names.length)
    }
  })

  it('as shipped sends a location first wherever there is one [API-05]', () => {
    const located = Object.values(operations).filter(({ path }) => path.includes('{location}'))
    expect(located.length).toBeGreaterThan(20)
    expect(located.filter(({ path }) => !path.startsWith('/{location}/'))).toEqual([])
  })
})
