/** A compiled column, and a filter of a list. */
import type { CellName } from './names'
import type { Reference } from './words/records'
import type { Condition, Mark, Scalar } from './words/values'

export interface CompiledColumn {
  id: string
  values: readonly string[]
  cell: CellName
  /** Numbers, sizes and money stand flush right. */
  end: boolean
  hidden: boolean
  phone: 'end' | 'summary' | null
  copy: boolean
  refers: Reference<string> | null
  /** How rows are ordered by this column; null when they cannot be. */
  sort: 'text' | 'number' | 'time' | null
  /** The values a `choice` cell translates; null for every other cell. */
  choices: readonly Scalar[] | null
  when: Condition | null
  /** The unit of a number that no cell writes by itself. Only where it has one: a list of columns is read before rows are drawn. */
  unit?: string
  /** Nothing has words of its own, `absent.<id>`. Only where it has, as above. */
  absent?: true
  /** A secret that can be written out. Only where it is one, as above. */
  reveal?: true
  /** Of several elements only the greatest value, of those for which the condition holds. Only where it is so, as above. */
  newest?: { when: Condition | null }
  /** Badges behind the value. Only where there are some, as above. */
  marks?: readonly Mark[]
}

export interface CompiledFilter {
  id: string
  path: string
  /** Known values; null when they are collected from the rows. */
  values: readonly Scalar[] | null
  /** Where a value's label comes from. */
  label: 'state' | 'location' | 'choice' | 'reference'
  refers: string | null
}
