/**
 * `npm run coverage:requirements`: which requirements no passing test names. Reads what the last `npm test` left; a test
 * proves the ids in its title, such as `[VM-19]`. `--all` also lists the requirements that are proved, with their tests.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { isRecord } from '../../src/lib/is-record'
import { suites } from '../run/steps'
import { readResults } from '../run/test-totals'

interface Requirement {
  readonly id: string
  readonly text: string
  readonly kind: string
}

interface Group {
  readonly title: string
  readonly items: readonly Requirement[]
}

function isRequirement(value: unknown): value is Requirement {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.text === 'string' &&
    typeof value.kind === 'string'
  )
}

function readGroups(file: string): Group[] {
  const document: unknown = parse(readFileSync(file, 'utf8'))
  const groups = isRecord(document) && Array.isArray(document.groups) ? document.groups : []
  return groups.map((group: unknown) => {
    if (!isRecord(group) || !Array.isArray(group.items)) throw new Error(`${file}: a group has no items.`)
    return { title: String(group.title), items: group.items.filter(isRequirement) }
  })
}

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const results = suites.flatMap(({ results: file }) => (file === undefined ? [] : readResults(file)))
if (results.length === 0) {
  console.error('There are no test results; run `npm test` first.')
  process.exit(1)
}

const groups = readGroups('docs/requirements.yaml')
const known = new Set(groups.flatMap(({ items }) => items.map(({ id }) => id)))
const tests = new Map<string, number>()
for (const { title } of results.filter(({ status }) => status === 'passed')) {
  for (const id of new Set(title.match(/\b[A-Z][A-Z0-9]*-\d{2,}\b/g) ?? []))
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
