import { useCallback } from 'react'

/**
 * Keeps the height of an element in a custom property of the page, for what has to stand below it. Returns the reference
 * to put on the element.
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
