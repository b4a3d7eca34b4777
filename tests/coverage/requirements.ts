/**
 * `npm run coverage:requirements`: which requirements no passing test proves. Reads the results of the last `npm test`; a test
 * proves the ids in its title, `[VM-19]` on the console, `[VM-19 platform]` in the sandbox or the description. Kinds that a
 * customer sees or reads (`ui`, `error`) need the console. `--all` also lists the proven ones; `--floor` fails when fewer are
 * proven than `requirements-floor.json` records.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { suites } from '../run/steps'
import { isListed, readKnownRed } from '../run/known-red'
import { readResults } from '../run/results'
import { claimsIn } from './claims'
import { bestProofs, countProven, type ProvenCount, suffices } from './proven'
import { readRequirements } from './requirement-list'

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, floor: { type: 'boolean', default: false } },
})
const results = suites.flatMap(({ results: file }) => (file === undefined ? [] : readResults(file)))
if (results.length === 0) {
  console.error('There are no test results; run `npm test` first.')
  process.exit(1)
}

const groups = readRequirements().map(({ title, items }) => ({
  title,
  items: items.filter(({ kind }) => kind !== 'open'),
}))
const list = readKnownRed()
// A test that is known to be red keeps its proofs until it is mended: the list is short, and empty before a release.
const claims = results
  .filter((each) => each.status === 'passed' || isListed(list, each))
  .flatMap(({ title }) => claimsIn(title))
const proofs = bestProofs(claims)

for (const { title, items } of groups) {
  const count = countProven(items, proofs)
  console.log(`\n${title}: ${count.enough} of ${items.length}, ${count.console} on the console`)
  for (const item of items) {
    const proof = proofs.get(item.id) ?? 'none'
    if (values.all || !suffices(item, proof)) console.log(`  ${item.id}  ${proof}  ${item.text}`)
  }
}

const all = groups.flatMap(({ items }) => items)
const total = countProven(all, proofs)
console.log(
  `\n${total.enough} of ${all.length} requirements are proven, ${total.console} of them on the console.`,
)
if (values.floor) process.exitCode = holdsFloor(total) ? 0 : 1

/** Compares with the recorded floor and says what to do when they differ. */
function holdsFloor(count: ProvenCount): boolean {
  const file = 'tests/coverage/requirements-floor.json'
  const floor = JSON.parse(readFileSync(file, 'utf8')) as ProvenCount
  const counted = `${count.enough} proven and ${count.console} on the console`
  const recorded = `${floor.enough} and ${floor.console}`
  if (count.enough < floor.enough || count.console < floor.console) {
    console.error(`${counted} is less than the ${recorded} of ${file}: a proof was lost.`)
    return false
  }
  if (count.enough > floor.enough || count.console > floor.console)
    console.log(`${counted} is more than the ${recorded} of ${file}: raise it.`)
  return true
}
