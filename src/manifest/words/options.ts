/** What can be chosen in a field. */
import type { IconName } from '../../lib/icon-names'
import type { OperationId } from '../../generated/operations'
import type { Scalar, Value, Condition } from './values'

/**
 * Where the choices of a field come from. In their conditions `field` reads what could be chosen, `form` what was typed,
 * `owner` the record the form is about.
 */
export type Options =
  | {
      kind: 'operation'
      operation: OperationId
      /** What it takes; the location of the form binds itself. */
      params?: Record<string, Value>
      /**
       * Choices are the elements of this array inside the answer's items; the item itself is then `parent`. An element that
       * is no object is read as `{ value }`.
       */
      each?: string
      /** The value sent: a path, several joined by a character, or an object of several; `uuid` or `id` unless given. */
      value?: string | { join: readonly string[]; with: string } | { object: Record<string, string> }
      /** What is read; `display_name`, `name` or `title` unless given. */
      label?: string | readonly string[]
      note?: string | readonly string[]
      /** Fields that are filled in when a choice is made, each from a path of the chosen item. */
      fills?: Record<string, string>
      /** What the chosen item says of itself, under the choices. */
      about?: string
      /** Path of the address of a page with more about the chosen item, linked there. */
      more?: string
      /** Only items for which this holds; fields are the item's. */
      where?: Condition
      /** Items for which this fails stay visible but cannot be chosen, with the reason. */
      open?: Condition
      /** The item chosen at first. */
      initial?: Condition
      /** Path of a number; the items with the smallest come first. */
      order?: string
      /** Path of a time; the latest item comes first. */
      newest?: string
      /** Path of a picture's address, for tiles. */
      picture?: string
      /** Words beside the choices for which a condition holds: `flags.<id>`. */
      flags?: readonly { id: string; when: Condition }[]
    }
  | {
      kind: 'resource'
      type: string
      /** Path of the value sent; the identity unless given. */
      value?: string
      note?: string | readonly string[]
      where?: Condition
      open?: Condition
      initial?: Condition
      /** Why none may be there to choose, `nothing.<field>`, where it is not that there is none at all. */
      nothing?: true
    }
  | {
      kind: 'values'
      values: readonly Scalar[]
      icons?: Record<string, IconName>
      /** Values that are offered only while a condition holds. */
      only?: Record<string, Condition>
    }
  | { kind: 'locations' }
