/** Maximum px a pointer may move during a press. */
const still = 4

/**
 * Delivers a click to the element pressed if the page moved it away under a resting pointer; the browser would deliver
 * it to a common ancestor. Installed once; moving the pointer away still cancels.
 */
export function keepPresses(): void {
  let begun: { element: HTMLElement; x: number; y: number } | undefined
  const end = (): void => {
    begun = undefined
  }
  window.addEventListener(
    'pointerdown',
    ({ target, clientX: x, clientY: y }) => {
      const element = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null
      begun = element ? { element, x, y } : undefined
    },
    { capture: true, passive: true },
  )
  window.addEventListener('pointercancel', end, { capture: true, passive: true })
  window.addEventListener(
    'click',
    (event) => {
      const press = begun
      end()
      if (!press || event.detail === 0 || !(event.target instanceof Node)) return
      const { element, x, y } = press
      const moved = Math.max(Math.abs(event.clientX - x), Math.abs(event.clientY - y)) > still
      // A control that opened on press has already handled it.
      const answered = element.getAttribute('aria-expanded') === 'true'
      if (moved || answered || !element.isConnected || element.contains(event.target)) return
      event.stopImmediatePropagation()
      event.preventDefault()
      element.click()
    },
    { capture: true },
  )
}
