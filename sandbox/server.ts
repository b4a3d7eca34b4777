import { greeting, table } from './server/greeting'
import { flagHelp, readOptions, UsageError } from './server/options'
import { startServer } from './server/start-server'

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === 'help') {
    console.log(table(flagHelp))
    return
  }
  const server = await startServer(options)
  console.log(greeting({ ...server, database: options.database }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.stop().then(() => process.exit(0))
    })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error)
  process.exit(1)
})
