import type { operations as DescribedCalls } from '../src/generated/api-types'
import type { OperationId } from '../src/generated/operations'

/** The schema of the only content, whatever its type; `never` without content. */
type ContentOf<Body> = Body extends { content: infer Content } ? Content[keyof Content] : never

/** Numbers in a path may also be given as text. */
type PathValues<Values> = {
  [Name in keyof Values]: Values[Name] extends number ? Values[Name] | `${number}` : Values[Name]
}

type ParametersOf<Call extends { parameters: { path?: unknown; query?: unknown } }> = {
  [Place in keyof Pick<Call['parameters'], 'path' | 'query'>]: Place extends 'path'
    ? PathValues<Call['parameters'][Place]>
    : Call['parameters'][Place]
}

type BodyOf<Call> = Call extends { requestBody: { content: unknown } }
  ? { body: ContentOf<Call['requestBody']> }
  : Call extends { requestBody?: infer Body }
    ? { body?: ContentOf<NonNullable<Body>> }
    : unknown

/** Input of a call: `path`, `query` and `body`, each as in the description. */
export type InputOf<Id extends OperationId> = ParametersOf<DescribedCalls[Id]> & BodyOf<DescribedCalls[Id]>

type AnswerContent<Answer> = Answer extends { content: infer Content }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : keyof Content extends `text/${string}` | 'application/xml'
      ? string
      : Blob
  : undefined

type Success = 200 | 201 | 202 | 204

/** Answer of a call: decoded JSON, other texts as strings, files as a Blob, undefined without content. */
export type AnswerOf<Id extends OperationId> = AnswerContent<
  DescribedCalls[Id]['responses'][keyof DescribedCalls[Id]['responses'] & Success]
>

/** Options of one call that are not part of its input. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Idempotency key, if the call takes one: calls with the same key are carried out once. */
  idempotencyKey?: string | undefined
}

/** The input may be left out if nothing in it is required. */
type ArgumentsOf<Id extends OperationId> =
  Partial<InputOf<Id>> extends InputOf<Id>
    ? [input?: InputOf<Id>, options?: CallOptions]
    : [input: InputOf<Id>, options?: CallOptions]

/** A function for each call of the API, by its id. Each rejects with `ApiError` when the call fails. */
export type Client = {
  readonly [Id in OperationId]: (...given: ArgumentsOf<Id>) => Promise<AnswerOf<Id>>
}
