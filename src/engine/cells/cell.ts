import type { ReactNode } from 'react'
import type { CompiledColumn, CompiledResource } from '../../manifest/compiled'
import type { StateView } from '../../manifest/states'
import { textKeys } from '../../manifest/text-keys'
import { isEmpty, readPaths, type Subject } from '../../manifest/subject'
import type { Texts } from '../../platform/i18n/texts'
import type { MoneyView } from '../../platform/money/use-money'

/** A record of another type as a cell shows it. */
export interface Reference {
  title: string
  href: string | undefined
}

/** What a cell needs of the page around it; made once per list or detail. */
export interface CellEnv {
  resource: CompiledResource
  /** What states mean where the records are not the type's own: of elements inside them. */
  states?: CompiledResource['stateOf'] | undefined
  texts: Pick<Texts, 't' | 'resource' | 'resourceIfAny'>
  locale: string
  money: MoneyView
  /** Milliseconds of the epoch. */
  now: number
  locationName: (slug: string) => string
  /** The title and address of another record; undefined while its list is not known or has no such record. */
  reference: (type: string, id: string, location: string | undefined) => Reference | undefined
  /** What a record is about to become, while an action on it is under way. */
  awaited?: ((subject: Subject) => { view: StateView; label: string } | undefined) | undefined
  /** Address of the screen of a record of this type, for the title cell. */
  href: ((subject: Subject) => string | undefined) | undefined
}

/** One cell: its values by path, and where they come from. */
export interface CellInput {
  column: Pick<CompiledColumn, 'id' | 'values' | 'refers' | 'cell' | 'absent'>
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

/** Reads the values of a column for a subject. */
export function cellInput(column: CellInput['column'], subject: Subject, env: CellEnv): CellInput {
  return { column, subject, env, values: column.values.map((path) => readPaths(subject, path)) }
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
