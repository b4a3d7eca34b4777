import { existsSync, readFileSync } from 'node:fs'
import { isRecord } from '../../src/lib/is-record'

/** One test of a run, by its whole title. */
export interface TestResult {
  readonly title: string
  readonly status: string
}

/** The tests in a results file of vitest's json reporter; none when the run broke off before it wrote one. */
export function readResults(file: string): TestResult[] {
  if (!existsSync(file)) return []
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const files = isRecord(report) && Array.isArray(report.testResults) ? report.testResults : []
  return files.flatMap((each: unknown) => {
    const tests = isRecord(each) && Array.isArray(each.assertionResults) ? each.assertionResults : []
    return tests.flatMap((test: unknown) =>
      isRecord(test) && typeof test.fullName === 'string' && typeof test.status === 'string'
        ? [{ title: test.fullName, status: test.status }]
        : [],
    )
  })
}

/** `1,204 passed, 2 failed`; what did not happen is left out, and nothing at all is said as such. */
export function describeTotals(results: readonly TestResult[]): string {
  const count = (test: (status: string) => boolean): number =>
    results.filter(({ status }) => test(status)).length
  const parts = [
    [count((status) => status === 'passed'), 'passed'],
    [count((status) => status === 'failed'), 'failed'],
    [count((status) => status !== 'passed' && status !== 'failed'), 'not run'],
  ] as const
  const said = parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number.toLocaleString('en')} ${word}`)
  return said.length > 0 ? said.join(', ') : 'no tests ran'
}
