import type { Page } from 'playwright-core'

const controls = 'button, input, select, textarea, summary, [role=tab]'

/**
 * Names of targets that a finger misses on a phone: controls with less than `least` px to press across or down, and controls
 * and links whose box another one covers in part. Links are not measured, because they are words of a line or their whole row
 * is a link; nor are the small buttons after a value, for which a line has room, nor those of the header, which is 35 px high.
 */
export async function smallTargets(page: Page, least = 44): Promise<string[]> {
  return page.evaluate(
    ([names, wanted]) => {
      const isShown = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 1
      const isInLine = (element: Element): boolean =>
        getComputedStyle(element).verticalAlign === 'middle' || element.closest('pre, header') !== null
      const owns = (target: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target)
      }
      const nameOf = (target: Element): string =>
        `${target.tagName.toLowerCase()}.${target.className} "${(target.getAttribute('aria-label') ?? target.textContent).trim()}"`
      const robbed = [...document.querySelectorAll(`${names}, a[href]`)].filter(isShown).flatMap((target) => {
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = target.getBoundingClientRect()
        if (!owns(target, left + width / 2, top + height / 2)) return []
        const edges = [
          [0.1, 0.5],
          [0.9, 0.5],
          [0.5, 0.1],
          [0.5, 0.9],
        ] as const
        const robber = edges
          .map(([across, down]) => document.elementFromPoint(left + across * width, top + down * height))
          .map((hit) => hit?.closest(`${names}, a[href]`))
          .find((hit) => hit && hit !== target && !target.contains(hit) && !hit.contains(target))
        return robber ? [`${nameOf(robber)} lies over ${nameOf(target)}`] : []
      })
      const small = [...document.querySelectorAll(names)].flatMap((target) => {
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
        // Edges may lie between pixels.
        return Math.min(across, down) < wanted - 1 ? [`${across} x ${down} px: ${nameOf(target)}`] : []
      })
      return [...robbed, ...small]
    },
    [controls, least] as const,
  )
}
