import { useEffect, useState } from 'react'
import { onAnnounce } from './announce'
import styles from './LiveRegion.module.css'

interface Announced {
  readonly polite: string
  readonly assertive: string
  readonly turn: number
}

/**
 * The page's only live region, always mounted near the root. `data-live-announcer` keeps it accessible while a dialog
 * is open.
 */
export function LiveRegion() {
  const [announced, setAnnounced] = useState<Announced>({ polite: '', assertive: '', turn: 0 })
  useEffect(
    () =>
      onAnnounce((message, urgency) =>
        setAnnounced(({ turn }) => ({ polite: '', assertive: '', turn: turn + 1, [urgency]: message })),
      ),
    [],
  )
  return (
    <div className={styles.hidden} data-live-announcer="true">
      {/* The key makes a repeated message a new one. */}
      <div aria-live="polite" aria-atomic="true">
        <span key={announced.turn}>{announced.polite}</span>
      </div>
      <div aria-live="assertive" aria-atomic="true">
        <span key={announced.turn}>{announced.assertive}</span>
      </div>
    </div>
  )
}
