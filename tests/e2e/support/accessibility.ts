import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const promised = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What breaks WCAG 2.2 A or AA on the page as it is, or only what breaks the axe `rules` named: rule, and where. The
 * console has no frames of strangers, so the page is judged in itself, which takes half the time.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations: found } = await (rules ? axe.withRules([...rules]) : axe.withTags(promised)).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  )
}
