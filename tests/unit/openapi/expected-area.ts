/** The specification's contents in one area; each area is a file beside this one. */
export interface Expected {
  /** Operation id, method and path, encoding of the body, statuses of success. */
  readonly calls: readonly (readonly [id: string, call: string, encoding: string, statuses: string])[]
  /** The calls among them that the specification does not have. */
  readonly beyond: readonly string[]
  /** Entities and bodies with the requirements their fields come from. */
  readonly entities: readonly { ids: string; name: string; fields: string }[]
  readonly enums: readonly { ids: string; name: string; values: string }[]
}
