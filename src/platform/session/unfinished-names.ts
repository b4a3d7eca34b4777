/** Functions that name work which ends with the session: running jobs, payments whose outcome is not known. */
const sources = new Set<() => readonly string[]>()

/** Adds a source of names; returns its removal. */
export function addUnfinished(names: () => readonly string[]): () => void {
  sources.add(names)
  return () => void sources.delete(names)
}

/** Names of what is unfinished now. */
export const unfinishedNames = (): readonly string[] => [...sources].flatMap((names) => names())
