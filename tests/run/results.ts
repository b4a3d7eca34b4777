import { existsSync, readFileSync } from 'node:fs'
import type { NeededPackage } from './needs'

/** How one test of a run ended. */
export interface TestResult {
  /** The titles of its suites and its own, with spaces between. */
  readonly title: string
  /** The file it is in, from the root of the project; '' for what belongs to no file. */
  readonly file: string
  readonly status: 'passed' | 'failed' | 'skipped'
  readonly seconds: number
  /** How often it was run; more than once when it failed at first. */
  readonly runs: number
  /** Its failures, also when it passed afterwards. */
  readonly messages: readonly string[]
  /** The package it needs, if not every machine has it. */
  readonly needs?: NeededPackage
  /** Not part of this run, because it only runs wide. */
  readonly wide?: true
}

/** The tests that `ResultsReporter` wrote into a file; none when the run broke off before it did. */
export const readResults = (file: string): TestResult[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestResult[]) : []

/** The name of a test for people. */
export const nameOf = ({ file, title }: Pick<TestResult, 'file' | 'title'>): string =>
  [file, title].filter(Boolean).join(': ')
