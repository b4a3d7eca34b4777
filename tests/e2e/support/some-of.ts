const isWide = process.env['WIDE'] === 'all'

/** The first `many` of cases that are alike; all of them in `npm run test:wide -- browser`. */
export const someOf = <T>(cases: readonly T[], many: number): readonly T[] =>
  isWide ? cases : cases.slice(0, many)
