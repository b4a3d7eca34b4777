import { useCallback } from 'react'

/**
 * Publishes the height of an element as a CSS custom property of the page, for sticky elements below it. Returns the
 * element's ref.
 */
export function useHeightVariable(
  name: `--${string}`,
): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (!element) return undefined
      const { style } = document.documentElement
      const observer = new ResizeObserver(([entry]) => {
        const height = entry?.borderBoxSize[0]?.blockSize
        if (height !== undefined) style.setProperty(name, `${height}px`)
      })
      observer.observe(element)
      return () => {
        observer.disconnect()
        style.removeProperty(name)
      }
    },
    [name],
  )
}
