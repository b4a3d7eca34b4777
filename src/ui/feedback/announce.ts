type Listener = (message: string, urgency: 'polite' | 'assertive') => void

let listener: Listener | undefined

/** Subscribes the live region to announcements; returns the cleanup. */
export function onAnnounce(hear: Listener): () => void {
  listener = hear
  return () => {
    if (listener === hear) listener = undefined
  }
}

/**
 * Announces a text to screen readers that is not shown at the focus: the title after navigation, "copied". `assertive`
 * interrupts, for failures only.
 */
export function announce(message: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  listener?.(message, urgency)
}
