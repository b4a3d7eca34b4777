/** Rows of tables and cards. */
const rows = '[data-row-key], tr[data-index]'

const isRow = (node: Node | null): node is Element => node instanceof Element && node.matches(rows)

/** Of each removed row, the row after it, or the one before. */
const neighbours = new WeakMap<Element, Element>()

/** Remembers which rows were beside those removed by changes of the document. */
export function rememberNeighbours(records: readonly MutationRecord[]): void {
  for (const { removedNodes, nextSibling, previousSibling } of records) {
    const beside = [nextSibling, previousSibling].find(isRow)
    if (beside) for (const node of removedNodes) if (isRow(node)) neighbours.set(node, beside)
  }
}

const controlsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
]

/** The control like `control`, which was removed with its row, in the row beside it; undefined if there is none. */
export function inNextRow(control: Element): HTMLElement | undefined {
  const removed = control.closest(rows)
  if (!removed || removed.isConnected) return undefined
  let row = neighbours.get(removed)
  while (row && !row.isConnected) row = neighbours.get(row)
  if (!row) return undefined
  const controls = controlsOf(row).filter((each) => each.checkVisibility())
  const index = controlsOf(removed).findIndex((each) => each === control)
  return controls[Math.min(Math.max(index, 0), controls.length - 1)]
}
