import { useEffect, useRef } from 'react'
import { cx } from '../cx'
import { UiLink } from '../router-context'
import styles from './Tabs.module.css'

/** One tab of a page; its address is the page's. */
export interface TabLink {
  readonly href: string
  readonly label: string
  /** Formatted: "8". */
  readonly count?: string | undefined
  readonly current: boolean
}

interface TabsProps {
  /** The name of the landmark: "Sections of web-prod-01". */
  readonly label: string
  readonly tabs: readonly TabLink[]
  /** Inside a `DetailHead`, whose own lower line it uses. */
  readonly inHead?: boolean | undefined
}

/** Tabs that are links, so that each has an address. On phones the strip scrolls and brings the current one into view. */
export function Tabs({ label, tabs, inHead = false }: TabsProps) {
  const strip = useRef<HTMLElement>(null)
  const current = tabs.find((tab) => tab.current)?.href
  useEffect(() => {
    const { current: root } = strip
    const tab = root?.querySelector('[aria-current]')
    if (!tab) return
    // Told by the browser when it has laid out the page: to ask would make it do so at once.
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
    <nav ref={strip} className={cx(styles.strip, inHead ? styles.inHead : styles.below)} aria-label={label}>
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
