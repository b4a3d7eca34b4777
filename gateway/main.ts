/** `npm run gateway`: the gateway of terminals (README.md). */
import { flagHelp, readFlags, UsageError } from './options'
import { startGateway } from './start-gateway'

async function main(): Promise<void> {
  const flags = readFlags(process.argv.slice(2))
  if (flags === 'help') {
    console.log(flagHelp.map(([flag, meaning]) => `${flag.padEnd(24)} ${meaning}`).join('\n'))
    return
  }
  const gateway = await startGateway(flags, (line) => console.log(line))
  console.error(`The gateway of terminals listens on ${gateway.origin}${flags.path}.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void gateway.stop().then(() => process.exit(0))
    })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error)
  process.exit(1)
})
