import type { SyntheticEvent } from 'react'

/** Whether an element shows less than it holds. */
const isCut = (element: HTMLElement): boolean => element.scrollWidth > element.clientWidth

/**
 * For a table that shortens what is too long: gives the cell, or the link in it, that the pointer or the focus has come to
 * its whole text as a tooltip while it is cut off. Nodes may be used again for other rows, so it is looked at every time.
 */
export function tellCut({ target }: SyntheticEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null
  if (!cell) return
  const link = cell.querySelector<HTMLElement>('a, bdi')
  const text = cell.innerText.trim()
  for (const element of [cell, ...(link ? [link] : [])]) {
    if (isCut(element)) element.dataset.tooltip = text
    else if (element.dataset.tooltip === text) delete element.dataset.tooltip
  }
}
