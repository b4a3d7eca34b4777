import { useEffect, useRef } from 'react'

/** What the keys of a list do (interface rules, section 13). */
export interface ListKeys {
  filter: () => void
  /** To the next or previous row; `extend` moves the end of a range of chosen rows there. */
  move: (by: 1 | -1, extend: boolean) => void
  /** The row alone, or all from the last one that was chosen. */
  select: (range: boolean) => void
  open: () => void
  menu: () => void
  escape: () => void
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
    !(target instanceof HTMLInputElement && target.type === 'checkbox')
  )
}

/** Listens to the list's keys while nothing is typed and no layer is open. `single` keys can be turned off. */
export function useListKeys(keys: ListKeys, single: boolean): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]'))
        return
      const { current } = latest
      const within = (selector: string): boolean =>
        event.target instanceof HTMLElement && event.target.closest(selector) !== null
      const actions: Record<string, (() => void) | undefined> = {
        ArrowDown: () => current.move(1, event.shiftKey),
        ArrowUp: () => current.move(-1, event.shiftKey),
        Escape: current.escape,
        ...(within('button, a, input') ? {} : { Enter: current.open }),
        // Elsewhere it scrolls the page, and on a control it presses that.
        ...(within('tr[aria-selected]') && !within('button, input, label')
          ? { ' ': () => current.select(event.shiftKey) }
          : {}),
        ...(single
          ? {
              '/': current.filter,
              j: () => current.move(1, false),
              k: () => current.move(-1, false),
              x: () => current.select(false),
              X: () => current.select(true),
              '.': current.menu,
            }
          : {}),
      }
      const action = actions[event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [single])
}
