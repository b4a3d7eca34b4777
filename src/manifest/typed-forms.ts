/** The words of forms with the parameters of the call they are sent by. */
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
  ParameterOf,
} from './operation-types'
import type { Field, FieldSpec } from './words/fields'
import type { FormNotice, FormSection, Presets, ReadValue, TextValue } from './words/forms'
import type { Options, OptionsOfCall, OptionsOfType } from './words/options'
import type { Paths, Schemas } from './words/values'
import type { Foreign } from './typed-joins'

/** Options in a form about a record with the paths P, which is inside one with the paths O. */
export type OptionsOf<P extends string, O extends string = never> =
  | Exclude<Options, { operation: string } | { type: string }>
  | {
      [Op in ListId]:
        | OptionsOfCall<Op, never, FieldOf<ItemOf<Op>>, P, O>
        | {
            [K in ListIn<ItemOf<Op>>]: OptionsOfElement<
              Op,
              K,
              FieldOf<ElementOf<ItemOf<Op>, K>> | `parent.${FieldOf<ItemOf<Op>>}`,
              P,
              O
            >
          }[ListIn<ItemOf<Op>>]
    }[ListId]
  | {
      [Type in keyof TypeSchemas]: OptionsOfType<Type, Paths<Schemas[TypeSchemas[Type]], Foreign>['of'], P, O>
    }[keyof TypeSchemas]

interface OptionsOfElement<
  Op extends OperationId,
  Each extends string,
  E extends string,
  P extends string,
  O extends string,
> extends OptionsOfCall<Op, Each, E, P, O> {
  each: Each
}

type SiteConfig = Schemas['SiteConfig']

/** A field of a form whose names are `At`, about a record with the paths P inside one with the paths O. */
export interface RequestField<
  P extends string,
  O extends string,
  At extends string,
  Row = never,
  Variant = FieldSpec,
> extends Field<P, O, At, OptionsOf<P, O>, Row, ListIn<SiteConfig>, Variant> {
  local?: never
  declared?: never
}

interface CallField<
  Op extends OperationId,
  P extends string,
  O extends string,
  At extends string,
  Row = never,
> extends RequestField<P, O, At, Row, unknown> {
  variants?: Record<string, readonly FieldOfCall<Op, P, O>[]>
}

interface LocalField<Op extends OperationId, P extends string, O extends string> extends Field<
  P,
  O,
  string,
  OptionsOf<P, O>,
  FieldSpec,
  ListIn<SiteConfig>,
  unknown
> {
  local: 'string' | 'boolean' | 'list'
  variants?: Record<string, readonly FieldOfCall<Op, P, O>[]>
}

interface DeclaredField<P extends string, O extends string> extends Field<
  P,
  O,
  string,
  OptionsOf<P, O>,
  FieldSpec,
  ListIn<SiteConfig>
> {
  declared: string
}

/** A field of a row: of an element of an array. */
export type RowFieldOf<T, P extends string = never, O extends string = never> =
  | FieldOf<T>
  | RequestField<P, O, FieldOf<T>>

/** A field of the form of a call. */
export type FieldOfCall<Op extends OperationId, P extends string = never, O extends string = never> =
  | ParameterOf<Op>
  | CallField<Op, P, O, Exclude<ParameterOf<Op> | FieldOf<BodyOf<Op>>, ListIn<BodyOf<Op>>>>
  | {
      [K in ListIn<BodyOf<Op>>]: CallField<Op, P, O, K, RowFieldOf<ElementOf<BodyOf<Op>, K>, P, O>>
    }[ListIn<BodyOf<Op>>]
  | LocalField<Op, P, O>
  | DeclaredField<P, O>

type ReadValueOf = {
  [Op in ReadId]: ReadValue<Op, FieldOf<AnswerOf<Op>>>
}[ReadId]

/** A notice about a record, or in a form about it. */
export type NoticeOf<P extends string, O extends string = never> = FormNotice<
  P,
  O,
  TextValue<P, O, ReadValueOf>
>

type PresetsOf = {
  [K in ListIn<SiteConfig>]: Presets<K, FieldOf<ElementOf<SiteConfig, K>>, never>
}[ListIn<SiteConfig>]

/** A part of the form that makes a record by a call. */
export type FormSectionOf<Op extends OperationId> = FormSection<never, FieldOfCall<Op>, PresetsOf>
