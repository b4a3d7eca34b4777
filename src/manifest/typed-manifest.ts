/**
 * The words of a manifest with the paths of the description: what a place may name follows from the schema of the record,
 * from what it is joined with, and from the operation, the array or the type that is named beside it. A word that depends on
 * one of these is a union with a member for each; the compiler picks the member by the name.
 */
import type { OperationId, ReadId } from '../generated/operations'
import type { TypeSchemas } from '../generated/type-schemas'
import type {
  AnswerOf,
  BodyOf,
  ElementOf,
  FieldOf,
  ItemOf,
  ListId,
  ListIn,
  ListInAnswer,
  ParameterOf,
} from './operation-types'
import type { CreateForm, ResourceManifest } from './vocabulary'
import type { Action, Consequence, CostsLike, Repricing } from './words/actions'
import type { Asked, Field, FieldSpec } from './words/fields'
import type { FormNotice, FormSection, Presets, ReadValue, ToldValue } from './words/forms'
import type { Options, OptionsOfCall, OptionsOfType } from './words/options'
import type { PriceLine } from './words/prices'
import type { MatchedJoin, Spent, WholeJoin } from './words/records'
import type {
  ActionsSection,
  CollectionSection,
  CustomSection,
  EditorSection,
  FactsSection,
  FormSectionOfDetail,
  ReadList,
  RelatedPart,
  RelatedSection,
  SecretSection,
  SnippetsSection,
  WriteList,
} from './words/sections'
import type { Paths, Schemas, SchemaName } from './words/values'

type WriteId = Exclude<OperationId, ReadId>

type SiteConfig = Schemas['SiteConfig']

/** Names of joins, or paths into what they find; `$name.path` of other types is left to the generator. */
type Foreign = `$${string}`

interface EachJoin<
  P extends string,
  Op extends OperationId,
  Each extends string,
  Item extends string,
> extends MatchedJoin<P, Op, Each, Item> {
  each: Each
}

type JoinOf<P extends string> =
  | WholeJoin
  | {
      [Op in ListId]:
        | MatchedJoin<P, Op, never, FieldOf<ItemOf<Op>>>
        | {
            [Each in ListIn<ItemOf<Op>>]: EachJoin<P, Op, Each, FieldOf<ElementOf<ItemOf<Op>, Each>>>
          }[ListIn<ItemOf<Op>>]
    }[ListId]

/** What the records of a schema are joined with. */
export type Joins<S extends SchemaName> = Readonly<Record<string, JoinOf<FieldOf<Schemas[S]> | Foreign>>>

/** What a join finds. */
type Joined<J> = J extends { operation: infer Op extends OperationId }
  ? J extends { each: infer Each extends string }
    ? ElementOf<ItemOf<Op>, Each>
    : Op extends ListId
      ? ItemOf<Op>
      : AnswerOf<Op>
  : never

type JoinedPath<J> = {
  [N in keyof J & string]: `$${N}` | `$${N}.${FieldOf<Joined<J[N]>>}`
}[keyof J & string]

/** Paths of the elements of any array of a record. */
type AnyElement<T> = { [K in ListIn<T>]: FieldOf<ElementOf<T, K>> }[ListIn<T>]

/** The array whose elements hold the one at a path. */
type Holder<K extends string> = K extends `${infer A}[].${infer Rest}`
  ? Rest extends `${string}[].${string}`
    ? `${A}[].${Holder<Rest>}`
    : A
  : never

type HolderPath<T, K extends string, P extends string> = [Holder<K>] extends [never]
  ? P
  : FieldOf<ElementOf<T, Holder<K>>>

type ListsOfJoin<N extends string, T> = {
  [K in ListIn<T>]: [path: `$${N}.${K}[]`, element: ElementOf<T, K>]
}[ListIn<T>]

/** The arrays of a record and of what it is joined with, with what their elements are. */
type ConsequenceOf<T, P extends string, J> =
  | Consequence<P, never, P, P>
  | {
      [K in ListIn<T>]: Consequence<P, `${K}[]`, FieldOf<ElementOf<T, K>>, HolderPath<T, K, P>>
    }[ListIn<T>]
  | {
      [N in keyof J & string]:
        | Consequence<P, `$${N}`, FieldOf<Joined<J[N]>>, P>
        | (ListsOfJoin<N, Joined<J[N]>> extends infer L
            ? L extends [infer K extends string, infer E]
              ? Consequence<P, K, FieldOf<E>, P>
              : never
            : never)
    }[keyof J & string]

