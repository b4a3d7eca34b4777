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
  /** The package it needs, where that is not everywhere. */
  readonly needs?: string
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
        ? [
            {
              ...{ title: test.fullName, status: test.status, file },
              messages: textsIn(test.failureMessages),
              ...(isRecord(test.meta) && typeof test.meta.needs === 'string'
                ? { needs: test.meta.needs }
                : {}),
            },
          ]
        : [],
    )
  })
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

const failed = (results: readonly TestResult[]): TestResult[] =>
  results.filter(({ status }) => status === 'failed')

const nameOf = ({ file, title }: TestResult): string => `${file}: ${title}`

/** What failed, a test at a time, each place in the project's own code; nothing when every test that ran passed. */
export function describeFailures(results: readonly TestResult[]): string {
  return failed(results)
    .map((test) => [nameOf(test), ...test.messages.map(ownPlaces)].join('\n').replaceAll('\n', '\n  '))
    .join('\n\n')
}

/** A message without the places in packages that it came through. */
const ownPlaces = (message: string): string =>
  message
    .split('\n')
    .filter((line) => !/^\s*at .*node_modules/.test(line))
    .join('\n')

/** The names of what failed, one a line: a log that is cut in the middle keeps its end. */
export const listFailures = (results: readonly TestResult[]): string[] =>
  failed(results).map((test) => `FAILED  ${nameOf(test)}`)

/**
 * `1,204 passed, 2 failed, left out: prometheus (1 test)`: what did not happen is left out, except for tests that want for a
 * package; nothing at all is said as such.
 */
export function describeTotals(results: readonly TestResult[]): string {
  const ran = results.filter((each) => !isLeftOut(each))
  const count = (test: (status: string) => boolean): number => ran.filter(({ status }) => test(status)).length
  const parts = [
    [count((status) => status === 'passed'), 'passed'],
    [count((status) => status === 'failed'), 'failed'],
    [count((status) => status !== 'passed' && status !== 'failed'), 'not run'],
  ] as const
  const said = [
    ...parts
      .filter(([number]) => number > 0)
      .map(([number, word]) => `${number.toLocaleString('en')} ${word}`),
    ...describeLeftOut(results.filter(isLeftOut)),
  ]
  return said.length > 0 ? said.join(', ') : 'no tests ran'
}

const isLeftOut = ({ needs, status }: TestResult): boolean =>
  needs !== undefined && status !== 'passed' && status !== 'failed'

function describeLeftOut(results: readonly TestResult[]): string[] {
  const names = [...new Set(results.flatMap(({ needs }) => needs ?? []))].sort()
  const each = names.map((name) => {
    const count = results.filter(({ needs }) => needs === name).length
    return `${name} (${count} ${count === 1 ? 'test' : 'tests'})`
  })
  return each.length > 0 ? [`left out: ${each.join(', ')}`] : []
}
