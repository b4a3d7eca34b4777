/** How a refusal names fields: in a list at a path, whose elements have a name and words, or several words, at theirs. */
export interface RefusedFields {
  at: string
  name: string
  words: string
}

/** How the calls of an API are addressed, signed and told apart, as its description says. */
export interface Service {
  /** What stands between the address of a deployment and the path of a call: `/v1`. */
  path: string
  /** The header the key travels in, and what stands before the key: `Bearer `, or nothing. */
  credential: { header: string; before: string }
  /** The header that names a call in the platform's logs; null when it has none. */
  correlation: string | null
  /** Path of the words on a failure inside a refusal, beside the envelopes the client knows; null when there is none. */
  failure: string | null
  /** Where a refusal names the fields it is about; null when it names none. */
  refused: RefusedFields | null
}
