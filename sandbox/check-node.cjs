/*
 * Runs before everything else, on whatever Node there is, so it keeps to the oldest syntax.
 * The versions are those of "engines" in package.json.
 */
var parts = process.versions.node.split('.').map(Number)
var isNewEnough = (parts[0] === 20 && parts[1] >= 19) || (parts[0] === 22 && parts[1] >= 12) || parts[0] > 22
if (!isNewEnough) {
  console.error('Node ' + process.versions.node + ' is too old: install Node 20.19, 22.12 or newer.')
  process.exit(1)
}
