/** What the page of a record shows. */
import type { OperationId } from '../../generated/operations'
import type { CustomName } from '../names'
import type { Value, Condition, Members } from './values'
import type { States } from './records'
import type { ColumnSpec, FactSpec } from './columns'
import type { FieldSpec, RowNotice, RowPreset } from './fields'
import type { Action } from './actions'
import type { PriceLine } from './prices'

/** A text below a section, `notes.<id>`, with values filled in; `notes.<id>_unknown` while one is unknown. */
export type Note<P extends string = string> = true | Record<string, Value<P>>

/** A list of labels with values. */
export interface FactsSection<P extends string = string, E extends string = string> {
  kind: 'facts'
  id: string
  values: readonly FactSpec<P, E>[]
}

/**
 * A table of the elements of an array, or of a list read by a call. An element that is no object is read as `{ value
 * }`.
 * @scope `record` is the element, `owner` the record of the page.
 */
export interface CollectionSection<
  P extends string = string,
  At extends string = P,
  E extends string = string,
  Act = Action,
  Cost = PriceLine,
  Op extends OperationId = OperationId,
  Name extends string = string,
> {
  kind: 'collection'
  /** Name of the heading, `sections.<id>`. */
  id: string
  /** The array in the record, or in the answer of `operation`; default: the answer. */
  at?: At
  /** The call that reads the list. */
  operation?: Op
  /** Parameters of the call; defaults as in an action. */
  params?: Members<Name, Value<P>>
  /** The field that identifies an element; default: `uuid`, `id` or `value`. */
  key?: E
  /** The field that names an element; default: the first column. */
  title?: E
  /** Columns of the table. */
  columns: readonly ColumnSpec<E>[]
  /** States of the elements, read as `$state`; their texts are among the type's states. */
  states?: States<E, E, P>
  /** Price of an element, read as `$price`. */
  price?: readonly Cost[]
  /** The column sorted by, descending with a leading minus; default: the order of the answer. */
  sort?: string
  /** Actions on an element. */
  rowActions?: readonly Act[]
  /** Actions of the record above the table. */
  actions?: readonly string[]
  /** A text below the table. */
  note?: Note<P>
  /** Only elements for which this holds. */
  when?: Condition<E, P>
}

/**
 * Elements edited together and written with the whole record. An element equal to a preset has its name.
 * @scope `record` is the record; in `states` the element, and `owner` the record.
 */
export interface EditorSection<
  P extends string = string,
  At extends string = P,
  E extends string = string,
  F = FieldSpec,
  Op extends OperationId = OperationId,
  Name extends string = string,
> {
  kind: 'editor'
  /** Name of the heading, `sections.<id>`, and of the action that saves, `actions.<id>`. */
  id: string
  /** The array. */
  at: At
  /** The field that identifies an element. */
  key: E
  /** One table for each value of a field. */
  groups?: { field: E; values: readonly string[] }
  /** Fields to sort by if the platform keeps no order; empty values last. */
  sort?: readonly E[]
  /** The fields of an element. */
  fields: readonly F[]
  /** The call that writes the array, in the parameter of that name or the only array. */
  operation: Op
  /** Further parameters of the call; defaults as in an action. */
  params?: Members<Name, Value<P>>
  /** Ready-made elements. */
  presets?: readonly RowPreset[]
  /** Warnings about an element, shown beside it and at the save button. */
  notices?: readonly RowNotice[]
  /** States of the elements; their texts are among the type's states. */
  states?: States<E, E, P>
  /** The records that saving affects, counted in `count.<id>`. */
  count?: P
}

/** An array of this record whose elements each name a related record (`key`) and add columns to its row. */
export interface RelatedEach<At extends string = string, E extends string = string> {
  at: At
  key: E
  columns: readonly ColumnSpec<E>[]
}

/**
 * Records of another type that belong to this one.
 * @scope in `rowActions`, `record` is the related record and `owner` the record of the page.
 */
export interface RelatedSection<
  P extends string = string,
  Type extends string = string,
  Theirs extends string = string,
  Each = RelatedEach<P>,
  Act = Action,
