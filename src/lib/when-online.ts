/**
 * Calls as soon as the browser has a network: at once, unless it knows that it has none. Code is fetched through it, because
 * a browser remembers that a module could not be fetched and never asks for it again.
 */
export function whenOnline<Value>(call: () => Promise<Value>): Promise<Value> {
  if (globalThis.navigator?.onLine !== false) return call()
  return new Promise((resolve, reject) => {
    window.addEventListener('online', () => call().then(resolve, reject), { once: true })
  })
}
