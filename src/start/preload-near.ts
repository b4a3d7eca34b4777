/** Distance from the visible area in px at which the target of a link is prepared (specification section 9). */
export const nearMargin = 100

/**
 * Calls `onNear` once for each link to another page of the console that is in view or at most 100 px away from it
 * (requirement CONST-03). `look` finds links that are new.
 */
export function watchNearLinks(
  page: Pick<Document, 'querySelectorAll'>,
  onNear: (link: HTMLAnchorElement) => void,
): { look: () => void } {
  const known = new WeakSet<Element>()
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
        near.unobserve(target)
        onNear(target)
      }
    },
    { rootMargin: `${nearMargin}px` },
  )
  return {
    look: () => {
      for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        if (known.has(link)) continue
        known.add(link)
        near.observe(link)
      }
    },
  }
}
