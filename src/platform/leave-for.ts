import { createStore } from '../lib/store'

/**
 * True while the page of a bank or processor is loading in this tab: a press that changes the URL would cancel it. False
 * again if the browser shows the console as it was left.
 */
export const leaving = createStore(false)

/** Leaves the console for the page of a bank or processor, which has been checked to be a web address. */
export function leaveFor(page: string): void {
  leaving.set(true)
  window.addEventListener('pageshow', () => leaving.set(false), { once: true })
  window.location.assign(page)
}