> {
  kind: 'related'
  /** Name of the heading, `sections.<id>`. */
  id: string
  /** The other type. */
  type: Type
  /** The field of the other type that is matched. */
  theirs: Theirs
  /** The field of this record; default: its key. */
  ours?: P
  /** Columns of the other type's list; default: its `related.columns`. */
  columns?: readonly string[]
  /** Columns from the elements of this record. */
  each?: Each
  /** Actions on each: ids of the other type's (default: its `related.actions`), or new ones. */
  rowActions?: readonly (string | Act)[]
  /** Actions of this record above the table. */
  actions?: readonly string[]
  /** A text below the table. */
  note?: Note<P>
}

/** A line to copy while its condition holds; `{path}` is a value of the record. */
export interface Line<P extends string = string> {
  text: string
  when?: Condition<P>
}

/** A line, or only its text. */
export type LineSpec<P extends string = string> = string | Line<P>

/**
 * Files and commands to copy, one program at a time. `{path}` is a value of the record, `{path:host}` the host of an
 * address; secrets are hidden at first.
 */
export interface SnippetsSection<P extends string = string> {
  kind: 'snippets'
  /** Name of the heading, `sections.<id>`. */
  id: string
  /** Replaced by the condition's reason unless this holds. */
  when?: Condition<P>
  /** A text below the programs. */
  note?: Note<P>
  /** The programs. */
  of: readonly {
    /** Name of its label, `snippets.<id>`. */
    id: string
    /** An address that opens the program, `ssh://…`. */
    link?: string
    /** Files, and commands without a `file`. A file with `{path}` in its name can be downloaded. */
    parts: readonly { file?: string; lines: readonly LineSpec<P>[] }[]
  }[]
}

/**
 * The fields of an action, in place. While it is disabled, a harmless action whose `expect.state` enables it is
 * offered.
 */
export interface FormSectionOfDetail {
  kind: 'form'
  id: string
  action: string
}

/** Actions with a sentence each, framed with `danger`. */
export interface ActionsSection {
  kind: 'actions'
  id: string
  actions: readonly string[]
  danger?: true
}

/** Values (paths) of the answer of a call made on request, shown for half a minute and not stored. */
export interface SecretSection<
  P extends string = string,
  Op extends OperationId = OperationId,
  Item extends string = string,
  Name extends string = string,
> {
  kind: 'secret'
  id: string
  operation: Op
  params?: Members<Name, Value<P>>
  values: readonly Item[]
  when?: Condition<P>
}

/** A component of the console, for what no other section can show. */
export interface CustomSection {
  kind: 'custom'
  id: string
  component: CustomName
}

/** A section of a page; its `id` names the heading, `sections.<id>`. */
export type Section<P extends string = string> =
  | FactsSection<P>
  | CollectionSection<P>
  | EditorSection<P>
  | RelatedSection<P>
  | SnippetsSection<P>
  | FormSectionOfDetail
  | ActionsSection
  | SecretSection<P>
  | CustomSection

/** A section, the id of an action whose fields are shown in place, or dangerous actions in a frame. */
export type SectionSpec<P extends string = string> = string | { danger: readonly string[] } | Section<P>

/**
 * A part of a record's page, `tabs.<id>`, shown while `when` holds. Its label counts the elements at the paths in
 * `count`.
 * @scope `record` is the record of the page.
 */
export interface Tab<P extends string = string, Part = SectionSpec<P>> {
  id: string
  sections: readonly Part[]
  count?: readonly P[]
  when?: Condition<P>
}

/** A group of facts beside the tabs. */
export interface FactGroup<P extends string, E extends string = string> {
  /** Name of the heading, `facts.<id>`. */
  id: string
  /** A section of related records, listed here as well with their states. */
  section?: string
  /** An action beside the heading. */
  action?: string
  /** Lines to copy; the first whose condition holds is shown. */
  lines?: readonly Line<P>[]
  /** A component of the console below the heading. */
  component?: CustomName
  /** The price of the record is shown first, line by line. */
  parts?: true
  /** The facts. */
  values: readonly FactSpec<P, E>[]
}
