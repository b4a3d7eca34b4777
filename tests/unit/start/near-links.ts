/** An observer for which the test reports what has come near. */
export class NearObserver {
  static last: NearObserver | undefined
  readonly seen: Element[] = []
  constructor(
    readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    NearObserver.last = this
  }
  observe(element: Element): void {
    this.seen.push(element)
  }
  unobserve(element: Element): void {
    this.seen.splice(this.seen.indexOf(element), 1)
  }
}

/** Adds a link to the document. */
export function addLink(href: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  return link
}
