import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { shownElement } from '../../lib/shown-element'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import type { KeyedRow } from '../rows/use-row-focus'
import { isGroupHeader, type Keyed, type Line } from './columns'
import type { Selection } from './use-selection'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Current index of the row, or of the row that took its place. */
function follow(keyed: KeyedRow, rows: readonly Keyed[]): KeyedRow | undefined {
  if (rows[keyed.index]?.key === keyed.key) return keyed
  const found = rows.findIndex(({ key }) => key === keyed.key)
  const index = found === -1 ? Math.min(keyed.index, rows.length - 1) : found
  const row = rows[index]
  return row && { ...keyed, key: row.key, index }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
    !(target instanceof HTMLInputElement && target.type === 'checkbox')
  )
}

/** Handlers by key name. */
type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>

/** Handles keys while no input or layer has focus; `keysFor` returns the handlers for an event target. */
function useKeys(keysFor: (within: (selector: string) => boolean) => Keys): void {
  const latest = useRef(keysFor)
  useEffect(() => {
    latest.current = keysFor
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { target } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return
      const keys = latest.current(
        (selector) => target instanceof HTMLElement && target.closest(selector) !== null,
      )
      const act = keys[event.key]
      if (!act) return
      event.preventDefault()
      act(event)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/**
 * The current row: by key for the keyboard, by index for the pointer. The keyboard's row is state because it is drawn;
 * the pointer's is a ref, because rendering on every pointer move would make scrolling stutter. Keys: interface rules,
 * section 13. `selection` is undefined if rows cannot be selected.
 */
export function useCurrentRow<Item extends Keyed>(
  lines: readonly Line<Item>[],
  pathOf: (item: Item) => string | undefined,
  selection: Selection | undefined,
  search: RefObject<HTMLInputElement | null>,
): {
  keyed: KeyedRow | undefined
  point: (index: number | undefined) => void
  goTo: (index: number) => void
} {
  const { preferences } = usePlatform()
  const navigate = useNavigate()
  const singleKeys = useStore(preferences.of('single-keys', true, isFlag))
  const [before, setKeyed] = useState<KeyedRow>()
  const pointed = useRef<number>(undefined)
  const turns = useRef(0)
  const keyed = useMemo(() => before && follow(before, lines), [before, lines])
  // Remembers the last index in case the row disappears.
  useEffect(() => setKeyed(keyed), [keyed])
  const point = useCallback((index: number | undefined) => {
    pointed.current = index
    setKeyed(undefined)
  }, [])
  const goTo = (index: number): void => {
    const row = lines[index]
    if (!row || row.key === keyed?.key) return
    turns.current += 1
    setKeyed({ key: row.key, index, turn: turns.current })
  }
  const currentIndex = (): number => keyed?.index ?? pointed.current ?? -1
  const current = (): Item | undefined => {
    const line = lines[currentIndex()]
    return line && !isGroupHeader(line) ? line : undefined
  }
  const move = (by: 1 | -1, extend: boolean): void => {
    const from = current()
    let index = (from ? currentIndex() : by === 1 ? -1 : lines.length) + by
    for (let line = lines[index]; line && isGroupHeader(line); line = lines[index]) index += by
    const end = lines[index] ? index : currentIndex()
    const to = lines[end]
    if (!to) return
    goTo(end)
    if (extend) selection?.stretch(from?.key, to.key)
  }
  const select = (range: boolean): void => {
    const row = current()
    if (row) selection?.select(row.key, range || !selection.keys.has(row.key), range)
  }
  useKeys((within) => ({
    ArrowDown: ({ shiftKey }) => move(1, shiftKey),
    ArrowUp: ({ shiftKey }) => move(-1, shiftKey),
    Escape: () => selection?.clear(),
    ...(!within('button, a, input') && {
      Enter: () => {
        const row = current()
        const path = row && pathOf(row)
        if (path !== undefined) void navigate(path)
      },
    }),
    // Outside of rows Space scrolls the page, or presses the focused control.
    ...(within('tr[aria-selected]') &&
      !within('button, input, label') && { ' ': ({ shiftKey }: KeyboardEvent) => select(shiftKey) }),
    ...(singleKeys && {
      '/': () => search.current?.focus(),
      j: () => move(1, false),
      k: () => move(-1, false),
      x: () => select(false),
      X: () => select(true),
      '.': () => shownElement(`tr[data-index="${currentIndex()}"] td:last-child button`)?.click(),
    }),
  }))
  return { keyed, point, goTo }
}
