import { describe, expect, it } from 'vitest'
import { planRun } from '../../run/plan'
import { checks, madeBy, onlyFailed } from '../../run/steps'
import { result } from './result'

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

  it('run no test that is a wide one', () => {
    for (const { command } of planRun([]).suites.filter(({ results }) => results !== undefined))
      expect(command).toContain('--tags-filter=!wide')
  })

  it('are those with tests that were red or unsteady last time, and only these tests, for the word failed', () => {
    const last: Record<string, ReturnType<typeof result>[]> = {
      'tests/results/unit.json': [result()],
      'tests/results/e2e.json': [
        result({ title: 'costs €1.00 (a month)', status: 'failed', file: 'tests/e2e/a.test.ts' }),
        result({ title: 'comes and goes', runs: 2, file: 'tests/e2e/b.test.ts' }),
        result({ title: 'is green', file: 'tests/e2e/c.test.ts' }),
      ],
    }
    const steps = onlyFailed((file) => last[file] ?? [])
    expect(steps.map(({ name }) => name)).toEqual(['e2e'])
    const words = steps[0]?.command.slice(-4)
    expect(words?.slice(0, 3)).toEqual(['tests/e2e/a.test.ts', 'tests/e2e/b.test.ts', '-t'])
    const pattern = new RegExp(words?.[3] ?? '')
    expect(
      ['costs €1.00 (a month)', 'comes and goes', 'is green'].filter((each) => pattern.test(each)),
    ).toEqual(['costs €1.00 (a month)', 'comes and goes'])
  })

  it('are none for the word failed when nothing was red, which is said, and refused when nothing ran', () => {
    const green = planRun(['failed'], () => [result()])
    expect(green.suites).toEqual([])
    expect(green.nothing).toBe('Nothing to run: no test was red or unsteady when the suites last ran.')
    expect(planRun(['failed'], () => [result({ status: 'failed' })]).nothing).toBeUndefined()
    expect(() => planRun(['failed'], () => [])).toThrow('There are no test results; run `npm test` first.')
  })

  it('take the console that was built before them, unless its build failed', () => {
    const step = checks.find(({ name }) => name === 'build')
    if (!step) throw new Error('There is no step that builds.')
    expect(madeBy([{ step, ok: true }])).toEqual({ E2E_CONSOLE: 'dist/console' })
    expect(madeBy([{ step, ok: false }])).toEqual({})
  })
})
