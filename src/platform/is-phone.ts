import { useMedia } from './use-media'

/** Maximum width of the phone layout in px (specification section 1). */
export const phoneWidth = 700

/** True while the screen is at most 700 px wide. */
export function useIsPhone(): boolean {
  return useMedia(`(max-width: ${phoneWidth}px)`)
}

/** Whether focusing a field opens an on-screen keyboard. */
export const hasScreenKeyboard = (): boolean =>
  window.matchMedia(`(pointer: coarse), (max-width: ${phoneWidth}px)`).matches
