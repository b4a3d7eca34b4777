import { type FocusEvent, useEffect, useRef } from 'react'
import { cx } from '../cx'
import { UiLink } from '../router-context'
import styles from './Tabs.module.css'

/** A tab with its own URL. */
export interface TabLink {
  readonly href: string
  readonly label: string
  /** Formatted count: "8". */
  readonly count?: string | undefined
  readonly current: boolean
}

interface TabsProps {
  /** Name of the landmark: "Sections of web-prod-01". */
  readonly label: string
  readonly tabs: readonly TabLink[]
  /** Inside a `DetailHead`, whose bottom border it uses. */
  readonly inHead?: boolean | undefined
}

/** Scrolls a strip until a focused tab is in it: browsers leave one that is seen in part where it is. */
function showFocused({ currentTarget: strip, target }: FocusEvent<HTMLElement>): void {
  const [room, tab] = [strip.getBoundingClientRect(), target.getBoundingClientRect()]
  if (tab.left < room.left) strip.scrollLeft += tab.left - room.left
  else if (tab.right > room.right) strip.scrollLeft += tab.right - room.right
}

/** Tabs that are links. On phones the strip scrolls to the current one. */
export function Tabs({ label, tabs, inHead = false }: TabsProps) {
  const strip = useRef<HTMLElement>(null)
  const current = tabs.find((tab) => tab.current)?.href
  useEffect(() => {
    const { current: root } = strip
    const tab = root?.querySelector('[aria-current]')
    if (!tab) return
    // Asynchronous, because measuring would force a layout.
    const look = new IntersectionObserver(
      ([seen]) => {
        look.disconnect()
        if (seen && seen.intersectionRatio < 1) tab.scrollIntoView({ inline: 'center', block: 'nearest' })
      },
      { root },
    )
    look.observe(tab)
    return () => look.disconnect()
  }, [current])
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- one listener for all tabs
    <nav
      ref={strip}
      className={cx(styles.strip, inHead ? styles.inHead : styles.below)}
      aria-label={label}
      onFocus={showFocused}
    >
      {tabs.map((tab) => (
        <UiLink
          key={tab.href}
          className={styles.tab}
          href={tab.href}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </UiLink>
      ))}
    </nav>
  )
}
