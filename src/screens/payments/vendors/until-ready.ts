import { fieldsTake, type VendorEvents } from './card-vendor'

/** Passes on events until the fields are removed; reports `not-loaded` without `onReady` in time. */
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
