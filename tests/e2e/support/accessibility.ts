import axe, { type Result, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const promised = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules beyond WCAG, for navigation with a screen reader. */
const alsoKept = { 'heading-order': { enabled: true }, 'landmark-unique': { enabled: true } }

/**
 * Violations of WCAG 2.2 A or AA, of the order of headings or of the names of landmarks on the page as it is, or only those of
 * the axe `rules` named: rule and place. The console has no foreign frames, so axe runs in the page itself; it is loaded once
 * per page.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  // axe loads foreign style sheets into the page, which its policy refuses.
  const hasStrangers = await page.evaluate(() =>
    [...document.styleSheets].some(({ href }) => href !== null && !href.startsWith(location.origin)),
  )
  const options: RunOptions = {
    ...(hasStrangers ? { preload: false } : {}),
    resultTypes: ['violations'],
    ...(rules
      ? { runOnly: { type: 'rule', values: [...rules] } }
      : { runOnly: { type: 'tag', values: promised }, rules: alsoKept }),
  }
  const found = await page.evaluate<Result[]>(
    `axe.run(document, ${JSON.stringify(options)}).then((results) => results.violations)`,
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  )
}
