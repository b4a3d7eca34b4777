import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../cx'
import styles from './Tabs.module.css'

interface LocalTabsProps<Id extends string> {
  readonly label: string
  readonly tabs: readonly { readonly id: Id; readonly label: string }[]
  /** Undefined if nothing is selected. */
  readonly selected: Id | undefined
  readonly onSelect: (id: Id) => void
  /** Content of the selected tab. */
  readonly children: ReactNode
}

/** Tabs inside a form, whose selection is form data and not a URL. Arrow keys move. */
export function LocalTabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: LocalTabsProps<Id>) {
  const baseId = useId()
  const list = useRef<HTMLDivElement>(null)
  // One tab is in the tab order even without a selection.
  const reached = tabs.some((tab) => tab.id === selected) ? selected : tabs[0]?.id
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === reached)
    const rtl = list.current?.matches(':dir(rtl)') === true
    const targets: Record<string, number> = {
      ArrowRight: at + (rtl ? -1 : 1),
      ArrowLeft: at + (rtl ? 1 : -1),
      Home: 0,
      End: tabs.length - 1,
    }
    const to = targets[event.key]
    const tab = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
    if (tab === undefined) return
    event.preventDefault()
    onSelect(tab.id)
    document.getElementById(`${baseId}-${tab.id}`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={cx(styles.strip, styles.wraps, styles.below)}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${baseId}-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${baseId}-panel`}
            tabIndex={tab.id === reached ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${baseId}-panel`}
        role="tabpanel"
        aria-label={reached === selected ? undefined : label}
        aria-labelledby={reached === selected ? `${baseId}-${selected}` : undefined}
      >
        {children}
      </div>
    </>
  )
}
