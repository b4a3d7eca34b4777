type Listener = (message: string, urgency: 'polite' | 'assertive') => void

let listener: Listener | undefined

/** Lets the one live region of the page hear announcements; returns the way to stop. */
export function onAnnounce(hear: Listener): () => void {
  listener = hear
  return () => {
    if (listener === hear) listener = undefined
  }
}

/**
 * Says something to assistive technology that is not shown where the focus is: the title after a change of route,
 * "copied". `assertive` interrupts and is for failures only.
 */
export function announce(message: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  listener?.(message, urgency)
}