/** What can be chosen in a form about a record. */
export type OptionsOf<O extends string> =
  | Exclude<Options, { operation: string } | { type: string }>
  | {
      [Op in ListId]:
        | OptionsOfCall<Op, never, FieldOf<ItemOf<Op>>, O>
        | {
            [K in ListIn<ItemOf<Op>>]: OptionsOfElement<
              Op,
              K,
              FieldOf<ElementOf<ItemOf<Op>, K>> | `parent.${FieldOf<ItemOf<Op>>}`,
              O
            >
          }[ListIn<ItemOf<Op>>]
    }[ListId]
  | {
      [Type in keyof TypeSchemas]: OptionsOfType<Type, Paths<Schemas[TypeSchemas[Type]], Foreign>['of'], O>
    }[keyof TypeSchemas]

interface OptionsOfElement<
  Op extends OperationId,
  Each extends string,
  E extends string,
  O extends string,
> extends OptionsOfCall<Op, Each, E, O> {
  each: Each
}

type AskedOf = {
  [K in ListIn<SiteConfig>]: Asked<K, FieldOf<ElementOf<SiteConfig, K>>>
}[ListIn<SiteConfig>]

/** A field of a form whose names are `At`; about a record with the paths P, one with the paths O around it. */
export interface RequestField<
  P extends string,
  O extends string,
  At extends string,
  Row = never,
> extends Field<P, O, At, OptionsOf<P>, Row, AskedOf> {
  local?: never
  declared?: never
}

interface LocalField<P extends string, O extends string> extends Field<
  P,
  O,
  string,
  OptionsOf<P>,
  FieldSpec,
  AskedOf
> {
  local: 'string' | 'boolean' | 'list'
}

interface DeclaredField<P extends string, O extends string> extends Field<
  P,
  O,
  string,
  OptionsOf<P>,
  FieldSpec,
  AskedOf
> {
  declared: string
}

/** A field of a row: of an element of an array. */
export type RowFieldOf<T, P extends string = never, O extends string = never> =
  FieldOf<T> | RequestField<P, O, FieldOf<T>>

/** A field of the form of a call. */
export type FieldOfCall<Op extends OperationId, P extends string = never, O extends string = never> =
  | ParameterOf<Op>
  | RequestField<P, O, Exclude<ParameterOf<Op> | FieldOf<BodyOf<Op>>, ListIn<BodyOf<Op>>>>
  | {
      [K in ListIn<BodyOf<Op>>]: RequestField<P, O, K, RowFieldOf<ElementOf<BodyOf<Op>, K>, P, O>>
    }[ListIn<BodyOf<Op>>]
  | LocalField<P, O>
  | DeclaredField<P, O>

type ReadValueOf = {
  [Op in ReadId]: ReadValue<Op, FieldOf<AnswerOf<Op>>>
}[ReadId]

/** A notice about a record, or in a form about it. */
export type NoticeOf<P extends string, O extends string = never> = FormNotice<
  P,
  O,
  ToldValue<P, O, ReadValueOf>
>

// What is wide stands in the interface itself, and not among the arguments of its base: it is only worked out where it is used.

interface ActionOfCall<Op extends OperationId, T, P extends string, O extends string, J> extends Action<
  P,
  O,
  Op,
  ParameterOf<Op>,
  unknown,
  unknown,
  unknown,
  unknown,
  keyof T & string
> {
  operation: Op
  input?: readonly FieldOfCall<Op, P, O>[]
  deleted?: readonly ConsequenceOf<T, P, J>[]
  kept?: readonly ConsequenceOf<T, P, J>[]
  costs?: readonly PriceLine<P, AnyElement<T>>[] | CostsLike<keyof T & string>
  reprices?: Repricing<P, O, PriceLine<P, AnyElement<T>>, keyof T & string>
  notices?: readonly NoticeOf<P, O>[]
}

// Without the words of a call: so an error tells of the call that is named, and not of all of them.
interface ActionOfSteps<T, P extends string, O extends string, J> extends Omit<
  Action<P, O, never, never, unknown, unknown, unknown, unknown, never>,
  'operation' | 'params' | 'input'
> {
  deleted?: readonly ConsequenceOf<T, P, J>[]
  kept?: readonly ConsequenceOf<T, P, J>[]
}

/** An action on records T with the paths P, which belong to ones with the paths O; J are the joins of the record. */
export type ActionOf<T, P extends string, O extends string = never, J = unknown> =
  | {
      [Op in WriteId]: ActionOfCall<Op, T, P, O, J>
    }[WriteId]
  | ActionOfSteps<T, P, O, J>

interface NestedCollection<At extends string, T, P extends string, J> extends CollectionSection<
  P,
  At,
  Paths<T, JoinedPath<J>>['of'],
  never,
  unknown,
  unknown
> {
  at: At
  rowActions?: readonly ActionOf<T, Paths<T, JoinedPath<J>>['of'], P, J>[]
  price?: readonly PriceLine<Paths<T, JoinedPath<J>>['of'], AnyElement<T>>[]
}

