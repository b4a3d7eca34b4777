/** Reads `api-requirements.yaml` and checks it. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { isRecord } from '../../../src/lib/is-record'
import { readRequirements } from '../requirement-list'
import { account, accountProblems, type Account, type Accounts } from './accounts'
import { readDescriptions } from './descriptions'

const table = 'tests/coverage/api-requirements.yaml'

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

const lists = (value: unknown): Map<string, string[]> =>
  new Map(Object.entries(isRecord(value) ? value : {}).map(([name, ids]) => [name, texts(ids)]))

/** Reads the table. Throws for an entry of `fields` that gives no reason. */
function readAccounts(file: string): Accounts {
  const read: unknown = parse(readFileSync(file, 'utf8'))
  const { operations, schemas, fields, general } = isRecord(read) ? read : {}
  const reasons = (Array.isArray(fields) ? fields : []).flatMap((entry: unknown) => {
    const ids = texts(isRecord(entry) ? entry.serves : undefined)
    const because = isRecord(entry) && typeof entry.because === 'string' ? entry.because : undefined
    if (!isRecord(entry) || (ids.length === 0 && because === undefined))
      throw new Error(`${file}: every entry of "fields" has "serves" or "because".`)
    return texts(entry.of).map((name) => [name, { ids, because }] as const)
  })
  return {
    operations: lists(operations),
    schemas: lists(schemas),
    fields: new Map(reasons),
    general: texts(general),
  }
}

/** Every call and field with its account, and the problems of the table. */
export function readApiAccounts(): { found: readonly Account[]; problems: readonly string[] } {
  const accounts = readAccounts(table)
  const requirements = readRequirements()
    .flatMap(({ items }) => items)
    .filter(({ kind }) => kind !== 'open')
  const found = readDescriptions().flatMap((each) => account(each, requirements, accounts))
  return { found, problems: accountProblems(found, requirements, accounts) }
}
