import { useMedia } from './use-media'

/** Maximum width of the phone layout in px (specification section 1). */
export const phoneWidth = 700

/** True while the screen is at most 700 px wide. */
export function useIsPhone(): boolean {
  return useMedia(`(max-width: ${phoneWidth}px)`)
}
