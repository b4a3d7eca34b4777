/** Milliseconds after which it runs in any case, and to wait where a browser cannot tell that it is idle. */
const latest = 500

/** Runs something once the browser has nothing more urgent to do. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: latest })
  else setTimeout(run, latest)
}
