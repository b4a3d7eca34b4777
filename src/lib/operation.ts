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
  /** A 200 answer is a success only when this property has this value. */
  success?: { property: string; equals: string | number | boolean }
}

/** The names in braces of a path template, in their order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '')
}
