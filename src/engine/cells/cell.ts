import { listed } from '../../lib/format-list'
import { plainText } from '../../lib/plain-text'
import type { ReactNode } from 'react'
import type { CompiledColumn } from '../../manifest/compiled-columns'
import { textKeys } from '../../manifest/text-keys'
import { holds } from '../../manifest/condition'
import { elementSubjects, isEmpty, readFirst, readPaths, type Subject } from '../../manifest/subject'
import type { Condition } from '../../manifest/words/values'
import type { CellEnv } from '../data/env'

/** One cell: its values by path, and where they come from. */
export interface CellInput {
  column: Pick<CompiledColumn, 'id' | 'values' | 'refers' | 'cell' | 'absent' | 'marks' | 'newest' | 'unit'>
  /** Values of each path in the column, in order. */
  values: readonly (readonly unknown[])[]
  subject: Subject
  env: CellEnv
}

/** A kind of cell: draws, writes and counts the same input. */
export interface CellKind {
  /** Draws the value; the caller draws empty values. */
  draw: (input: CellInput) => ReactNode
  /** Compact version for a list, if different. */
  brief?: (input: CellInput) => ReactNode
  /** Plain text for filtering, sorting and the summary line of a phone. Empty if there is no value. */
  text: (input: CellInput) => string
  /** The value as a number, for sorting and totals. */
  number?: (input: CellInput) => number | undefined
}

/** Greatest value of a path among the array elements for which a condition holds. */
function newestOf(path: string, when: Condition | null, subject: Subject): readonly unknown[] {
  const end = path.lastIndexOf('[].')
  const values = elementSubjects(subject, path.slice(0, end + 2))
    .filter((element) => holds(when, element))
    .map(({ record }) => plainText(readFirst(record, path.slice(end + 3))))
  return values.sort().slice(-1)
}

/** Reads the values of a column for a subject. */
export function cellInput(column: CellInput['column'], subject: Subject, env: CellEnv): CellInput {
  const { newest } = column
  const read = (path: string): readonly unknown[] =>
    newest ? newestOf(path, newest.when, subject) : readPaths(subject, path)
  return { column, subject, env, values: column.values.map(read) }
}

/** All non-empty values of the first path. */
export function presentValues(input: CellInput): readonly unknown[] {
  return (input.values[0] ?? []).filter((value) => !isEmpty(value))
}

/** The column's text for an empty cell. */
export function absentText({ absent, id }: CellInput['column'], env: CellEnv): string | undefined {
  return absent ? env.texts.resource(env.resource.type, textKeys.absent(id)) : undefined
}

/** The first value as text, or empty. */
export function firstText(input: CellInput): string {
  const [value] = presentValues(input)
  return value === undefined ? '' : plainText(value)
}

/** The numbers among the values of the first path. */
export function numbers(input: CellInput): number[] {
  return presentValues(input).filter((value) => typeof value === 'number')
}

/** Non-numeric values as text, so that unexpected data stays visible. */
export function unreadNumbers(input: CellInput): string {
  return eachInWords(input, plainText)
}

/** Each value of the first path in words, with what the language puts between them. */
export function eachInWords(input: CellInput, word: (value: unknown) => string): string {
  return listed(presentValues(input).map(word), input.env.locale)
}

/** Sum of the numbers; undefined if there are none. */
export function sumOfNumbers(input: CellInput): number | undefined {
  const found = numbers(input)
  return found.length === 0 ? undefined : found.reduce((total, value) => total + value, 0)
}
