/** How an error body names fields: a list at a path, with paths of name and messages in its elements. */
export interface RefusedFields {
  at: string
  name: string
  words: string
}

/** Base path, authentication and error conventions of an API, from its description. */
export interface Service {
  /** Path between the deployment's URL and the operations: `/v1`. */
  path: string
  /** Header of the key, and its prefix: `Bearer `, or empty. */
  credential: { header: string; before: string }
  /**
   * How a key is kept in a cookie that scripts cannot read: the header that names the cookie, and the path, with its
   * handle, where PUT sets and DELETE deletes it. Null if the platform offers none.
   */
  keyCookie: { header: string; path: string } | null
  /** Path of the DELETE that ends the session of the call's key; null if the platform has none. */
  endSession: string | null
  /** Operations that need no key: `GET /config`. Their refusal says nothing about one. */
  keyless: readonly string[]
  /** Header of the correlation id; null if there is none. */
  correlation: string | null
  /** Path of the message in an error body, in addition to the known envelopes; null if there is none. */
  failure: string | null
  /** Where an error body names fields; null if it does not. */
  refused: RefusedFields | null
}
