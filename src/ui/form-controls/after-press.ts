/**
 * Runs `act` now, or, while the pointer is held down, once it has been let go and its click has been heard. What the
 * pointer is over must not move away between pressing and letting go, or the press is lost.
 */
export function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) {
    act()
    return
  }
  const ended = new AbortController()
  const end = (): void => {
    ended.abort()
    window.setTimeout(act)
  }
  for (const event of ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'keyup']) {
    window.addEventListener(event, end, { capture: true, signal: ended.signal })
  }
}
