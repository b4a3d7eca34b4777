import axe from 'axe-core'

/** Rules that jsdom cannot judge without a layout, and rules for a whole page. */
const beyond = [
  'color-contrast',
  'heading-order',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
  'target-size',
]

/** The violations axe finds in a piece of a page, one line each. */
export async function violations(container: Element): Promise<string[]> {
  const found = await axe.run(container, {
    rules: Object.fromEntries(beyond.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  })
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
