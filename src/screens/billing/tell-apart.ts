/**
 * What tells an item from those of the same name: as many parts as it takes, in their order; none where the name is enough.
 * Items that agree in every part stay alike.
 * @param parts of an item, each undefined where it has none: expiry, processor, day
 */
export function tellApart<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  parts: readonly ((item: Item) => string | undefined)[],
): (item: Item) => readonly string[] {
  return (item) => {
    let alike = items.filter((each) => each !== item && nameOf(each) === nameOf(item))
    const details: string[] = []
    for (const part of parts) {
      if (alike.length === 0) break
      const own = part(item)
      const isTold = alike.some((each) => part(each) !== own)
      if (isTold && own !== undefined) details.push(own)
      alike = alike.filter((each) => part(each) === own)
    }
    return details
  }
}
