import { fieldsTake, type VendorEvents } from './card-vendor'

/** The events of a vendor until its fields are removed; without `onReady` in time they are not loaded. */
export function untilReady(events: VendorEvents): VendorEvents & { readonly stop: () => void } {
  let isOver = false
  const late = setTimeout(() => tell.onProblem('not-loaded'), fieldsTake)
  const unlessOver = (act: () => void): void => {
    if (!isOver) act()
  }
  const tell: VendorEvents = {
    onReady: () =>
      unlessOver(() => {
        clearTimeout(late)
        events.onReady()
      }),
    onChange: (isComplete) => unlessOver(() => events.onChange(isComplete)),
    onProblem: (problem) =>
      unlessOver(() => {
        clearTimeout(late)
        events.onProblem(problem)
      }),
  }
  return {
    ...tell,
    stop: () => {
      isOver = true
      clearTimeout(late)
    },
  }
}
