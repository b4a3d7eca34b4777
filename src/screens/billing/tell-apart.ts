/**
 * Returns the details that distinguish an item from others of the same name: as many parts as needed, in order; none if the
 * name is unique. Items that agree in every part stay ambiguous.
 * @param parts of an item: expiry, processor, day; undefined if it has none
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
