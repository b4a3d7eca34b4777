/** A group of items; never empty. */
export type Group<Item> = [Item, ...Item[]]

/** Groups items by a key, in the order of each group's first item. (`Map.groupBy` is younger than the supported browsers.) */
export function groupBy<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, Group<Item>> {
  const groups = new Map<Key, Group<Item>>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
