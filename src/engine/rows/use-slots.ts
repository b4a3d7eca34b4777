import { useLayoutEffect, useRef } from 'react'

/** Slots by the key of the row that is in them. */
type Slots = ReadonlyMap<string, number>

/** A slot for each key: the one it has in `before`, or else one that nobody has. A key that comes twice has two. */
export function assignSlots(keys: readonly string[], before: Slots): readonly number[] {
  const own = new Map<string, number>()
  for (const key of keys) {
    const slot = before.get(key)
    if (slot !== undefined) own.set(key, slot)
  }
  const taken = new Set(own.values())
  let free = 0
  return keys.map((key) => {
    const slot = own.get(key)
    if (slot !== undefined) {
      own.delete(key)
      return slot
    }
    while (taken.has(free)) free += 1
    taken.add(free)
    return free
  })
}

/**
 * The node each row in the window is drawn in. A row keeps its node while it is there, whatever comes before it, so that
 * focus, pointer and an open menu stay with it; a row that scrolls in takes the node of one that has scrolled out.
 */
export function useSlots(keys: readonly string[]): readonly number[] {
  const before = useRef<Slots>(new Map())
  const slots = assignSlots(keys, before.current)
  useLayoutEffect(() => {
    before.current = new Map(keys.map((key, index) => [key, slots[index] ?? 0]))
  })
  return slots
}
