/** R, the floor in React: the same list, and a record's page to go to and come back from. */
import './floor.css'
import { memo, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
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

const MachineRow = memo(function MachineRow({
  row,
  index,
  joined,
  onOpen,
}: {
  row: Row
  index: number
  joined: Joined
  onOpen: (key: string) => void
}) {
  const { name } = row.machine
  return (
    <tr data-index={index} aria-rowindex={index + 2}>
      <td>
        <input type="checkbox" aria-label={`Select ${name}`} />
      </td>
      {columns.map((column) => (
        <td key={column.id} className={column.end ? 'end' : undefined}>
          {column.id === 'name' ? (
            <a
              href={`#${row.key}`}
              onClick={(event) => {
                event.preventDefault()
                onOpen(row.key)
              }}
            >
              {name}
            </a>
          ) : (
            column.text(row, joined)
          )}
        </td>
      ))}
      <td>
        <button type="button" aria-label={`Actions for ${name}`}>
          …
        </button>
      </td>
    </tr>
  )
})

interface Query {
  text: string
  sort: Sort
}

interface ListProps {
  rows: readonly Row[]
  joined: Joined
  query: Query
  scroll: number
  onQuery: (query: Query) => void
  onOpen: (key: string) => void
}

function List({ rows, joined, query, scroll, onQuery, onOpen }: ListProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [place, setPlace] = useState(() => windowAt(100 - scroll, rows.length))
  const text = useDeferredValue(query.text)
  const texts = useMemo(() => {
    let made: ReadonlyMap<Row, string> | undefined
    return () => (made ??= searchTexts(rows, joined))
  }, [rows, joined])
  const ordered = useMemo(() => sortRows(rows, query.sort, joined), [rows, query.sort, joined])
  const shown = useMemo(() => filterRows(ordered, text, texts), [ordered, text, texts])
  const words = useMemo(() => footer(shown, joined), [shown, joined])
  useLayoutEffect(() => {
    if (scroll > 0) scrollTo(0, scroll)
  }, [scroll])
  useLayoutEffect(() => {
    const update = (): void => {
      const next = windowAt(body.current?.getBoundingClientRect().top ?? 0, shown.length)
      setPlace((before) => (before.first === next.first && before.last === next.last ? before : next))
    }
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [shown.length])
  const { first } = place
  const last = Math.min(place.last, shown.length)
  const slots = Math.max(1, last - first)
  const room = (size: number) =>
    size > 0 && (
      <tr className="room" aria-hidden="true">
        <td colSpan={columns.length + 2} style={{ blockSize: size }} />
      </tr>
    )
  return (
    <>
      <h1>Virtual machines {formatNumber(shown.length)}</h1>
      <input
        type="search"
        aria-label="Filter"
        value={query.text}
        onChange={(event) => onQuery({ ...query, text: event.currentTarget.value })}
      />
      <table aria-label="Virtual machines" aria-rowcount={shown.length + 1}>
        <thead>
          <tr>
            <th>
              <input type="checkbox" aria-label="Select all" />
            </th>
            {columns.map((column) => {
              const active = query.sort.id === column.id
              const { descending } = query.sort
              return (
                <th
                  key={column.id}
                  scope="col"
                  className={column.end ? 'end' : undefined}
                  aria-sort={active ? (descending ? 'descending' : 'ascending') : undefined}
                >
                  <button
                    type="button"
                    onClick={() =>
                      onQuery({ ...query, sort: { id: column.id, descending: active && !descending } })
                    }
                  >
                    {column.label}
                  </button>
                </th>
              )
            })}
            <th />
          </tr>
        </thead>
        <tbody ref={body}>
          {room(first * rowHeight)}
          {shown.slice(first, last).map((row, offset) => (
            <MachineRow
              key={(first + offset) % slots}
              row={row}
              index={first + offset}
              joined={joined}
              onOpen={onOpen}
            />
          ))}
          {room((shown.length - last) * rowHeight)}
        </tbody>
      </table>
      <p>{words}</p>
    </>
  )
}

function Detail({ row, joined }: { row: Row; joined: Joined }) {
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <main>
      <h1>{row.machine.name}</h1>
      <dl>
        {columns.map((column) => (
          <div key={column.id}>
            <dt>{column.label}</dt>
            <dd>{column.text(row, joined)}</dd>
          </div>
        ))}
      </dl>
    </main>
  )
}

function App() {
  const [rows, setRows] = useState<readonly Row[]>()
  const [joined, setJoined] = useState(nothingJoined)
  const [query, setQuery] = useState<Query>({ text: '', sort: { id: 'name', descending: false } })
  const [open, setOpen] = useState<string>()
  const scroll = useRef(0)
  useEffect(() => {
    void loadRows().then(setRows)
    const back = (): void => setOpen(undefined)
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])
  const ready = rows !== undefined
  useEffect(() => {
    if (ready) void loadJoined().then(setJoined)
  }, [ready])
  const onOpen = useMemo(
    () => (key: string) => {
      scroll.current = scrollY
      history.pushState(null, '', `#${key}`)
      setOpen(key)
    },
    [],
  )
  if (!rows) return null
  const row = open === undefined ? undefined : rows.find((each) => each.key === open)
  if (row) return <Detail row={row} joined={joined} />
  return (
    <List
      rows={rows}
      joined={joined}
      query={query}
      scroll={scroll.current}
      onQuery={setQuery}
      onOpen={onOpen}
    />
  )
}

history.scrollRestoration = 'manual'
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
