/*
 * Runs before everything else, on whatever Node there is, so it keeps to the oldest syntax.
 * The versions are those of "engines" in package.json.
 */
var parts = process.versions.node.split('.').map(Number)
var isFit = (parts[0] === 20 && parts[1] >= 19) || (parts[0] === 22 && parts[1] >= 13) || parts[0] >= 24
if (!isFit) {
  console.error('Node ' + process.versions.node + ' does not fit: install Node 20.19, 22.13, 24 or newer.')
  process.exit(1)
}
