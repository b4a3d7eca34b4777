import axe, { type Result, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const promised = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules beyond WCAG: how readers of the screen find their way. */
const alsoKept = { 'heading-order': { enabled: true }, 'landmark-unique': { enabled: true } }

/**
 * What breaks WCAG 2.2 A or AA on the page as it is, the order of headings or the names of landmarks, or only what breaks the axe `rules` named: rule, and where. The
 * console has no frames of strangers, so the page is judged in itself; the judge is brought once to each page.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  // The judge puts style sheets of strangers into the page, which its policy refuses.
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
