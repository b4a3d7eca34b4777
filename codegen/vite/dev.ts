/**
 * `npm run dev`: the console from its sources with hot reload, the sandbox on the same port. An edited manifest, locale,
 * theme or description is generated again and the page follows. Takes the flags of the sandbox's server.
 */
import { createServer } from 'vite'
import { config } from '../../console.config'
import { greeting, table } from '../../sandbox/server/greeting'
import { flagHelp, readOptions, UsageError } from '../../sandbox/server/options'
import { explainListening, openSandbox } from '../../sandbox/server/start-server'
import { consoleConfig } from '../../vite.config'
import { serveSandbox } from './serve-sandbox'

/** Not the database of `npm start`, so that both may run at once. */
const developmentDatabase = ['--database', '.cache/dev.sqlite']

async function main(): Promise<void> {
  const options = readOptions([...developmentDatabase, ...process.argv.slice(2)], process.env)
  if (options === 'help') {
    console.log(table(flagHelp))
    return
  }
  const { host, port, hosts, database } = options
  const sandbox = openSandbox(options)
  const shared = consoleConfig()
  const server = await createServer({
    ...shared,
    configFile: false,
    clearScreen: false,
    server: { ...shared.server, host, port, strictPort: true, allowedHosts: [...hosts] },
    plugins: [...(shared.plugins ?? []), serveSandbox(sandbox, config.apiPrefix, hosts)],
  })
  await server.listen().catch((error: unknown) => {
    sandbox.close()
    throw new UsageError(explainListening(error, options))
  })
  const origin = new URL(server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? '').origin
  console.log(greeting({ origin, sandbox, hasConsole: true, database }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0))
    })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error)
  process.exit(1)
})
