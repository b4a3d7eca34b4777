/** The words of actions with the calls they make and the paths of their records. */
import type { OperationId, ReadId } from '../generated/operations'
import type { ElementOf, FieldOf, ListIn, ParameterOf } from './operation-types'
import type { Action, ChangedCosts, Consequence, CostsOfParts } from './words/actions'
import type { AddedField } from './words/fields'
import type { PriceLine } from './words/prices'
import type { Joined, AnyElement } from './typed-joins'
import type { FieldOfCall, NoticeOf } from './typed-forms'

/** Calls that change something. */
export type WriteId = Exclude<OperationId, ReadId>

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

/** A consequence for a record, or for the elements of its arrays and joins. */
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

// Wide types are members of the interface and not arguments of its base, so that they are only computed where used.

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
  fields?: readonly (FieldOfCall<Op, P, O> | ([O] extends [never] ? AddedField : never))[]
  deleted?: readonly ConsequenceOf<T, P, J>[]
  kept?: readonly ConsequenceOf<T, P, J>[]
  costs?:
    | readonly PriceLine<P, AnyElement<T>>[]
    | CostsOfParts<keyof T & string>
    | ChangedCosts<P, O, keyof T & string>
  notices?: readonly NoticeOf<P, O>[]
}

// Without the members of a call, so that an error names the given call and not all of them.
interface ActionOfSteps<T, P extends string, O extends string, J> extends Omit<
  Action<P, O, never, never, unknown, unknown, unknown, unknown, never>,
  'operation' | 'params' | 'fields'
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
