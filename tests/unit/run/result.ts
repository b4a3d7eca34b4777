import type { KnownRed } from '../../run/known-red'
import type { TestResult } from '../../run/results'

/** A test that passed in the first attempt, changed by `own`. */
export const result = (own: Partial<TestResult> = {}): TestResult => ({
  ...{ title: 'is green', file: 'tests/a.test.ts', status: 'passed', seconds: 0, runs: 1, messages: [] },
  ...own,
})

/** A test on the list of known red ones. */
export const knownRed = ({ file, title }: TestResult): KnownRed => ({
  ...{ file, title, reason: 'for a reason', since: '2026-11-27' },
})
