/**
 * Tells react-aria of one running transition of an element at a time. It keeps elements while a transition of theirs runs,
 * and of one that is removed meanwhile it hears a single cancellation: with two properties running it would keep the
 * element, and all that hangs on it, for good (adobe/react-spectrum issue 7326). Begun once.
 */
export function tellOneTransition(): void {
  const told = new WeakMap<EventTarget, string>()
  const end = (event: Event): void => {
    const { target, type, propertyName } = event as TransitionEvent
    if (!target) return
    if (told.get(target) === propertyName) told.delete(target)
    else if (type === 'transitioncancel') event.stopImmediatePropagation()
  }
  const run = (event: TransitionEvent): void => {
    const { target, propertyName } = event
    if (!target) return
    if ((told.get(target) ?? propertyName) !== propertyName) return event.stopImmediatePropagation()
    told.set(target, propertyName)
    // On the element itself: what is removed has nothing above it any more.
    target.addEventListener('transitioncancel', end, { capture: true })
  }
  window.addEventListener('transitionrun', run, { capture: true, passive: true })
  window.addEventListener('transitionend', end, { capture: true, passive: true })
}
