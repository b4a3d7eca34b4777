import type { SyntheticEvent } from 'react'

/** Whether the text of an element is truncated. */
const isCut = (element: HTMLElement): boolean => element.scrollWidth > element.clientWidth

/**
 * Handler for tables with truncated texts: sets the tooltip of the hovered or focused cell, or its link, while it is
 * truncated. Checked on every event, because rows reuse their elements.
 */
export function showCutText({ target }: SyntheticEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null
  if (!cell) return
  const link = cell.querySelector<HTMLElement>('a, bdi')
  const text = cell.innerText.trim()
  for (const element of [cell, ...(link ? [link] : [])]) {
    if (isCut(element)) element.dataset.tooltip = text
    else if (element.dataset.tooltip === text) delete element.dataset.tooltip
  }
}
