/** Px a pointer may move between pressing and letting go without leaving what it pressed. */
const still = 4

/**
 * Gives a press to what it began on when the page has moved that away under a pointer that stood still: the browser would
 * give it to whatever lies around both. Begun once; whoever moves off to let go elsewhere presses nothing, as ever.
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
      // What opened at the press has answered it already.
      const answered = element.getAttribute('aria-expanded') === 'true'
      if (moved || answered || !element.isConnected || element.contains(event.target)) return
      event.stopImmediatePropagation()
      event.preventDefault()
      element.click()
    },
    { capture: true },
  )
}
