/** The locks that all tabs of the browser share; undefined in browsers and on pages without them, such as without TLS. */
export const webLocks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)
