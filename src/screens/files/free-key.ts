/** `a/b.txt` becomes `a/b (2).txt`, or the first such name that is free. */
export function freeKey(key: string, isTaken: (key: string) => boolean): string {
  const slash = key.lastIndexOf('/') + 1
  const dot = key.indexOf('.', slash + 1)
  const end = dot < 0 ? key.length : dot
  for (let number = 2; ; number += 1) {
    const next = `${key.slice(0, end)} (${number})${key.slice(end)}`
    if (!isTaken(next)) return next
  }
}
