/** Types of a call from the description: its answer, the items of a list it answers, and its parameters. */
import type { operations as Calls } from '../generated/api-types'
import type { operations as table, OperationId, ReadId } from '../generated/operations'

type Less = [never, 0, 1, 2, 3, 4]

type Inside<T, Depth extends number> = T extends readonly (infer Item)[]
  ? '[]' | (Item extends object ? `[].${FieldOf<Item, Depth>}` : never)
  : T extends object
    ? `.${FieldOf<T, Depth>}`
    : never

/** An interface member instead of an alias, so that errors list the paths. */
interface Fields<T, Depth extends number> {
  paths: T extends object
    ? {
        [K in keyof T & string]:
          | K
          | (Depth extends 0 ? never : `${K}${Inside<NonNullable<T[K]>, Less[Depth]>}`)
      }[keyof T & string]
    : never
}

/** A path into T: `status`, `settings.limit`, `storage[].size`; five levels deep. */
export type FieldOf<T, Depth extends number = 4> = Fields<T, Depth>['paths']

/** A path to an array inside T: `storage`, `storage[].replica`; four levels deep. */
export type ListIn<T, Depth extends number = 3> = {
  [K in keyof T & string]: ListAt<NonNullable<T[K]>, K, Depth>
}[keyof T & string]

type ListAt<T, At extends string, Depth extends number> = T extends readonly (infer Item)[]
  ? At | (Depth extends 0 ? never : Item extends object ? `${At}[].${ListIn<Item, Less[Depth]>}` : never)
  : T extends object
    ? Depth extends 0
      ? never
      : `${At}.${ListIn<T, Less[Depth]>}`
    : never

type Member<T, K extends string> = K extends ''
  ? T
  : T extends object
    ? K extends keyof T
      ? NonNullable<T[K]>
      : never
    : never

type Step<T, Part extends string> = Part extends `${infer K}[]` ? ItemIn<Member<T, K>> : Member<T, Part>

type ItemIn<T> = T extends readonly (infer Item)[] ? NonNullable<Item> : never

/** The type at a path of T. */
export type At<T, P extends string> = P extends `${infer First}.${infer Rest}`
  ? At<Step<T, First>, Rest>
  : Step<T, P>

/** Elements of the array at a path of T; an element that is no object is read as `{ value }`. */
export type ElementOf<T, P extends string> = AsRecord<At<T, `${P}[]`>>

type AsRecord<T> = T extends object ? T : { value: T }

type Success = 200 | 201 | 202

type ContentOf<T> = T extends { content: infer C } ? C[keyof C] : never

type Response<Op extends OperationId> = {
  [Status in keyof Calls[Op]['responses'] & Success]: ContentOf<Calls[Op]['responses'][Status]>
}[keyof Calls[Op]['responses'] & Success]

/** The answer of a call; if the description marks a part of it as the answer, that part. */
export type AnswerOf<Op extends OperationId> = (typeof table)[Op] extends {
  within: { at: infer P extends string }
}
  ? At<Response<Op>, P>
  : Response<Op>

/** Calls that answer a list. */
export type ListId = {
  [Op in ReadId]: AnswerOf<Op> extends readonly unknown[] ? Op : never
}[ReadId]

/** An item of the list a call answers. */
export type ItemOf<Op extends OperationId> = ItemIn<AnswerOf<Op>>

/** A path to a list in what a call answers: `s3Credentials`, `[].subinterfaces`. */
export type ListInAnswer<Op extends OperationId> =
  AnswerOf<Op> extends readonly (infer Item)[] ? `[].${ListIn<Item>}` : ListIn<AnswerOf<Op>>

/** The body a call sends. */
export type BodyOf<Op extends OperationId> = ContentOf<NonNullable<Calls[Op]['requestBody']>>

type NamesOf<T> = T extends object ? keyof T & string : never

/** Names of the parameters of a call, in path, query and body. */
export type ParameterOf<Op extends OperationId> =
  | NamesOf<Calls[Op]['parameters']['path']>
  | NamesOf<NonNullable<Calls[Op]['parameters']['query']>>
  | NamesOf<BodyOf<Op>>

type ListsOf<T> = T extends object ? { [P in ListIn<T>]: ElementOf<T, P> }[ListIn<T>] : never

/** Anything that can be chosen in a form: an item of a list that a call answers, or of an array inside it. */
export type AnyItem = ItemOf<ListId> | ListsOf<ItemOf<ListId>>
