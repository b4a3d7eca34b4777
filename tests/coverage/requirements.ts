/**
 * `npm run coverage:requirements`: which requirements no passing test names. Reads what the last `npm test` left; a test
 * proves the ids in its title, such as `[VM-19]`. `--all` also lists the requirements that are proved, with their tests.
 */
import { parseArgs } from 'node:util'
import { suites } from '../run/steps'
import { readResults } from '../run/test-totals'
import { readRequirements } from './requirement-list'

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const results = suites.flatMap(({ results: file }) => (file === undefined ? [] : readResults(file)))
if (results.length === 0) {
  console.error('There are no test results; run `npm test` first.')
  process.exit(1)
}

const groups = readRequirements()
const known = new Set(groups.flatMap(({ items }) => items.map(({ id }) => id)))
const tests = new Map<string, number>()
for (const { title } of results.filter(({ status }) => status === 'passed')) {
  for (const id of new Set(title.match(/\b[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\d{2,}\b/g) ?? []))
    tests.set(id, (tests.get(id) ?? 0) + 1)
}

let counted = 0
let proved = 0
for (const { title, items } of groups) {
  const closed = items.filter(({ kind }) => kind !== 'open')
  const missing = closed.filter(({ id }) => !tests.has(id))
  counted += closed.length
  proved += closed.length - missing.length
  console.log(`\n${title}: ${closed.length - missing.length} of ${closed.length}`)
  for (const { id, text } of closed) {
    const number = tests.get(id)
    if (number === undefined) console.log(`  ${id}  ${text}`)
    else if (values.all) console.log(`  ${id}  ${number} ${number === 1 ? 'test' : 'tests'}`)
  }
}
const strangers = [...tests.keys()].filter(
  (id) => !known.has(id) && !/^(UTF|ISO|RFC|IP|SHA|HTTP|P|F|T|S)-/.test(id),
)
if (strangers.length > 0) console.log(`\nNamed by tests, but no requirement: ${strangers.join(', ')}`)
console.log(`\n${proved} of ${counted} requirements are named by a passing test.`)
