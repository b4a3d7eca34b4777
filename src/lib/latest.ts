/** Remembers what was made last, while what it is made of stays the same, part by part. */
export class Latest<Out> {
  #of: readonly unknown[] = []
  #made: { out: Out } | undefined

  /** What is made of these parts; `before` is what was made last. */
  get(of: readonly unknown[], make: (before: Out | undefined) => Out): Out {
    const isSame = this.#of.length === of.length && of.every((part, nth) => part === this.#of[nth])
    if (!this.#made || !isSame) {
      this.#made = { out: make(this.#made?.out) }
      this.#of = of
    }
    return this.#made.out
  }
}
