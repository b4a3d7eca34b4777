import { readFileSync } from 'node:fs'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox } from '../../../sandbox/create-sandbox'

/**
 * A process to be killed: opens the database named on the command line, prints the names of all addresses it finds as
 * one line, then reserves addresses without end and prints each name once its request was answered.
 */
async function main(): Promise<void> {
  const [store, round] = process.argv.slice(2)
  if (store === undefined) throw new Error('No database named')
  const description = JSON.parse(readFileSync('src/generated/openapi.json', 'utf8'))
  const clock = createFrozenClock(Date.UTC(2026, 10, 21))
  const sandbox = createSandbox({ store, seed: 'empty', clock, description })
  const url = 'http://sandbox.test/v1/tll/network/ip_addresses'
  const key = { apikey: 'demo-customer' }
  const present: { name: string }[] = await (await sandbox.fetch(new Request(url, { headers: key }))).json()
  console.log(JSON.stringify(present.map(({ name }) => name)))
  for (let number = 1; ; number += 1) {
    const name = `${round}-${number}`
    const body = JSON.stringify({ name, billing_account_id: 120348 })
    const headers = { ...key, 'content-type': 'application/json' }
    const answer = await sandbox.fetch(new Request(url, { method: 'POST', headers, body }))
    if (!answer.ok) throw new Error(await answer.text())
    console.log(name)
  }
}

void main()
