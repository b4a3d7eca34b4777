/** F, the floor: the list of machines without a framework, with the least work for the same result. */
import './floor.css'
import {
  columns,
  filterRows,
  footer,
  formatNumber,
  loadJoined,
  loadRows,
  nothingJoined,
  rowHeight,
  searchTexts,
  sortRows,
  windowAt,
  type Joined,
  type Row,
  type Sort,
} from './machines'

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

let all: readonly Row[] = []
let ordered: readonly Row[] = []
let shown: readonly Row[] = []
let joined: Joined = nothingJoined
let texts: ReadonlyMap<Row, string> | undefined
let sort: Sort = { id: 'name', descending: false }

const heading = element('h1', {}, 'Virtual machines')
const search = element('input', { type: 'search', 'aria-label': 'Filter' })
const heads = columns.map((column) => {
  const button = element('button', { type: 'button' }, column.label)
  button.addEventListener('click', () => {
    sort = { id: column.id, descending: sort.id === column.id && !sort.descending }
    order()
  })
  return element('th', { scope: 'col', ...(column.end ? { class: 'end' } : {}) }, button)
})
const checkAll = element('input', { type: 'checkbox', 'aria-label': 'Select all' })
const above = element('td', { colspan: String(columns.length + 2) })
const below = above.cloneNode() as HTMLTableCellElement
const body = element('tbody')
const topRoom = element('tr', { class: 'room', 'aria-hidden': 'true' }, above)
const bottomRoom = element('tr', { class: 'room', 'aria-hidden': 'true' }, below)
const foot = element('p')
const kept: { tr: HTMLTableRowElement; row?: Row; index?: number }[] = []

function newRow(): HTMLTableRowElement {
  return element(
    'tr',
    {},
    element('td', {}, element('input', { type: 'checkbox' })),
    ...columns.map((column) => element('td', column.end ? { class: 'end' } : {})),
    element('td', {}, element('button', { type: 'button' }, '…')),
  )
}

function fill(slot: (typeof kept)[number], row: Row, index: number): void {
  if (slot.row === row && slot.index === index) return
  slot.row = row
  slot.index = index
  const { tr } = slot
  tr.dataset.index = String(index)
  tr.setAttribute('aria-rowindex', String(index + 2))
  const { name } = row.machine
  tr.cells[0]?.firstElementChild?.setAttribute('aria-label', `Select ${name}`)
  tr.cells[columns.length + 1]?.firstElementChild?.setAttribute('aria-label', `Actions for ${name}`)
  for (const [at, column] of columns.entries()) {
    const cell = tr.cells[at + 1]
    if (cell) cell.textContent = column.text(row, joined)
  }
}

function draw(): void {
  const { first, last } = windowAt(body.getBoundingClientRect().top, shown.length)
  const count = last - first
  while (kept.length < count) kept.push({ tr: newRow() })
  const rows = kept.slice(0, count)
  for (const [offset, slot] of rows.entries()) {
    const row = shown[first + offset]
    if (row) fill(slot, row, first + offset)
  }
  above.style.blockSize = `${first * rowHeight}px`
  below.style.blockSize = `${(shown.length - last) * rowHeight}px`
  const present = body.children.length - 2
  if (present !== count) body.replaceChildren(topRoom, ...rows.map((slot) => slot.tr), bottomRoom)
}

function narrow(): void {
  shown = filterRows(ordered, search.value, () => (texts ??= searchTexts(all, joined)))
  heading.textContent = `Virtual machines ${formatNumber(shown.length)}`
  foot.textContent = footer(shown, joined)
  for (const slot of kept) delete slot.row
  draw()
}

function order(): void {
  ordered = sortRows(all, sort, joined)
  for (const [at, head] of heads.entries()) {
    if (columns[at]?.id === sort.id) head.ariaSort = sort.descending ? 'descending' : 'ascending'
    else head.ariaSort = null
  }
  narrow()
}

search.addEventListener('input', narrow)
addEventListener('scroll', draw, { passive: true })
addEventListener('resize', draw)

all = await loadRows()
document.body.append(
  heading,
  search,
  element(
    'table',
    { 'aria-label': 'Virtual machines', 'aria-rowcount': String(all.length + 1) },
    element('thead', {}, element('tr', {}, element('th', {}, checkAll), ...heads, element('th'))),
    body,
  ),
  foot,
)
order()
joined = await loadJoined()
texts = undefined
order()
