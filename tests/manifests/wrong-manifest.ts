/** A manifest with something wrong in it, and the problems it has to give, word for word. */
export interface Wrong {
  what: string
  /** Places of the base manifest with their replacements; undefined removes the place. */
  change: Readonly<Record<string, unknown>>
  problems: readonly string[]
}
