import type { operations as DescribedCalls } from '../src/generated/api-types'
import type { OperationId } from '../src/generated/operations'

/** The schema of the only content there is, whatever its type; nothing where there is no content. */
type ContentOf<Body> = Body extends { content: infer Content } ? Content[keyof Content] : never

/** Numbers in a path may be given as the text they become. */
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

/** What a call takes: `path`, `query` and `body`, each as the description has it. */
export type InputOf<Id extends OperationId> = ParametersOf<DescribedCalls[Id]> & BodyOf<DescribedCalls[Id]>

type AnswerContent<Answer> = Answer extends { content: infer Content }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : keyof Content extends `text/${string}` | 'application/xml'
      ? string
      : Blob
  : undefined

type Success = 200 | 201 | 202 | 204

/** What a call answers: JSON decoded, other texts as they are, files as a Blob, undefined when nothing is answered. */
export type AnswerOf<Id extends OperationId> = AnswerContent<
  DescribedCalls[Id]['responses'][keyof DescribedCalls[Id]['responses'] & Success]
>

/** What concerns one call and is not part of it. */
export interface CallOptions {
  /** Ends the waiting; the call then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Names the intent, where the call takes an idempotency key: sent again with the same key it is carried out once. */
  idempotencyKey?: string | undefined
}

/** The input may be left out where nothing in it is required. */
type ArgumentsOf<Id extends OperationId> =
  Partial<InputOf<Id>> extends InputOf<Id>
    ? [input?: InputOf<Id>, options?: CallOptions]
    : [input: InputOf<Id>, options?: CallOptions]

/** A function for each call of the API, by its id. Each rejects with `ApiError` when the call fails. */
export type Client = {
  readonly [Id in OperationId]: (...given: ArgumentsOf<Id>) => Promise<AnswerOf<Id>>
}
