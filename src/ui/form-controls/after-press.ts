/**
 * Runs `act` now, or, while a pointer is pressed, after its release and click, because moving the element under the
 * pointer would lose the click.
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
