/** What somebody does before anything is pressed. */
export const signs = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const

/** Calls back once, with the first thing somebody does on the page. */
export function onFirstUse(begin: (sign: Event) => void): void {
  const first = new AbortController()
  for (const each of signs) {
    document.addEventListener(
      each,
      (sign) => {
        first.abort()
        begin(sign)
      },
      { passive: true, signal: first.signal },
    )
  }
}
