/** Whether the browser reports that it is offline. False outside a browser. */
export function isOffline(): boolean {
  return typeof navigator === 'object' && navigator.onLine === false
}
