/** A manifest with something wrong in it, and the problems it has to give, word for word. */
export interface Wrong {
  what: string
  /** Places of the base manifest and what stands there instead; undefined takes it away. */
  change: Readonly<Record<string, unknown>>
  problems: readonly string[]
}
