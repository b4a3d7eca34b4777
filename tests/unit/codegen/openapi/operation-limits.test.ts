import { describe, expect, it } from 'vitest'
import { Description } from '../../../../codegen/openapi/description'
import { checkLimits, limitAt } from '../../../../codegen/openapi/operation-limits'
import { formatProblems } from '../../../../codegen/problem'

const size = { type: 'object', properties: { size: { type: 'integer' } } }

const described = (limits: unknown): Description =>
  new Description({
    paths: {
      '/limits': {
        get: {
          operationId: 'listLimits',
          responses: { 200: { content: { 'application/json': { schema: { type: 'array', items: {} } } } } },
        },
      },
      '/disks': {
        get: { operationId: 'getDisks' },
        post: {
          operationId: 'createDisk',
          'x-limits': limits,
          parameters: [{ name: 'copies', in: 'query', schema: { type: 'integer' } }],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { size_gb: { type: 'integer' }, parts: { type: 'array', items: size } },
                },
              },
            },
          },
        },
      },
    },
  })

const problems = (limits: unknown): string => formatProblems(checkLimits(described(limits), 'api.yaml'))

const limitsAt = (limits: unknown, path: string) =>
  limitAt(described(limits).operations.get('createDisk'), path)

describe('what bounds the fields of a call', () => {
  const limits = {
    operation: 'listLimits',
    by: 'kind',
    rows: { size_gb: 'disk', 'parts[].size': 'part', copies: 'disk' },
  }

  it('is the rows the description names', () => {
    expect(problems(limits)).toBe('')
    expect(limitsAt(limits, 'parts[].size')).toEqual({ operation: 'listLimits', by: 'kind', at: 'part' })
    expect(limitsAt({ ...limits, by: undefined }, 'size_gb')).toEqual({ operation: 'listLimits', at: 'disk' })
  })

  it('is nothing where the description says nothing', () => {
    expect(problems(undefined)).toBe('')
    expect(limitsAt(undefined, 'size_gb')).toBeUndefined()
    expect(limitsAt(limits, 'toString')).toBeUndefined()
  })

  it.each([
    [
      'names no operation',
      { ...limits, operation: 'listLimit' },
      '.operation › call-rule: there is no operation "listLimit". Did you mean "listLimits"?',
    ],
    [
      'names a call that answers no list',
      { ...limits, operation: 'createDisk' },
      '.operation › call-rule: createDisk reads no list; name the call that lists what parameters are bounded by.',
    ],
    [
      'names what the call does not take',
      { ...limits, rows: { kind: 'disk' } },
      '.rows.kind › call-rule: createDisk takes no "kind". It takes copies, size_gb, parts.',
    ],
  ])('is refused where it %s', (_, wrong, problem) => {
    expect(problems(wrong)).toBe(`api.yaml › createDisk.x-limits${problem}`)
  })
  it.each([
    ['no object', ['listLimits']],
    ['without rows', { operation: 'listLimits', rows: {} }],
    ['with a row that is no name', { ...limits, rows: { size_gb: 1 } }],
    ['narrowed by no name', { ...limits, by: 1 }],
  ])('is refused %s', (_, wrong) => {
    expect(problems(wrong)).toBe(
      'api.yaml › createDisk.x-limits › call-rule: is { operation: listParameters, rows: { size: disk_size } }, with `by: kind` if rows depend on one.',
    )
  })
})
