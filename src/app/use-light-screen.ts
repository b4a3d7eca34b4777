import { useLayoutEffect } from 'react'
import { usePlatform } from '../platform/platform'

/** Forces the light scheme while the component is mounted and `isLight` (requirement THEME-08). */
export function useLightScreen(isLight: boolean): void {
  const { colorScheme } = usePlatform()
  useLayoutEffect(() => (isLight ? colorScheme.forceLight() : undefined), [isLight, colorScheme])
}
