/** An operation of the API in the generated table. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path template after the version, such as `/{location}/storage/disks/{uuid}`. */
  path: string
  /** Names of query parameters. */
  query?: readonly string[]
  /** Body encoding; absent without a body. */
  body?: 'form' | 'json'
  /** Content type of a successful answer if not JSON; `none` if it is empty. */
  answer?: string
  /** Returns a list; any other answer is a failure, not an empty list. */
  list?: true
  /** A 200 answer is successful only if this property has this value. */
  success?: { property: string; equals: string | number | boolean }
  /** Header of the idempotency key: repeated calls with the same key take effect once. */
  keyHeader?: string
  /**
   * The result is at a dotted path of the answer. A paged list has `next`, the path of the next cursor, and `cursor`,
   * the query parameter that takes it.
   */
  within?: { at: string; pages?: { next: string; cursor: string } }
  /** An answer with a task id, of any status, has started a task; the call ends with it. */
  task?: TaskRule
}

/** How to poll a task. All but `operation` and `parameter` are dotted paths in answers, or values found there. */
export interface TaskRule {
  /** Path of the task's id in the first answer. */
  id: string
  /** Operation that reads a task, and its path parameter for the id. */
  operation: string
  parameter: string
  /** Path of the state, and the final states. */
  state: string
  done: readonly string[]
  failed: readonly string[]
  /** Path of the result in the task; by default `within` of the first answer. */
  result?: string
  /** Path of the failure message. */
  message?: string
}

/** Names of the parameters of a path template, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '')
}
