import { useEffect, useState } from 'react'
import { onAnnounce } from './announce'
import styles from './LiveRegion.module.css'

interface Spoken {
  readonly polite: string
  readonly assertive: string
  readonly turn: number
}

/**
 * Where announcements are spoken. Exactly one, near the root of the page, always mounted. Dialogs leave it audible:
 * `data-live-announcer` keeps it out of what they hide.
 */
export function LiveRegion() {
  const [spoken, setSpoken] = useState<Spoken>({ polite: '', assertive: '', turn: 0 })
  useEffect(
    () =>
      onAnnounce((message, urgency) =>
        setSpoken(({ turn }) => ({ polite: '', assertive: '', turn: turn + 1, [urgency]: message })),
      ),
    [],
  )
  return (
    <div className={styles.hidden} data-live-announcer="true">
      {/* The key makes the same words twice in a row two messages. */}
      <div aria-live="polite" aria-atomic="true">
        <span key={spoken.turn}>{spoken.polite}</span>
      </div>
      <div aria-live="assertive" aria-atomic="true">
        <span key={spoken.turn}>{spoken.assertive}</span>
      </div>
    </div>
  )
}
