import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { isRecord } from '../../src/lib/is-record'

/** One test of a run, by its whole title. */
export interface TestResult {
  readonly title: string
  readonly status: string
  /** The file it is in, and what it said when it failed. */
  readonly file: string
  readonly messages: readonly string[]
}

/** The tests in a results file of vitest's json reporter; none when the run broke off before it wrote one. */
export function readResults(file: string): TestResult[] {
  if (!existsSync(file)) return []
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const files = isRecord(report) && Array.isArray(report.testResults) ? report.testResults : []
  return files.flatMap((each: unknown) => {
    if (!isRecord(each)) return []
    const file = relative('.', String(each.name))
    const tests = Array.isArray(each.assertionResults) ? each.assertionResults : []
    const broken = tests.length === 0 && each.status === 'failed'
    if (broken) return [{ title: 'did not load', status: 'failed', file, messages: [String(each.message)] }]
    return tests.flatMap((test: unknown) =>
      isRecord(test) && typeof test.fullName === 'string' && typeof test.status === 'string'
        ? [{ title: test.fullName, status: test.status, file, messages: textsIn(test.failureMessages) }]
        : [],
    )
  })
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** What failed, a test at a time; nothing when every test that ran passed. */
export function describeFailures(results: readonly TestResult[]): string {
  return results
    .filter(({ status }) => status === 'failed')
    .map(({ file, title, messages }) =>
      [`${file}: ${title}`, ...messages].join('\n').replaceAll('\n', '\n  '),
    )
    .join('\n\n')
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
