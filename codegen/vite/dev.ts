/**
 * `npm run dev`: the console with hot reload, and the sandbox on the same port. Edited manifests, locales, themes and
 * descriptions are regenerated. Takes the flags of the sandbox server.
 */
import { randomBytes } from 'node:crypto'
import { createServer } from 'vite'
import { config } from '../../console.config'
import { greeting, table } from '../../sandbox/server/greeting'
import { flagHelp, readOptions, UsageError } from '../../sandbox/server/options'
import { listenBesideServer } from '../../sandbox/server/beside'
import { explainListening, openBeside } from '../../sandbox/server/start-server'
import { consoleConfig } from '../../vite.config'
import { developUnderHeaders } from './dev-headers'
import { serveSandbox } from './serve-sandbox'

/** Not the database of `npm start`, so that both can run at once. */
const developmentDatabase = ['--database', '.cache/dev.sqlite']

async function main(): Promise<void> {
  const options = readOptions([...developmentDatabase, ...process.argv.slice(2)], process.env)
  if (options === 'help') {
    console.log(table(flagHelp))
    return
  }
  const { host, port, hosts, database } = options
  const beside = await listenBesideServer(port)
  const sandbox = await openBeside(beside, options)
  const shared = consoleConfig()
  const server = await createServer({
    ...shared,
    configFile: false,
    clearScreen: false,
    server: { ...shared.server, host, port, strictPort: true, allowedHosts: [...hosts] },
    plugins: [
      ...(shared.plugins ?? []),
      developUnderHeaders(sandbox, randomBytes(16).toString('base64')),
      serveSandbox(sandbox, config.apiPrefix, hosts),
    ],
  })
  await server.listen().catch(async (error: unknown) => {
    sandbox.close()
    await beside.stop()
    throw new UsageError(explainListening(error, options))
  })
  const origin = new URL(server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? '').origin
  console.log(greeting({ origin, sandbox, hasConsole: true, database }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.all([server.close(), beside.stop()]).then(() => process.exit(0))
    })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error)
  process.exit(1)
})