interface ReadCollection<Read, T, P extends string> extends CollectionSection<
  P,
  never,
  Paths<T>['of'],
  Read,
  unknown,
  unknown
> {
  read: Read
  rowActions?: readonly ActionOf<T, Paths<T>['of'], P>[]
  price?: readonly PriceLine<Paths<T>['of'], AnyElement<T>>[]
}

interface ReadInAnswer<P extends string, Op extends OperationId, At extends string> extends ReadList<
  P,
  Op,
  At,
  ParameterOf<Op>
> {
  at: At
}

type CollectionOfRecord<T, P extends string, J> =
  | { [K in ListIn<T>]: NestedCollection<K, ElementOf<T, K>, P, J> }[ListIn<T>]
  | {
      [Op in ReadId]:
        | (Op extends ListId ? ReadCollection<ReadList<P, Op, never, ParameterOf<Op>>, ItemOf<Op>, P> : never)
        | {
            [K in ListInAnswer<Op>]: ReadCollection<ReadInAnswer<P, Op, K>, ElementOf<AnswerOf<Op>, K>, P>
          }[ListInAnswer<Op>]
    }[ReadId]

type WriteOf<P extends string> = {
  [Op in WriteId]: WriteList<P, Op, ParameterOf<Op>>
}[WriteId]

interface EditorOfList<At extends string, E, P extends string> extends EditorSection<
  P,
  At,
  Paths<E>['of'],
  unknown,
  unknown
> {
  at: At
  fields: readonly RowFieldOf<E>[]
  write: WriteOf<P>
}

type EditorOf<T, P extends string> = {
  [K in ListIn<T>]: EditorOfList<K, ElementOf<T, K>, P>
}[ListIn<T>]

interface RelatedTo<
  Type extends keyof TypeSchemas,
  Other extends SchemaName,
  T,
  P extends string,
> extends RelatedSection<P, Type, FieldOf<Schemas[Other]>, unknown, unknown> {
  type: Type
  part?: {
    [K in ListIn<T>]: RelatedPart<K, Paths<ElementOf<T, K>>['of']>
  }[ListIn<T>]
  calls?: readonly ActionOf<Schemas[Other], Paths<Schemas[Other], Foreign>['of'], P>[]
}

type RelatedOf<T, P extends string> = {
  [Type in keyof TypeSchemas]: RelatedTo<Type, TypeSchemas[Type], T, P>
}[keyof TypeSchemas]

type SecretOf<P extends string> = {
  [Op in ReadId]: SecretSection<P, Op, FieldOf<AnswerOf<Op>>, ParameterOf<Op>>
}[ReadId]

type SectionOfRecord<T, P extends string, J> =
  | string
  | { danger: readonly string[] }
  | FactsSection<P, AnyElement<T>>
  | CollectionOfRecord<T, P, J>
  | EditorOf<T, P>
  | RelatedOf<T, P>
  | SnippetsSection<P>
  | FormSectionOfDetail
  | ActionsSection
  | SecretOf<P>
  | CustomSection

type SpentOf<P extends string> = {
  [Op in ListId]: Spent<P, Op, FieldOf<ItemOf<Op>>>
}[ListId]

type PresetsOf = {
  [K in ListIn<SiteConfig>]: Presets<K, FieldOf<ElementOf<SiteConfig, K>>, never>
}[ListIn<SiteConfig>]

/** A part of the form that makes a record by a call. */
export type FormSectionOf<Op extends OperationId> = FormSection<never, FieldOfCall<Op>, PresetsOf>

interface CreateFormOfCall<Op extends OperationId, T> extends CreateForm<
  Op,
  ParameterOf<Op>,
  FieldOf<T>,
  never,
  unknown,
  NoticeOf<never>
> {
  operation: Op
  sections: readonly FormSectionOf<Op>[]
}

type CreateFormOf<T> = { [Op in WriteId]: CreateFormOfCall<Op, T> }[WriteId]

/** A manifest of records of a schema; J are its joins. */
export type TypedManifest<S extends SchemaName, J = unknown> = ManifestOf<
  S,
  Schemas[S],
  Paths<Schemas[S], JoinedPath<J>>['of'],
  J
>

type ManifestOf<S extends SchemaName, T, P extends string, J> = ResourceManifest<
  S,
  FieldOf<T>,
  P,
  AnyElement<T>,
  { [N in keyof J]: JoinOf<P> },
  ActionOf<T, P, never, J>,
  SectionOfRecord<T, P, J>,
  NoticeOf<P>,
  SpentOf<P>,
  CreateFormOf<T>,
  PriceLine<P, AnyElement<T>>
>

/** Elements of an array in a record, with what can be done to them. */
export type CollectionOf<S extends SchemaName, J = unknown> = CollectionOfRecord<
  Schemas[S],
  Paths<Schemas[S], JoinedPath<J>>['of'],
  J
>
