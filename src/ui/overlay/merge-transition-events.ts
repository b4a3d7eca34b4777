/**
 * Reports one running transition per element to react-aria, which keeps elements in memory until their transition ends.
 * For a removed element it gets one cancellation only, so with two running properties it would leak the element
 * (adobe/react-spectrum issue 7326). Installed once.
 */
export function mergeTransitionEvents(): void {
  const announced = new WeakMap<EventTarget, string>()
  const end = (event: Event): void => {
    const { target, type, propertyName } = event as TransitionEvent
    if (!target) return
    if (announced.get(target) === propertyName) announced.delete(target)
    else if (type === 'transitioncancel') event.stopImmediatePropagation()
  }
  const run = (event: TransitionEvent): void => {
    const { target, propertyName } = event
    if (!target) return
    if ((announced.get(target) ?? propertyName) !== propertyName) return event.stopImmediatePropagation()
    announced.set(target, propertyName)
    // On the element itself, because a removed element has no ancestors.
    target.addEventListener('transitioncancel', end, { capture: true })
  }
  window.addEventListener('transitionrun', run, { capture: true, passive: true })
  window.addEventListener('transitionend', end, { capture: true, passive: true })
}
