import type { UIEvent } from 'react'

/** Says at a table that scrolls sideways whether columns lie hidden before what is seen, and behind it. */
export function markEdges({ currentTarget: place }: UIEvent<HTMLElement>): void {
  const from = Math.abs(place.scrollLeft)
  place.toggleAttribute('data-before', from > 1)
  place.toggleAttribute('data-end', from + place.clientWidth >= place.scrollWidth - 1)
}
