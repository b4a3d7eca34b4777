import { describe, expect, it } from 'vitest'
import { formatProblem, formatProblems } from '../../../codegen/problem'

const problem = { id: 'field-unknown', file: 'a.ts', path: 'list.columns[0]', message: '"x" is not in Disk.' }

describe('a problem', () => {
  it('is one line: place, rule, what is wrong', () => {
    expect(formatProblem(problem)).toBe('a.ts › list.columns[0] › field-unknown: "x" is not in Disk.')
    expect(formatProblem({ ...problem, path: '' })).toBe('a.ts › field-unknown: "x" is not in Disk.')
  })

  it('is sorted by place among others', () => {
    const other = { ...problem, file: 'A.ts' }
    const later = { ...problem, path: 'actions[0]' }
    expect(formatProblems([problem, later, other]).split('\n')).toEqual([
      formatProblem(other),
      formatProblem(later),
      formatProblem(problem),
    ])
    expect(formatProblems([])).toBe('')
  })
})
