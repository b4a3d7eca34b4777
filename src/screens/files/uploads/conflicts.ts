/** What is done with a file whose name is taken. */
export type ConflictChoice = 'replace' | 'keep' | 'skip'

/** A file with the key it is to have. */
export interface WantedFile {
  readonly key: string
  readonly file: File
}

/** Files whose keys are taken, also by a name that differs in its composition of letters only. */
export function conflictsOf(wanted: readonly WantedFile[], taken: Iterable<string>): WantedFile[] {
  const known = new Set([...taken].map((key) => key.normalize()))
  return wanted.filter(({ key }) => known.has(key.normalize()))
}

/** The files to send after a choice, with their final keys. */
export function resolveConflicts(
  wanted: readonly WantedFile[],
  taken: Iterable<string>,
  choice: ConflictChoice,
): WantedFile[] {
  const present = new Map([...taken].map((key) => [key.normalize(), key]))
  return wanted.flatMap((each) => {
    const there = present.get(each.key.normalize())
    if (there === undefined) return [each]
    if (choice === 'skip') return []
    if (choice === 'replace') return [{ ...each, key: there }]
    const key = freeKey(each.key, present)
    present.set(key.normalize(), key)
    return [{ ...each, key }]
  })
}

/** `a/b.txt` becomes `a/b (2).txt`, or the first such name that is free. */
function freeKey(key: string, taken: ReadonlyMap<string, string>): string {
  const slash = key.lastIndexOf('/') + 1
  const dot = key.indexOf('.', slash + 1)
  const end = dot < 0 ? key.length : dot
  for (let number = 2; ; number += 1) {
    const next = `${key.slice(0, end)} (${number})${key.slice(end)}`
    if (!taken.has(next.normalize())) return next
  }
}
