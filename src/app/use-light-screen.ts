import { useLayoutEffect } from 'react'
import { usePlatform } from '../platform/platform'

/** Draws the page light while the component is there and `isLight` (requirement THEME-08). */
export function useLightScreen(isLight: boolean): void {
  const { colorScheme } = usePlatform()
  useLayoutEffect(() => (isLight ? colorScheme.forceLight() : undefined), [isLight, colorScheme])
}
