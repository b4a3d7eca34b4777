/**
 * The first element that fits a selector and is shown; undefined when none is. Pages that are kept or made behind the one
 * that is shown are in the document, too.
 */
export function shownElement(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility())
}
