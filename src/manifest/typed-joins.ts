/** Joins of the records of a schema, with the paths of the description. */
import type { OperationId } from '../generated/operations'
import type { AnswerOf, ElementOf, FieldOf, ItemOf, ListId, ListIn } from './operation-types'
import type { MatchedJoin, WholeJoin } from './words/records'
import type { Schemas, SchemaName } from './words/values'

/** Names of joins, or paths into what they find; `$name.path` of other types is left to the generator. */
export type Foreign = `$${string}`

interface EachJoin<
  P extends string,
  Op extends OperationId,
  Each extends string,
  Item extends string,
> extends MatchedJoin<P, Op, Each, Item> {
  each: Each
}

/** A join of records with the paths P. */
export type JoinOf<P extends string> =
  | WholeJoin
  | {
      [Op in ListId]:
        | MatchedJoin<P, Op, never, FieldOf<ItemOf<Op>>>
        | {
            [Each in ListIn<ItemOf<Op>>]: EachJoin<P, Op, Each, FieldOf<ElementOf<ItemOf<Op>, Each>>>
          }[ListIn<ItemOf<Op>>]
    }[ListId]

/** Joins of the records of a schema. */
export type Joins<S extends SchemaName> = Readonly<Record<string, JoinOf<FieldOf<Schemas[S]> | Foreign>>>

/** The type of what a join finds. */
export type Joined<J> = J extends { operation: infer Op extends OperationId }
  ? J extends { each: infer Each extends string }
    ? ElementOf<ItemOf<Op>, Each>
    : Op extends ListId
      ? ItemOf<Op>
      : AnswerOf<Op>
  : never

/** Names of the joins J, and paths into what each finds. */
export type JoinedPath<J> = {
  [N in keyof J & string]: `$${N}` | `$${N}.${FieldOf<Joined<J[N]>>}`
}[keyof J & string]

/** Paths of the elements of any array of a record. */
export type AnyElement<T> = { [K in ListIn<T>]: FieldOf<ElementOf<T, K>> }[ListIn<T>]
