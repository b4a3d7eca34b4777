import type { Page } from 'playwright-core'

/**
 * What a finger cannot hit on a phone: controls with less than `least` px to press across or down, by what they are called. Links
 * are left out, because they are words of a line or lead where their whole row leads, and so are the small buttons
 * after a value, for which a line has room.
 */
export async function smallTargets(page: Page, least = 44): Promise<string[]> {
  return page.evaluate((wanted) => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1
    const isInLine = (element: Element): boolean =>
      getComputedStyle(element).verticalAlign === 'middle' || element.closest('pre') !== null
    const owns = (target: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target)
    }
    return [...document.querySelectorAll('button, input, select, textarea, summary, [role=tab]')].flatMap(
      (target) => {
        if (!isShown(target) || isInLine(target)) return []
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = target.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        if (!owns(target, x, y)) return []
        const reach = (dx: number, dy: number): number => {
          let px = 0
          while (px < wanted && owns(target, x + dx * (px + 1), y + dy * (px + 1))) px += 1
          return px
        }
        const [across, down] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1]
        const name = (target.getAttribute('aria-label') ?? target.textContent).trim()
        // Edges lie between pixels.
        return Math.min(across, down) < wanted - 1
          ? [`${across} x ${down} px: ${target.tagName.toLowerCase()}.${target.className} "${name}"`]
          : []
      },
    )
  }, least)
}
