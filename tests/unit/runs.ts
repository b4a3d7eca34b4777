/**
 * Number of cases for a property. While modules are changed on purpose (`npm run mutation`), each change runs the tests again,
 * and a few cases notice it.
 */
export function runs(many: number): number {
  return process.env['MUTATION_GROUP'] === undefined ? many : Math.ceil(many / 20)
}
