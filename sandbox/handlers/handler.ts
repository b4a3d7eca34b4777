import type { operations } from '../../src/generated/api-types'
import type { Context } from '../context'
import type { OperationId } from '../entities'
import type { FileBody, StoredList } from '../http/answer'

type Part<Op extends OperationId, Where extends 'path' | 'query'> = operations[Op] extends {
  parameters: { [K in Where]?: infer P }
}
  ? [NonNullable<P>] extends [never]
    ? unknown
    : NonNullable<P>
  : unknown

type RequestBody<Op extends OperationId> = NonNullable<operations[Op]['requestBody']>

type Body<Op extends OperationId> = [RequestBody<Op>] extends [never]
  ? unknown
  : RequestBody<Op> extends { content: infer C }
    ? C[keyof C]
    : unknown

/** Parameters of an operation from path, query and body, coerced and checked; the location is in the context. */
export type Input<Op extends OperationId> = Omit<Part<Op, 'path'> & Part<Op, 'query'> & Body<Op>, 'location'>

type Answers<Op extends OperationId> = operations[Op]['responses']

type Success<Op extends OperationId> = {
  [Status in keyof Answers<Op> & (200 | 201 | 204)]: Answers<Op>[Status] extends { content: infer C }
    ? [NonNullable<C>] extends [never]
      ? undefined
      : NonNullable<C>[keyof NonNullable<C>]
    : undefined
}[keyof Answers<Op> & (200 | 201 | 204)]

/**
 * Carries out one operation: changes records and returns the success body (undefined if it has none), or throws an
 * ApiFailure. Runs inside a transaction that is rolled back when it throws.
 */
export type Handler<Op extends OperationId> = (
  context: Context,
  input: Input<Op>,
) =>
  | Success<Op>
  | (Success<Op> extends readonly unknown[] ? StoredList : never)
  | (Success<Op> extends string ? FileBody : never)

/** A handler for each operation of the description; a new operation does not compile until it has one. */
export type Handlers = { readonly [Op in OperationId]: Handler<Op> }

/** The handlers of some operations. */
export type HandlersOf<Op extends OperationId> = Pick<Handlers, Op>
