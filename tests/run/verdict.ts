import { isListed, type KnownRed } from './known-red'
import type { TestResult } from './results'

/** What the tests of a run come to. Each test that ran is in one of the first four. */
export interface Verdict {
  /** At once, and not on the list of known red ones. */
  readonly passed: readonly TestResult[]
  /** Failed, and then passed when run again. */
  readonly unsteady: readonly TestResult[]
  /** Failed as often as they were run. */
  readonly failed: readonly TestResult[]
  /** Failed, as the list of known red ones says. */
  readonly known: readonly TestResult[]
  /** Passed although they are on the list: to be taken off it. Among the passed and unsteady ones, too. */
  readonly mended: readonly TestResult[]
}

/** Sorts the tests that ran. */
export function judge(results: readonly TestResult[], list: readonly KnownRed[]): Verdict {
  const red = results.filter(({ status }) => status === 'failed')
  const green = results.filter(({ status }) => status === 'passed')
  return {
    passed: green.filter(({ runs }) => runs === 1),
    unsteady: green.filter(({ runs }) => runs > 1),
    failed: red.filter((each) => !isListed(list, each)),
    known: red.filter((each) => isListed(list, each)),
    mended: green.filter((each) => isListed(list, each)),
  }
}

/** How many tests of a step may be unsteady. When there are more, something is wrong that is no single test's fault. */
export const unsteadyLimit = (ran: number): number => Math.max(5, Math.floor(ran / 100))

/** Whether the tests of a step let it pass. */
export function isGreen({ passed, unsteady, failed, known }: Verdict): boolean {
  const ran = passed.length + unsteady.length + failed.length + known.length
  return ran > 0 && failed.length === 0 && unsteady.length <= unsteadyLimit(ran)
}
