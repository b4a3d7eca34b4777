/** A set with all of these members, or with none of them. */
export function addOrRemove<T>(set: ReadonlySet<T>, members: Iterable<T>, add: boolean): ReadonlySet<T> {
  const changed = new Set(set)
  for (const each of members)
    if (add) changed.add(each)
    else changed.delete(each)
  return changed
}
