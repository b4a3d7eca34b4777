/** A compiled column, and a filter of a list. */
import type { CellName } from './names'
import type { Reference } from './words/records'
import type { Condition, Mark, Scalar } from './words/values'

export interface CompiledColumn {
  id: string
  values: readonly string[]
  cell: CellName
  /** True for numbers, sizes and money, which are aligned at the end. */
  end: boolean
  hidden: boolean
  phone: 'end' | 'summary' | null
  copy: boolean
  refers: Reference<string> | null
  /** How rows are sorted by this column; null if they cannot be. */
  sort: 'text' | 'number' | 'time' | null
  /** The values a `choice` cell translates; null for every other cell. */
  choices: readonly Scalar[] | null
  when: Condition | null
  /**
   * The unit of a number, if its cell does not write it. Absent members keep the list of columns small: it is loaded
   * before rows are drawn.
   */
  unit?: string
  /** An empty value has the text `absent.<id>`. Absent otherwise, as above. */
  absent?: true
  /** A secret that can be shown. Absent otherwise, as above. */
  reveal?: true
  /** Only the greatest value of the elements for which the condition holds is shown. Absent otherwise, as above. */
  newest?: { when: Condition | null }
  /** Badges beside the value. Absent if there are none, as above. */
  marks?: readonly Mark[]
}

export interface CompiledFilter {
  id: string
  path: string
  /** Known values; null if they are collected from the rows. */
  values: readonly Scalar[] | null
  /** Where a value's label comes from. */
  label: 'state' | 'location' | 'choice' | 'reference'
  refers: string | null
}
