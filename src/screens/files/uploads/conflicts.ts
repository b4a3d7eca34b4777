import { freeKey } from '../free-key'

/** Choice for files whose names are taken. */
export type ConflictChoice = 'replace' | 'keep' | 'skip'

/** A file with its target key. */
export interface WantedFile {
  readonly key: string
  readonly file: File
  /** It replaces an object. */
  readonly replaces?: boolean
}

/**
 * Files whose keys are taken by an object or by a file before them, also if the names only differ in Unicode composition.
 */
export function conflictsOf(wanted: readonly WantedFile[], taken: Iterable<string>): WantedFile[] {
  const known = new Set([...taken].map((key) => key.normalize()))
  return wanted.filter(({ key }) => {
    const isTaken = known.has(key.normalize())
    known.add(key.normalize())
    return isTaken
  })
}

/** The files to send after a choice, with their final keys, no two of which are the same. */
export function resolveConflicts(
  wanted: readonly WantedFile[],
  taken: Iterable<string>,
  choice: ConflictChoice,
): WantedFile[] {
  const conflicts = new Set(conflictsOf(wanted, taken))
  if (choice === 'skip') return wanted.filter((each) => !conflicts.has(each))
  const present = new Map([...taken].map((key) => [key.normalize(), key]))
  if (choice === 'replace') {
    // Of several files with one name the last one stays.
    const last = new Map(wanted.map((each) => [each.key.normalize(), each]))
    return [...last].map(([name, each]) => {
      const key = present.get(name)
      return key === undefined ? each : { ...each, key, replaces: true }
    })
  }
  const names = new Set([...present.keys(), ...wanted.map(({ key }) => key.normalize())])
  return wanted.map((each) => {
    if (!conflicts.has(each)) return each
    const key = freeKey(each.key, (free) => names.has(free.normalize()))
    names.add(key.normalize())
    return { ...each, key }
  })
}
