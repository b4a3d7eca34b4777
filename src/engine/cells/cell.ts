import type { ReactNode } from 'react'
import type { CompiledColumn } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { holds } from '../../manifest/condition'
import { elementSubjects, isEmpty, readFirst, readPaths, type Subject } from '../../manifest/subject'
import type { Condition } from '../../manifest/words/values'
import type { CellEnv } from '../data/env'

/** One cell: its values by path, and where they come from. */
export interface CellInput {
  column: Pick<CompiledColumn, 'id' | 'values' | 'refers' | 'cell' | 'absent' | 'mark' | 'newest' | 'unit'>
  /** Values of each path in the column, in order. */
  values: readonly (readonly unknown[])[]
  subject: Subject
  env: CellEnv
}

/** The contract of a kind of cell: drawn, written, and counted from the same input. */
export interface CellKind {
  /** Draws the value; nothing there is the caller's dash. */
  draw: (input: CellInput) => ReactNode
  /** The same in the narrow column of a list, where it differs. */
  brief?: (input: CellInput) => ReactNode
  /** The value as plain text: for the filter, for sorting, for the summary line of a phone. Empty when there is none. */
  text: (input: CellInput) => string
  /** The value as a number: for sorting and totals. */
  number?: (input: CellInput) => number | undefined
}

/** The greatest value a path leads to in the elements of its array for which a condition holds; none where there is none. */
function newestOf(path: string, when: Condition, subject: Subject): readonly unknown[] {
  const end = path.lastIndexOf('[].')
  const values = elementSubjects(subject, path.slice(0, end + 2))
    .filter((element) => holds(when, element))
    .map(({ record }) => plain(readFirst(record, path.slice(end + 3))))
  return values.sort().slice(-1)
}

/** Reads the values of a column for a subject. */
export function cellInput(column: CellInput['column'], subject: Subject, env: CellEnv): CellInput {
  const { newest } = column
  const read = (path: string): readonly unknown[] =>
    newest ? newestOf(path, newest, subject) : readPaths(subject, path)
  return { column, subject, env, values: column.values.map(read) }
}

/** All values of the first path that are something. */
export function present(input: CellInput): readonly unknown[] {
  return (input.values[0] ?? []).filter((value) => !isEmpty(value))
}

/** What stands where a column has nothing: its own words for that, or none. */
export function absentText({ absent, id }: CellInput['column'], env: CellEnv): string | undefined {
  return absent ? env.texts.resource(env.resource.type, textKeys.absent(id)) : undefined
}

/** The first value as text, or empty. */
export function firstText(input: CellInput): string {
  const [value] = present(input)
  return value === undefined ? '' : plain(value)
}

/** Any JSON value as text a person can read. */
export function plain(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value === null || value === undefined) return ''
  return JSON.stringify(value)
}

/** The numbers among the values of the first path. */
export function numbers(input: CellInput): number[] {
  return present(input).filter((value) => typeof value === 'number')
}

/** What stands where numbers should: the values as they came, so that something odd never looks like nothing. */
export function insteadOfNumbers(input: CellInput): string {
  return present(input).map(plain).join(', ')
}

/** The sum of the numbers, or undefined when there are none. */
export function sum(input: CellInput): number | undefined {
  const found = numbers(input)
  return found.length === 0 ? undefined : found.reduce((total, value) => total + value, 0)
}
