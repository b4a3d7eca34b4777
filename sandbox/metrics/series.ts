/** A period in which a measured resource runs or exists, seconds since 1970. */
export interface Run {
  readonly from: number
  /** Null while it lasts. */
  readonly to: number | null
}

/** Labels of a series, without its name. */
export type Labels = Readonly<Record<string, string>>

/** A simulated series. */
export interface Series<R extends Run = Run> {
  readonly name: string
  readonly labels: Labels
  /** Ascending, without overlap. A counter begins at 0 in each. */
  readonly runs: readonly R[]
  /** Value at a time within a run, seconds since 1970. */
  readonly value: (at: number, run: R) => number
}

/** Seconds between two samples, as in the site configuration. */
export const scrapeSeconds = 15

/** Time of the last sample at or before a time. */
export function lastScrape(at: number): number {
  return Math.floor(at / scrapeSeconds) * scrapeSeconds
}

/** The run a series was in at a time. */
export function runAt<R extends Run>(runs: readonly R[], at: number): R | undefined {
  return runs.findLast(({ from, to }) => from <= at && (to === null || at < to))
}
