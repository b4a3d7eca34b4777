import type { Sandbox } from '../../sandbox/create-sandbox'
import { operations } from '../../src/generated/operations'
import { resourceIndex } from '../../src/generated/resource-index'
import { isRecord } from '../../src/lib/is-record'

const locations = ['tll', 'trtu', 'jhv', 'jkt01']

/** Routes of every list, every create form and one record of every type that `key` sees, and the sign-in screen. */
export async function allScreens(sandbox: Sandbox, key: string): Promise<string[]> {
  const screens = ['/login']
  for (const { summary } of Object.values(resourceIndex)) {
    const { list, create, detail } = summary.routes
    screens.push(list)
    if (create !== null) screens.push(create)
    const record = detail === null ? undefined : await firstRecord(sandbox, key, summary)
    if (detail !== null && record) {
      const { location, id } = record
      screens.push(detail.replace('{location}', location).replace('{id}', encodeURIComponent(id)))
    }
  }
  return screens
}

type Summary = (typeof resourceIndex)[string]['summary']

async function firstRecord(
  sandbox: Sandbox,
  key: string,
  { listOperation, key: identity }: Summary,
): Promise<{ location: string; id: string } | undefined> {
  const { path } = operations[listOperation]
  for (const location of locations) {
    const address = `http://console.test/v1${path.replace('{location}', location)}`
    const answer = await sandbox.fetch(new Request(address, { headers: { apikey: key } }))
    const rows: unknown = await answer.json()
    const row: unknown = Array.isArray(rows) ? rows[0] : undefined
    if (isRecord(row)) return { location, id: String(row[identity]) }
  }
  return undefined
}
