/**
 * `npm run coverage:served`: each call and field of the API with the requirements it serves, or the reason for it without one.
 * A test (`tests/repo/api.test.ts`) checks that all are accounted for.
 */
import { readApiAccounts } from './api/read-accounts'

const { found } = readApiAccounts()
const line = (name: string, ids: readonly string[], because = 'nothing accounts for it'): string =>
  `  ${name}  ${ids.length > 0 ? ids.join(', ') : `(${because})`}`

console.log('Calls')
for (const { name, ids, because } of found.filter(({ kind }) => kind === 'operation'))
  console.log(line(name, ids, because))
const owners = new Map<string, string[]>()
for (const { name, ids, because } of found.filter(({ kind }) => kind === 'field')) {
  const [owner = '', ...field] = name.split('.')
  owners.set(owner, [...(owners.get(owner) ?? []), line(field.join('.'), ids, because)])
}
for (const [owner, lines] of owners) console.log([`\n${owner}`, ...lines].join('\n'))

const served = found.filter(({ ids }) => ids.length > 0)
console.log(`\n${served.length} of ${found.length} calls and fields serve a requirement; the others say why.`)
