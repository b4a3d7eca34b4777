import { describe, expect, it } from 'vitest'
import { Description } from '../../../../codegen/openapi/description'
import { checkRefusals, emitOperationRefusals } from '../../../../codegen/openapi/operation-refusals'
import { formatProblems } from '../../../../codegen/problem'

const described = (refuses: unknown): Description =>
  new Description({
    paths: { '/disks': { post: { operationId: 'createDisk', 'x-refuses': refuses } } },
  })

const problems = (refuses: unknown): string => formatProblems(checkRefusals(described(refuses), 'api.yaml'))

describe('the keys a call refuses', () => {
  it('are those the description names', () => {
    expect(problems(['acting', 'restricted'])).toBe('')
    expect(emitOperationRefusals(described(['acting']), 'api.yaml')).toContain("= { createDisk: ['acting'] }")
  })

  it('are none where the description says nothing', () => {
    expect(problems(undefined)).toBe('')
    expect(emitOperationRefusals(described(undefined), 'api.yaml')).toContain('= {}')
  })

  it.each([
    ['is no list', 'acting', 'x-refuses › call-rule: is a list; write [acting], or leave it out.'],
    ['is empty', [], 'x-refuses › call-rule: is a list; write [acting], or leave it out.'],
    [
      'names another kind',
      ['actng'],
      'x-refuses[0] › call-rule: there is no kind of key "actng". Did you mean "acting"?',
    ],
  ])('are refused when what is written %s', (_, refuses, problem) => {
    expect(problems(refuses)).toContain(problem)
  })
})
