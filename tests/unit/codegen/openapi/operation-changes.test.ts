import { describe, expect, it } from 'vitest'
import { Description } from '../../../../codegen/openapi/description'
import { checkChanges, emitOperationChanges } from '../../../../codegen/openapi/operation-changes'
import { formatProblems } from '../../../../codegen/problem'

const described = (changes: unknown, read: object = {}): Description =>
  new Description({
    paths: {
      '/disks': {
        get: { operationId: 'listDisks', ...read },
        post: { operationId: 'createDisk', 'x-changes': changes },
      },
    },
  })

const problems = (changes: unknown, read?: object): string =>
  formatProblems(checkChanges(described(changes, read), 'api.yaml'))

describe('what a call changes', () => {
  it('is the reads the description names', () => {
    expect(problems(['listDisks'])).toBe('')
    expect(emitOperationChanges(described(['listDisks']), 'api.yaml')).toContain(
      "= { createDisk: ['listDisks'] }",
    )
  })

  it('is nothing where the description says nothing', () => {
    expect(problems(undefined)).toBe('')
    expect(emitOperationChanges(described(undefined), 'api.yaml')).toContain('= {}')
  })

  it.each([
    [
      'names no operation',
      ['listDiks'],
      'x-changes[0] › call-rule: there is no operation "listDiks". Did you mean "listDisks"?',
    ],
    [
      'names a call that changes something itself',
      ['createDisk'],
      'x-changes[0] › call-rule: createDisk is no read; name the one that answers otherwise afterwards.',
    ],
    [
      'is no list',
      'listDisks',
      'x-changes › call-rule: is a list of operation ids; write [listThings], or leave it out.',
    ],
    [
      'holds something else than ids',
      ['listDisks', 1],
      'x-changes › call-rule: is a list of operation ids; write [listThings], or leave it out.',
    ],
  ])('is refused where it %s', (_, changes, problem) => {
    expect(problems(changes)).toBe(`api.yaml › createDisk.${problem}`)
  })

  it('is refused of a read', () => {
    expect(problems(undefined, { 'x-changes': ['listDisks'] })).toBe(
      'api.yaml › listDisks.x-changes › call-rule: listDisks only reads; leave it out.',
    )
  })
})
