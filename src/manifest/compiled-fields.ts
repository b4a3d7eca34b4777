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
      /** By value: offered only while this holds. Only where the manifest has it. */
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
      /** These only where the manifest has them. */
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
      /** Only where the manifest has it. */
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
  /** The unit it is typed in, where that differs: what is sent in MB. */
  unit?: 'GB'
  /** Of tiles: the field whose choices depend on the tile; each tile shows what it would be. Only where there is one. */
  leads?: string
  /** The description's default. */
  fallback: unknown
  of: readonly CompiledField[] | null
  min: number | null
  max: number | null
  maxLength: number | null
  /** Most bytes of a text in UTF-8, where the description limits them. */
  maxBytes?: number
  /** A text that has a syntax of its own, as the description says of its content. Only where it has one. */
  syntax?: 'yaml'
  /** What a text is like, as its format in the description says. Only where the console knows it. */
  format?: TextFormat
  /** What the entries of a map hold, and that a list holds numbers. Only where it does. */
  entries?: 'string' | 'number'
  /** The row of a parameters call, by the name in it, that bounds the field; narrowed by the value of `by`. Only where one does. */
  limits?: { operation: OperationId; at: string; by?: string }
  /** Of a field of a row: what the description says a text is like. */
  pattern?: string
}
