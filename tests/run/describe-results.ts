import { isListed, type KnownRed } from './known-red'
import { nameOf, type TestResult } from './results'
import { judge, type Verdict } from './verdict'

/** The failed tests with their messages, each place in the project's own code; empty when none failed. */
export function describeFailures(results: readonly TestResult[]): string {
  return results
    .map((test) => [nameOf(test), ...test.messages.map(ownPlaces)].join('\n').replaceAll('\n', '\n  '))
    .join('\n\n')
}

/** A message without the stack lines in packages. */
const ownPlaces = (message: string): string =>
  message
    .split('\n')
    .filter((line) => !/^\s*at .*node_modules/.test(line))
    .join('\n')

/** The tests to report at the end of a run, one line each, the failed ones last: a log that is cut in the middle keeps its end. */
export function listTests(verdict: Verdict, list: readonly KnownRed[]): string[] {
  const reasonOf = (test: TestResult): string => list.find((each) => isListed([each], test))?.reason ?? ''
  const firstLine = ({ messages }: TestResult): string => messages[0]?.split('\n')[0] ?? ''
  return [
    ...verdict.unsteady.map((test) => `UNSTEADY  ${nameOf(test)}\n          ${firstLine(test)}`),
    ...verdict.known.map((test) => `KNOWN     ${nameOf(test)}\n          ${reasonOf(test)}`),
    ...verdict.mended.map(
      (test) => `MENDED    ${nameOf(test)}\n          Take it off tests/known-red.json when it stays green.`,
    ),
    ...verdict.failed.map((test) => `FAILED    ${nameOf(test)}`),
  ]
}

/** The tests that took longest, a line each, with their seconds. */
export const listSlowest = (results: readonly TestResult[], many = 10): string[] =>
  results
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, many)
    .map((test) => `${test.seconds.toFixed(1).padStart(8)} s  ${nameOf(test)}`)

/**
 * `1,204 passed, 2 failed, left out: prometheus (1 test)`: zero counts are not shown; tests that lack a package are named with
 * it. `no tests ran` when there is nothing to count.
 */
export function describeTotals(results: readonly TestResult[], list: readonly KnownRed[]): string {
  const { passed, unsteady, failed, known } = judge(results, list)
  const skipped = results.filter(({ status, needs, wide }) => status === 'skipped' && !needs && !wide)
  const said = [
    ...(
      [
        [passed, 'passed'],
        [unsteady, 'unsteady'],
        [failed, 'failed'],
        [known, 'known red'],
        [skipped, 'not run'],
      ] as const
    )
      .filter(([tests]) => tests.length > 0)
      .map(([tests, word]) => `${tests.length.toLocaleString('en')} ${word}`),
    ...describeLeftOut(results.filter(({ status, needs }) => status === 'skipped' && needs)),
  ]
  return said.length > 0 ? said.join(', ') : 'no tests ran'
}

function describeLeftOut(results: readonly TestResult[]): string[] {
  const names = [...new Set(results.flatMap(({ needs }) => needs ?? []))].sort()
  const each = names.map((name) => {
    const count = results.filter(({ needs }) => needs === name).length
    return `${name} (${count} ${count === 1 ? 'test' : 'tests'})`
  })
  return each.length > 0 ? [`left out: ${each.join(', ')}`] : []
}
