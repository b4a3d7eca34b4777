/** Whether the browser knows that it has no network, so that nothing it sends now reaches anybody. Not outside of one. */
export function isOffline(): boolean {
  return typeof navigator === 'object' && navigator.onLine === false
}
