/** A manifest with a mistake, and the exact problems it has to give. */
export interface Wrong {
  what: string
  /** Places of the base manifest with their replacements; undefined removes the place. */
  change: Readonly<Record<string, unknown>>
  problems: readonly string[]
}
