/** Whether to run every case: `npm run test:wide -- unit` or `browser`. */
const isWide = process.env['WIDE'] === 'all'

/** The first `many` of cases that are alike; all of them where tests are wide. */
export const someOf = <T>(cases: readonly T[], many: number): readonly T[] =>
  isWide ? cases : cases.slice(0, many)

/** One of each `size` neighbouring cases, which are alike; all of them where tests are wide. */
export const oneOfEach = <T>(cases: readonly T[], size: number): readonly T[] =>
  isWide ? cases : cases.filter((_, index) => index % size === 0)
