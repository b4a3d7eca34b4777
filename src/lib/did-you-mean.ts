/** Levenshtein distance; results above `limit` are not exact. */
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

/** Words of a name in lower case: `virtual_machine` and `virtualMachine` give virtual, machine. */
function wordsOf(name: string): string[] {
  if (!/^\w+$/.test(name)) return []
  return name.split(/_+|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase())
}

/** Minimum letters of a word that may match alone; shorter ones such as `id` are too common. */
const telling = 4

/** Whether a name abbreviates another: initials of its words, or one of them. */
function isShortFor(wrong: string, name: string): boolean {
  const words = wordsOf(name)
  const short = wrong.toLowerCase()
  if (words.length < 2) return false
  if (short.length >= telling && words.includes(short)) return true
  return words.map(([first]) => first).join('') === short
}

/** ` Did you mean "x"?` for the closest known name; empty if none is close. */
export function didYouMean(wrong: string, known: Iterable<string>): string {
  const limit = Math.max(2, Math.floor(wrong.length / 3))
  let best: { name: string; far: number; longer: number } | undefined
  for (const name of known) {
    const begins = name.startsWith(wrong) || wrong.startsWith(name)
    const far = begins || isShortFor(wrong, name) ? 1 : distance(wrong, name, limit)
    const longer = Math.abs(name.length - wrong.length)
    if (far > limit) continue
    if (!best || far < best.far || (far === best.far && longer < best.longer)) best = { name, far, longer }
  }
  return best ? ` Did you mean "${best.name}"?` : ''
}
