/*
 * Runs before everything else, on whatever Node there is, so it keeps to the oldest syntax.
 * The versions are those of "engines" in package.json.
 */
var parts = process.versions.node.split('.').map(Number)
var isFit = (parts[0] === 20 && parts[1] >= 19) || (parts[0] === 22 && parts[1] >= 12) || parts[0] > 22
if (!isFit) {
  console.error(
    'Node ' + process.versions.node + ' does not fit: install Node 20.19 or 22.12, or a newer one.',
  )
  process.exit(1)
}
