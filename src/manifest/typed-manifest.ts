/**
 * The types of a manifest with the paths of the description: which names a place allows follows from the schema of the
 * record, from its joins, and from the operation, the array or the type beside it. A type that depends on one of these is
 * a union with a member for each; TypeScript picks the member by the name.
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
import type { PriceLine } from './words/prices'
import type { Spent } from './words/records'
import type {
  ActionsSection,
  CollectionSection,
  CustomSection,
  EditorSection,
  FactGroup,
  FactsSection,
  FormSectionOfDetail,
  RelatedEach,
  RelatedSection,
  SecretSection,
  SnippetsSection,
} from './words/sections'
import type { Paths, Schemas, SchemaName } from './words/values'
import type { Foreign, JoinOf, JoinedPath, AnyElement } from './typed-joins'
import type { RowFieldOf, NoticeOf, FormSectionOf } from './typed-forms'
import type { WriteId, ActionOf } from './typed-actions'

interface NestedCollection<At extends string, T, P extends string, J> extends CollectionSection<
  P,
  At,
  Paths<T, JoinedPath<J>>['of'],
  unknown,
  unknown,
  never,
  never
> {
  at: At
  rowActions?: readonly ActionOf<T, Paths<T, JoinedPath<J>>['of'], P, J>[]
  price?: readonly PriceLine<Paths<T, JoinedPath<J>>['of'], AnyElement<T>>[]
}

interface ReadCollection<
  Op extends OperationId,
  At extends string,
  T,
  P extends string,
> extends CollectionSection<P, At, Paths<T>['of'], unknown, unknown, Op, ParameterOf<Op>> {
  operation: Op
  rowActions?: readonly ActionOf<T, Paths<T>['of'], P>[]
  price?: readonly PriceLine<Paths<T>['of'], AnyElement<T>>[]
}

interface CollectionInAnswer<
  Op extends OperationId,
  At extends string,
  T,
  P extends string,
> extends ReadCollection<Op, At, T, P> {
  at: At
}

type CollectionOfRecord<T, P extends string, J> =
  | { [K in ListIn<T>]: NestedCollection<K, ElementOf<T, K>, P, J> }[ListIn<T>]
  | {
      [Op in ReadId]:
        | (Op extends ListId ? ReadCollection<Op, never, ItemOf<Op>, P> : never)
        | {
            [K in ListInAnswer<Op>]: CollectionInAnswer<Op, K, ElementOf<AnswerOf<Op>, K>, P>
          }[ListInAnswer<Op>]
    }[ReadId]

/** Calls that take an array. */
type ArrayWriteId = { [Op in WriteId]: [ListIn<BodyOf<Op>>] extends [never] ? never : Op }[WriteId]

interface EditorOfList<At extends string, E, P extends string, Op extends OperationId> extends EditorSection<
  P,
  At,
  Paths<E>['of'],
  unknown,
  Op,
  ParameterOf<Op>
> {
  at: At
  operation: Op
  fields: readonly RowFieldOf<E>[]
}

type EditorOf<T, P extends string> = {
  [K in ListIn<T>]: {
    [Op in ArrayWriteId]: EditorOfList<K, ElementOf<T, K>, P, Op>
  }[ArrayWriteId]
}[ListIn<T>]

interface RelatedTo<
  Type extends keyof TypeSchemas,
  Other extends SchemaName,
  T,
  P extends string,
> extends RelatedSection<P, Type, FieldOf<Schemas[Other]>, unknown, unknown> {
  type: Type
  each?: {
    [K in ListIn<T>]: RelatedEach<K, Paths<ElementOf<T, K>>['of']>
  }[ListIn<T>]
  rowActions?: readonly (string | ActionOf<Schemas[Other], Paths<Schemas[Other], Foreign>['of'], P>)[]
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
  Schemas[S],
  Paths<Schemas[S], JoinedPath<J>>['of'],
  J
>

/** Calls that answer a list of records of a schema. */
type ListOf<T> = {
  [Op in ListId]: [ItemOf<Op>] extends [T] ? ([T] extends [ItemOf<Op>] ? Op : never) : never
}[ListId]

type ManifestOf<T, P extends string, J> = ResourceManifest<
  ListOf<T>,
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

/** Actions on the records of a schema; J are the joins of the record. */
export type ActionsOf<S extends SchemaName, J = unknown> = readonly ActionOf<
  Schemas[S],
  Paths<Schemas[S], JoinedPath<J>>['of'],
  never,
  J
>[]

/** Sections of the page of a record of a schema; J are the joins of the record. */
export type SectionsOf<S extends SchemaName, J = unknown> = readonly SectionOfRecord<
  Schemas[S],
  Paths<Schemas[S], JoinedPath<J>>['of'],
  J
>[]

/** A group of facts beside the content of the page of a record; J are the joins of the record. */
export type FactsOf<S extends SchemaName, J = unknown> = FactGroup<
  Paths<Schemas[S], JoinedPath<J>>['of'],
  AnyElement<Schemas[S]>
>

/** Lines of the price of a record of a schema; J are the joins of the record. */
export type PriceOf<S extends SchemaName, J = unknown> = readonly PriceLine<
  Paths<Schemas[S], JoinedPath<J>>['of'],
  AnyElement<Schemas[S]>
>[]
