import { describe, expect, it } from 'vitest'
import { planRun } from '../../run/plan'

const names = (words: readonly string[]): string[] => {
  const { checks, suites } = planRun(words)
  return [...checks, ...suites].map(({ name }) => name)
}

describe('the steps of a run', () => {
  it('are all of them without a word, the proofs after the suites they read', () => {
    expect(names([])).toEqual(expect.arrayContaining(['format', 'types', 'lint', 'unit', 'contract', 'e2e']))
    expect(names([]).at(-1)).toBe('requirements')
  })

  it('are those whose name begins with a word', () => {
    expect(names(['lint', 'uni'])).toEqual(['lint', 'unit'])
  })

  it('are types, style and the tests of the change for the word quick', () => {
    expect(names(['quick'])).toEqual([
      'format',
      'types',
      'types-second',
      'generated',
      'layers',
      'lint',
      'unit',
    ])
    expect(planRun(['quick']).suites[0]?.command).toContain('--changed')
  })

  it('can be added to the quick run, each once', () => {
    expect(names(['quick', 'types', 'coverage'])).toEqual([
      ...['format', 'types', 'types-second', 'generated', 'layers', 'lint', 'coverage', 'unit'],
    ])
  })

  it('are refused for a misspelt word, also beside a known one', () => {
    expect(() => planRun(['lint', 'untt'])).toThrow('There is no step "untt".')
    expect(() => planRun(['untt', 'e3e'])).toThrow('"untt" and no step "e3e"')
  })
})
