import { isListed, type KnownRed } from './known-red'
import type { TestResult } from './results'

/** The results of a run. Each test that ran is in one of the first four. */
export interface Verdict {
  /** Passed in the first attempt. */
  readonly passed: readonly TestResult[]
  /** Failed, and then passed when run again. */
  readonly unsteady: readonly TestResult[]
  /** Failed in every attempt, and not on the list. */
  readonly failed: readonly TestResult[]
  /** Failed, and on the list of known red ones. */
  readonly known: readonly TestResult[]
  /** Passed although on the list, so it can be removed from it. Also among the passed or unsteady ones. */
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
