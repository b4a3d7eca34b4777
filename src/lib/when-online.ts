/** Milliseconds between attempts to reach the network after the browser reports that it is online. */
const waits = [250, 500, 1000, 2000, 4000] as const

/** Set while calls wait for the network: fulfilled once a request has been answered. */
let awaited: Promise<void> | undefined

const isOffline = (): boolean => globalThis.navigator?.onLine === false

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (isOffline()) window.addEventListener('online', () => resolve(), { once: true })
    else resolve()
  })
}

/** Whether a request gets an answer, of any status. */
function answers(): Promise<boolean> {
  return fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** Gives up after the last wait, so that waiting calls fail and are reported. */
async function networkBack(): Promise<void> {
  await untilOnline()
  for (const wait of waits) {
    if (await answers()) return
    await new Promise((resolve) => setTimeout(resolve, wait))
    await untilOnline()
  }
}

/**
 * Runs a call once the network can be reached, at once unless the browser knows it is offline. Browsers report that they
 * are online before a request gets through, and cache a failed module import forever, so the network is tried first.
 */
export async function whenOnline<Value>(call: () => Promise<Value>): Promise<Value> {
  if (!isOffline() && awaited === undefined) return call()
  awaited ??= networkBack().finally(() => {
    awaited = undefined
  })
  await awaited
  return call()
}
