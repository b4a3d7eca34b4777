/** What the page of a record shows. */
import type { OperationId } from '../../generated/operations'
import type { CustomName } from '../names'
import type { Value, Condition, Members } from './values'
import type { States } from './records'
import type { ColumnSpec, FactSpec } from './columns'
import type { FieldSpec, RowTemplate, RowWarning } from './fields'
import type { Action } from './actions'
import type { PriceLine } from './prices'

/**
 * A sentence below a section, `notes.<id>`; with values filled in, and while one of them is not known `notes.<id>_unknown`
 * instead.
 */
export type Note<P extends string = string> = true | Record<string, Value<P>>

/** Fields of the record shown as label and value. */
export interface FactsSection<P extends string = string, E extends string = string> {
  kind: 'facts'
  /** Names its heading, `sections.<id>`. */
  id: string
  /** Labels with values. */
  items: readonly FactSpec<P, E>[]
}

/** A call whose answer is a list, or has it at a path. */
export interface ReadList<
  P extends string = string,
  Op extends OperationId = OperationId,
  At extends string = string,
  Name extends string = string,
> {
  operation: Op
  params?: Members<Name, Value<P>>
  at?: At
}

/**
 * Elements of an array inside the record, or of a list read for it, each with calls of its own. One that is no object is
 * read as `{ value }`.
 */
export interface CollectionSection<
  P extends string = string,
  At extends string = P,
  E extends string = string,
  Read = ReadList<P>,
  Act = Action,
  Cost = PriceLine,
> {
  kind: 'collection'
  /** Names its heading, `sections.<id>`. */
  id: string
  /** The array inside the record. */
  at?: At
  /** Or a call of its own whose answer is the list, or has it at a path; made when the section is shown. */
  read?: Read
  /** Shown at first, the rest on request. */
  latest?: number
  /** The field of an element that tells it from the others: `uuid`, `id` or `value` unless given. */
  key?: E
  /** The field of an element that names it; the first column unless given. */
  title?: E
  /** Of the table. */
  columns: readonly ColumnSpec<E>[]
  /** What each element is doing: `$state` in its columns and conditions. Its words are among the type's own states. */
  states?: States<E, E, P>
  /** What each element costs, `$price` in its columns; `record` and `pool` read the element. */
  price?: readonly Cost[]
  /** Order of the elements; as the API gives them unless given. */
  sort?: { by: string; direction: 'ascending' | 'descending' }
  /** Actions on one element; `field` reads the element, `owner` the record. */
  rowActions?: readonly Act[]
  /** Actions of the resource offered above the rows. */
  actions?: readonly string[]
  note?: Note<P>
  /** Only elements for which this holds. */
  when?: Condition<E, P>
}

/** A call that writes an array with the whole object. */
export interface WriteList<
  P extends string = string,
  Op extends OperationId = OperationId,
  Name extends string = string,
> {
  operation: Op
  /** What it takes besides; bound as those of an action are. */
  params?: Members<Name, Value<P>>
  /** Parameter the array travels in. */
  place: Name
}

/** Elements edited together and written with the whole object. */
export interface EditorSection<
  P extends string = string,
  At extends string = P,
  E extends string = string,
  F = FieldSpec,
  Write = WriteList<P>,
> {
  kind: 'editor'
  /** Names its heading, `sections.<id>`. */
  id: string
  /** The array. */
  at: At
  /** The field of an element that tells it from the others. */
  key: E
  /** One table per value of this field. */
  groups?: { field: E; values: readonly string[] }
  /** Fields the elements are shown in the order of, when the platform keeps none. Those without a value come last. */
  order?: readonly E[]
  /** What is asked of an element. */
  fields: readonly F[]
  /** The call that writes the array. */
  write: Write
  /** Ready-made elements to begin with. */
  templates?: readonly RowTemplate[]
  /** What is risky about an element, said at it and where it is saved. */
  warns?: readonly RowWarning[]
  /** Fields in which an element that equals a template is called by the template's name. */
  named?: readonly string[]
  /** What each element does, shown before its fields where not all of them simply work: its words are among the type's own states. */
  states?: States<E, E, P>
  /** Saving applies to as many things as this path leads to: `affects.<id>` says so. */
  affects?: P
}

/** Elements of an array that name related records. */
export interface RelatedPart<At extends string = string, E extends string = string> {
  at: At
  by: E
  columns: readonly ColumnSpec<E>[]
}

