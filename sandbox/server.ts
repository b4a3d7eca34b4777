import { flagHelp, readOptions, UsageError } from './server/options'
import { type RunningServer, startServer } from './server/start-server'

/** Demo keys with whom they stand for, for the greeting. */
const demoKeys: readonly (readonly [key: string, who: string])[] = [
  ['demo-customer', 'the ordinary customer'],
  ['demo-restricted', 'a token that reaches one billing account only'],
  ['demo-delegate', 'a partner acting as the customer'],
  ['demo-indebted', 'an account in debt, frozen, and a suspended one'],
  ['demo-empty', 'a new customer with 22.00 of welcome credit'],
  ['demo-admin', 'an administrator'],
]

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === 'help') {
    console.log(table(flagHelp))
    return
  }
  const server = await startServer(options)
  greet(server, options.database)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.stop().then(() => process.exit(0))
    })
  }
}

function greet({ origin, sandbox, hasConsole }: RunningServer, database: string): void {
  const { seed, vms } = sandbox.control.state()
  const world = vms > 0 ? `${vms} machines` : `world "${seed}"`
  console.log(
    [
      hasConsole ? `Console  ${origin}/app/` : 'Console  not built yet; the API answers all the same',
      `API      ${origin}/v1`,
      `Control  ${origin}/_sandbox/state`,
      `State    ${world} in ${database}`,
      '',
      'Sign in with one of these keys:',
      table(demoKeys),
    ].join('\n'),
  )
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`).join('\n')
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error)
  process.exit(1)
})
