import { describe, expect, it } from 'vitest'
import { emitListParams } from '../../../../codegen/manifests/list-params'
import type { Problem } from '../../../../codegen/problem'
import type { CompleteManifest } from '../../../../codegen/manifests/complete/completed'

/** Generated code and problems for types with these lists. */
function emitted(...lists: { operation: string; params?: Record<string, unknown> }[]) {
  const problems: Problem[] = []
  const manifests = lists.map((list, index) => ({
    type: `type_${index}`,
    list,
  })) as unknown as CompleteManifest[]
  return { text: emitListParams(manifests, ({ type }) => `${type}.ts`, problems), problems }
}

describe('the parameters of lists', () => {
  it('are written by operation, where there are some', () => {
    const { text, problems } = emitted(
      { operation: 'listServers', params: { per_page: 50 } },
      { operation: 'listKeys' },
    )
    expect(text).toContain('= { listServers: { per_page: 50 } }\n')
    expect(problems).toEqual([])
  })

  it('are the same for types that share a list', () => {
    const list = { operation: 'listServers', params: { per_page: 50 } }
    expect(emitted(list, list).problems).toEqual([])
    expect(emitted(list, { operation: 'listServers' }).problems).toEqual([
      {
        id: 'list-shared',
        file: 'type_1.ts',
        path: 'list.params',
        message:
          '"type_0" reads listServers with other parameters; give both types the same, since all screens share one list.',
      },
    ])
  })
})
