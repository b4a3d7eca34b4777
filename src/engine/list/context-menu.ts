import type { MouseEvent } from 'react'

let selected = false

/** Notes whether text is selected as a press begins: some browsers select what is pressed before they ask for a menu. */
export function noteSelection(): void {
  selected = getSelection()?.isCollapsed === false
}

/**
 * The menu of a row or of a column, wanted with the right button or the key for it. With Shift, on links and fields, and
 * for selected text it stays the browser's own. `onHead` opens that of a column, and says whether there is one.
 */
export function openContextMenu(
  event: MouseEvent<HTMLElement>,
  onHead: (cell: HTMLTableCellElement) => boolean,
): void {
  const { target } = event
  if (event.shiftKey || !(target instanceof Element)) return
  const isByKey = event.button !== 2 && target.matches(':focus-visible')
  if (!isByKey && (selected || target.closest('a, input, label'))) return
  const head = target.closest('th')
  const menu = target.closest('tr[data-index]')?.querySelector<HTMLElement>('td:last-child [aria-haspopup]')
  if (head ? !onHead(head) : !menu) return
  event.preventDefault()
  menu?.click()
}
