/** Levenshtein distance, stopped early: anything above `limit` is only known to be larger. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      current.push(Math.min(substitution, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[b.length] ?? limit + 1
}

/** ` Did you mean "x"?` for the closest known name, or nothing when none is close. */
export function didYouMean(wrong: string, known: Iterable<string>): string {
  const limit = Math.max(2, Math.floor(wrong.length / 3))
  let best: { name: string; far: number } | undefined
  for (const name of known) {
    const far = name.startsWith(wrong) || wrong.startsWith(name) ? 1 : distance(wrong, name, limit)
    if (far <= limit && (!best || far < best.far)) best = { name, far }
  }
  return best ? ` Did you mean "${best.name}"?` : ''
}
