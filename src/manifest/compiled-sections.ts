/** The compiled parts of the page of a record. */
import type { OperationId } from '../generated/operations'
import type { CompiledAction, EditingAction } from './compiled-actions'
import type { CompiledColumn } from './compiled-columns'
import type { CustomName } from './names'
import type { CompiledPrice } from './price'
import type { SortOrder } from './sort'
import type { RowNotice, RowPreset } from './words/fields'
import type { States } from './words/records'
import type { Condition, Value } from './words/values'

/** A line to copy, with `{path}` in it. */
export interface CompiledLine {
  text: string
  when: Condition | null
}

export interface CompiledFacts {
  id: string
  lines: readonly CompiledLine[]
  /** The group begins with the parts of the price. */
  parts?: true
  /** Id of a section of related records, listed here as well. */
  section: string | null
  action: string | null
  /** A component of the console below the heading. Absent if there is none. */
  component?: CustomName
  values: readonly CompiledColumn[]
}

export type CompiledSection =
  | { kind: 'facts'; id: string; values: readonly CompiledColumn[] }
  | {
      kind: 'collection'
      id: string
      /** Path of the array in the record, or in the answer of the operation; empty if the answer is the list. */
      at: string
      /** The call that reads the elements; null if they are in the record. */
      operation: OperationId | null
      params: Record<string, Value>
      key: string
      title: string
      columns: readonly CompiledColumn[]
      states: States | null
      sort: SortOrder | null
      rowActions: readonly CompiledAction[]
      actions: readonly string[]
      note: boolean | Readonly<Record<string, Value>>
      when: Condition | null
      /** The price of each element; empty if they are not priced. */
      price: readonly CompiledPrice[]
    }
  | {
      kind: 'editor'
      id: string
      form: string
      groups: { field: string; values: readonly string[] } | null
      /** Writes the elements; it is in no menu. */
      action: EditingAction
      presets: readonly RowPreset[]
      notices: readonly RowNotice[]
      /** Fields in which presets differ; an element that equals a preset in them has the preset's name. */
      named: readonly string[]
      states: States | null
      count: string | null
    }
  | {
      kind: 'related'
      id: string
      type: string
      theirs: string
      ours: string
      columns: readonly string[] | null
      each: { at: string; key: string; columns: readonly CompiledColumn[] } | null
      /** Actions of the other type by their ids, and actions of the section itself. */
      rowActions: readonly (string | CompiledAction)[]
      actions: readonly string[]
      note: boolean | Readonly<Record<string, Value>>
    }
  | {
      kind: 'snippets'
      id: string
      when: Condition | null
      note: boolean | Readonly<Record<string, Value>>
      of: readonly {
        id: string
        link?: string
        parts: readonly {
          file: string | null
          /** The file is made for the record. */
          download?: true
          lines: readonly CompiledLine[]
        }[]
      }[]
      /** Paths in the lines that lead to secrets. */
      secrets: readonly string[]
    }
  | { kind: 'form'; id: string; action: string }
  | { kind: 'actions'; id: string; actions: readonly string[]; danger: boolean }
  | {
      kind: 'secret'
      id: string
      operation: OperationId
      params: Record<string, Value>
      values: readonly { id: string; path: string }[]
      when: Condition | null
    }
  /** `main`: the main content of the tab, shown before the facts of the record if there is no room beside. */
  | { kind: 'custom'; id: string; component: CustomName; main: boolean }

export interface CompiledTab {
  id: string
  sections: readonly CompiledSection[]
  count: readonly string[]
  when: Condition | null
}
