/** The first visible element that matches a selector; undefined if none. The document may also contain hidden pages. */
export function shownElement(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility())
}
