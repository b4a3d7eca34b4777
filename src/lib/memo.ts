/** Remembers the result for each object, as long as the object exists. */
export function memo<Of extends object, Out>(make: (of: Of) => Out): (of: Of) => Out {
  const known = new WeakMap<Of, { out: Out }>()
  return (of) => {
    const found = known.get(of)
    if (found) return found.out
    const out = make(of)
    known.set(of, { out })
    return out
  }
}

/** Remembers the result for each text, as long as the function exists. */
export function memoByText<Out>(make: (text: string) => Out): (text: string) => Out {
  const known = new Map<string, Out>()
  return (text) => {
    const found = known.get(text) ?? make(text)
    known.set(text, found)
    return found
  }
}

/** Remembers a result for each object and key, as long as the object exists. */
export class MemoBy<Key, Out> {
  readonly #outsOf = memo((_of: object) => new Map<Key, Out>())

  /** The result for an object and a key, made when first asked for. */
  get(of: object, key: Key, make: () => Out): Out {
    const outs = this.#outsOf(of)
    if (!outs.has(key)) outs.set(key, make())
    return outs.get(key) as Out
  }
}