/** Records of another type that belong to this one. */
export interface RelatedSection<
  P extends string = string,
  Type extends string = string,
  Theirs extends string = string,
  Part = RelatedPart<P>,
  Call = Action,
> {
  kind: 'related'
  /** Names its heading, `sections.<id>`. */
  id: string
  /** The other type. */
  type: Type
  /** The field of the others that is matched. */
  theirs: Theirs
  /** The field of this record it is matched with; the identity unless given. */
  ours?: P
  /** Columns of the other type's list to show; those it names for the purpose (`elsewhere.columns`) unless given. */
  columns?: readonly string[]
  /** The elements of this array that name the related records by `by`: what they say of each stands beside it. */
  part?: Part
  /** Actions of the other type offered on each; `elsewhere.actions` of it unless given. */
  rowActions?: readonly string[]
  /** Further actions on one related record; `field` reads that record, `owner` the record this screen shows. */
  calls?: readonly Call[]
  /** Actions of this record offered above them. */
  actions?: readonly string[]
  note?: Note<P>
}

/** A line to copy; left out while its condition fails. */
export type SnippetLine<P extends string = string> = string | { line: string; when: Condition<P> }

/**
 * Lines to copy into programs, one program at a time: files and commands. `{path}` in a line is a value of the record,
 * `{path:host}` the host of an address; what the description marks secret is hidden until it is asked for.
 */
export interface SnippetsSection<P extends string = string> {
  kind: 'snippets'
  id: string
  /** Without this there is nothing to copy; its reason is shown instead. */
  when?: Condition<P>
  note?: Note<P>
  /** Programs; named `snippets.<id>`. `open` is an address that leads straight into the program: `ssh://…`. */
  of: readonly {
    id: string
    open?: string
    /**
     * A part with a `file` is what stands in that file, one without is run in a shell. A file that is made for this record
     * can be downloaded, its name filled in as well.
     */
    parts: readonly { file?: string; download?: true; lines: readonly SnippetLine<P>[] }[]
  }[]
}

/** An action's input, asked in place instead of in a dialog. */
export interface FormSectionOfDetail {
  kind: 'form'
  /** Names its heading, `sections.<id>`. */
  id: string
  /** The action whose input is asked. */
  action: string
  /** Action offered while this one cannot be done, because it is the way there. */
  helps?: string
}

/** Actions listed with a sentence each, the dangerous ones framed as such. */
export interface ActionsSection {
  kind: 'actions'
  /** Names its heading, `sections.<id>`. */
  id: string
  /** In their order. */
  actions: readonly string[]
  /** Framed as dangerous. */
  danger?: true
}

/** What a call answers only when it is asked for: written out for half a minute, and kept nowhere. */
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
  /** Paths in the answer; each is labelled `fields.<last part>`. */
  items: readonly Item[]
  when?: Condition<P>
}

/** A component of our own, for what the other kinds of section cannot say: payments, terminals, charts. */
export interface CustomSection {
  kind: 'custom'
  /** Names its heading, `sections.<id>`. */
  id: string
  /** Which one. */
  component: CustomName
}

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

/** A section in a word: an action asked in place by its id, or dangerous ones to be framed. */
export type SectionSpec<P extends string = string> = string | { danger: readonly string[] } | Section<P>

/** A part of a record's page, with an address of its own. */
export interface Tab<P extends string = string, Part = SectionSpec<P>> {
  /** Names its label, `tabs.<id>`, and its address. */
  id: string
  /** From top to bottom. */
  sections: readonly Part[]
  /** Number beside the tab: elements of these paths. */
  count?: readonly P[]
  /** Left out unless this holds. */
  when?: Condition<P>
}

/**
 * A group of facts beside the content; of `commands`, lines to copy with `{path}` in them, the first whose condition
 * holds is shown. `related` names a section of
 * related records, which are listed here as well, with their states; `action` is offered beside the heading.
 */
export interface FactGroup<P extends string, E extends string = string> {
  /** Names its heading, `facts.<id>`. */
  id: string
  related?: string
  action?: string
  commands?: readonly { text: string; when?: Condition<P> }[]
  /** A component of our own below the heading. */
  component?: CustomName
  /** The price of the record comes first, part by part. */
  parts?: true
  /** Labels with values. */
  items: readonly FactSpec<P, E>[]
}
