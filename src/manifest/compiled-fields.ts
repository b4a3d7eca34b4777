/** A compiled field of a form, and where its choices come from. */
import type { TextFormat } from '../lib/text-format'
import type { OperationId } from '../generated/operations'
import type { CellName, WidgetName } from './names'
import type { SortOrder } from './sort'
import type { Field } from './words/fields'
import type { Condition, Mark, Scalar } from './words/values'

/** A value of an option's label or note, and how it is drawn. */
export interface CompiledPart {
  path: string
  cell: CellName
}

export type CompiledOptions =
  | {
      kind: 'values'
      values: readonly Scalar[]
      /** By value: offered only while this holds. Absent if the manifest has none. */
      when?: Record<string, Condition>
    }
  | { kind: 'locations' }
  | {
      kind: 'operation'
      operation: OperationId
      each: string | null
      /** A path, a text with paths in braces, or an object whose members are paths. */
      value: string | Record<string, string>
      title: readonly CompiledPart[]
      note: readonly CompiledPart[]
      about?: string
      link?: string
      when: Condition | null
      initial: Condition | null
      sort: SortOrder | null
      /** Absent if the manifest does not set them. */
      icon?: string
      marks?: readonly Mark[]
    }
  | {
      kind: 'resource'
      type: string
      /** Path of the value sent; null for the identity. */
      value: string | null
      note: readonly CompiledPart[]
      when: Condition | null
      initial: Condition | null
      /** Absent if the manifest does not set it. */
      absent?: true
    }

export interface CompiledField extends Omit<
  Field,
  'widget' | 'of' | 'options' | 'id' | 'declared' | 'variants'
> {
  id: string
  options: CompiledOptions | null
  widget: WidgetName
  /** JSON type on the wire. */
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'
  /** Required by the description. */
  mandatory: boolean
  /** The description marks it secret: never kept in a draft, never shown in a preview. */
  secret: boolean
  /** The unit on the wire. */
  wireUnit: string | null
  /** The unit it is typed in, if it differs: the value is sent in MB. */
  unit?: 'GB'
  /** Of tiles: the field whose choices depend on the tile; each tile shows its value for it. Absent if there is none. */
  leads?: string
  /** The description's default. */
  fallback: unknown
  of: readonly CompiledField[] | null
  min: number | null
  max: number | null
  maxLength: number | null
  /** Maximum bytes of a text in UTF-8, if the description limits them. */
  maxBytes?: number
  /** Syntax of a text, from its content in the description. Absent if there is none. */
  syntax?: 'yaml'
  /** Format of a text, from the description. Absent if the console does not know it. */
  format?: TextFormat
  /** Type of the entries of a map; `number` for a list of numbers. Absent otherwise. */
  entries?: 'string' | 'number'
  /** The row `at` of a parameters call that limits the field; narrowed by the value of `by`. Absent if there is none. */
  limits?: { operation: OperationId; at: string; by?: string }
  /** Of a field of a row: pattern of a text, from the description. */
  pattern?: string
}
