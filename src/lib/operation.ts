/** One call of the API, as the operation table holds it: everything the client needs and nothing it can derive. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path template below the version, such as `/{location}/storage/disks/{uuid}`. */
  path: string
  /** Names of the query parameters. */
  query?: readonly string[]
  /** How the body is encoded; without it the call takes none. */
  body?: 'form' | 'json'
  /** Content type of a successful answer when it is not JSON; `none` when the answer is empty. */
  answer?: string
  /** The call gives a list; an answer that is none is a failure, not an empty list. */
  list?: true
  /** A 200 answer is a success only when this property has this value. */
  success?: { property: string; equals: string | number | boolean }
  /** The header that takes an idempotency key: the call is carried out once however often it is sent with the same key. */
  keyHeader?: string
  /**
   * What is wanted lies inside the answer at a dotted path. A list may come in pages: `next` is the path of the cursor of
   * the next page, `cursor` the query parameter it is given back in.
   */
  within?: { at: string; pages?: { next: string; cursor: string } }
  /** An answer that holds the id of a task, with whatever status, has begun it; its end is the end of the call. */
  task?: TaskRule
}

/** How a task is followed. All but `operation` and `parameter` are dotted paths of answers, or values found there. */
export interface TaskRule {
  /** Where the task's id stands in the answer. */
  id: string
  /** The operation that tells of a task, and the path parameter that takes its id. */
  operation: string
  parameter: string
  /** Where its state stands, and which states are an end. */
  state: string
  done: readonly string[]
  failed: readonly string[]
  /** Where what the call has made stands once it is done; without it, `within` of the call's own answer. */
  result?: string
  /** Where the words on a failure stand. */
  message?: string
}

/** The names in braces of a path template, in their order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '')
}
