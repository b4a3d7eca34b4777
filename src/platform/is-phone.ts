import { phoneQuery } from '../lib/phone-query'
import { useMedia } from '../ui/use-media'

/** True while the phone layout is drawn. */
export function useIsPhone(): boolean {
  return useMedia(phoneQuery)
}

/** Whether focusing a field opens an on-screen keyboard. */
export const hasScreenKeyboard = (): boolean => window.matchMedia(`(pointer: coarse), ${phoneQuery}`).matches
