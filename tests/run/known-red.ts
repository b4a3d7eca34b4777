import { readFileSync } from 'node:fs'
import type { TestResult } from './results'

/** A test that is red for now, and why: it makes no run red. */
export interface KnownRed {
  readonly file: string
  /** The full title, as a run prints it after the file. */
  readonly title: string
  readonly reason: string
  /** When it was listed: 2026-11-27. */
  readonly since: string
}

/** More than this makes a run red: the list holds single tests that a change waits for, and no broken part. */
export const knownRedLimit = 15

/** The list as it is kept in `tests/known-red.json`. */
export const readKnownRed = (): KnownRed[] =>
  JSON.parse(readFileSync('tests/known-red.json', 'utf8')) as KnownRed[]

/** Whether a test is on the list. */
export const isListed = (list: readonly KnownRed[], { file, title }: TestResult): boolean =>
  list.some((each) => each.file === file && each.title === title)
