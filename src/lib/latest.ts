/** Caches the last result while its inputs stay the same. */
export class Latest<Out> {
  #of: readonly unknown[] = []
  #made: { out: Out } | undefined

  /** The result for these inputs; `before` is the previous result. */
  get(of: readonly unknown[], make: (before: Out | undefined) => Out): Out {
    const isSame = this.#of.length === of.length && of.every((part, nth) => part === this.#of[nth])
    if (!this.#made || !isSame) {
      this.#made = { out: make(this.#made?.out) }
      this.#of = of
    }
    return this.#made.out
  }
}

/** The cache of a key, created at first use. */
export function latestOf<Of, Out>(caches: Map<Of, Latest<Out>>, of: Of): Latest<Out> {
  const known = caches.get(of)
  if (known) return known
  const made = new Latest<Out>()
  caches.set(of, made)
  return made
}
