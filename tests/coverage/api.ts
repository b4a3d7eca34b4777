/**
 * `npm run coverage:api`: each call and each field of an answer with the manifests and modules of the console that use it. An
 * unused one needs a reason in `unused-api.yaml`, and a reason needs an unused one; else the exit code is 1. `--all` lists the
 * used ones too.
 */
import { parseArgs } from 'node:util'
import { judge, readReasons } from './api/reasons'
import { apiUses, type Item } from './api/uses'
import { readRequirements } from './requirement-list'

const list = 'tests/coverage/unused-api.yaml'
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const uses = await apiUses()
const requirements = readRequirements().flatMap(({ items }) => items.map(({ id }) => id))
const reasons = readReasons(list, new Set(requirements))

function check(kind: 'operations' | 'fields') {
  const items = uses[kind]
  const used = new Set(items.filter(({ users }) => users.length > 0).map(({ name }) => name))
  const patterns = reasons.flatMap(({ reason, [kind]: own }) => own.map((each) => [each, reason] as const))
  const all = items.map(({ name }) => name)
  return { items, used, judgement: judge(all, (name) => used.has(name), patterns) }
}

const calls = check('operations')
const fields = check('fields')

function count(items: readonly Item[], used: ReadonlySet<string>): string {
  return `${items.filter(({ name }) => used.has(name)).length} of ${items.length}`.padStart(10)
}

function line({ name, users }: Item, explained: ReadonlyMap<string, string>): string {
  const by = users.length > 0 ? users.join(', ') : `(${explained.get(name) ?? 'unused'})`
  return `    ${name}  ${by}`
}

for (const area of new Set([...calls.items, ...fields.items].map((item) => item.area))) {
  const here = [calls, fields].map(({ items, used, judgement }) => ({
    items: items.filter((item) => item.area === area),
    used,
    judgement,
  }))
  const [ofCalls = '', ofFields = ''] = here.map(({ items, used }) => count(items, used))
  console.log(`${area.padEnd(18)}${ofCalls} calls${ofFields} fields used`)
  if (!values.all) continue
  for (const { items, judgement } of here)
    for (const item of items) console.log(line(item, judgement.explained))
}

const tally = new Map<string, number>()
for (const { used, judgement } of [calls, fields]) {
  for (const [name, reason] of judgement.explained)
    if (!used.has(name)) tally.set(reason, (tally.get(reason) ?? 0) + 1)
}
console.log('\nNot used, because:')
for (const [reason, number] of tally) console.log(`${String(number).padStart(5)}  ${reason}`)

const wrong = [
  ...calls.judgement.unexplained.map((name) => `call ${name} is not used; use it, or say why not in ${list}`),
  ...fields.judgement.unexplained.map(
    (name) => `field ${name} is not used; use it, or say why not in ${list}`,
  ),
  ...[...calls.judgement.stale, ...fields.judgement.stale].map((text) => `${list}: ${text}`),
  ...uses.idle.map((module) => `tests/coverage/api/read-by-name.ts: ${module} reads nothing by name`),
]
console.log(
  `\n${count(calls.items, calls.used).trim()} calls and ${count(fields.items, fields.used).trim()} fields are used.`,
)
for (const text of wrong) console.error(text)
process.exitCode = wrong.length === 0 ? 0 : 1
