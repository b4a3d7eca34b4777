import { existsSync, statfsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import { createSandbox, type Sandbox } from '../create-sandbox'
import { DatabaseInUseError } from '../store/database-lock'
import { DatabaseFileError } from '../store/file-errors'
import { type Beside, listenBesideServer } from './beside'
import { createSite, type Site } from './create-site'
import { createNodeListener } from './node-listener'
import { type ServerOptions, UsageError } from './options'
import { createSiteGateway, type SiteGateway } from './site-gateway'

/** A running server. */
export interface RunningServer {
  /** `http://host:port`, without a slash at the end. */
  readonly origin: string
  readonly sandbox: Sandbox
  readonly hasConsole: boolean
  /** Stops answering and closes the database. */
  readonly stop: () => Promise<void>
}

/** Folder of the built console. */
const consoleFolder = 'dist/console'

/**
 * Opens the database and listens.
 * @throws UsageError when a flag, the database or the port cannot be used
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const beside = await listenBesideServer(options.port)
  const sandbox = await openBeside(beside, options)
  const folder = join(process.cwd(), consoleFolder)
  try {
    const gateway = createSiteGateway(sandbox, '', options.hosts)
    const server = createServer(createNodeListener(openSite(sandbox, folder, gateway, options.hosts)))
    gateway.listenTo(server)
    const origin = await listen(server, options)
    return {
      origin,
      sandbox,
      hasConsole: existsSync(join(folder, 'index.html')),
      stop: async () => {
        const closed = new Promise<void>((resolve) => {
          server.close(() => {
            resolve()
          })
        })
        server.closeAllConnections()
        await gateway.stop()
        await closed
        await beside.stop()
        sandbox.close()
      },
    }
  } catch (error) {
    await beside.stop()
    sandbox.close()
    throw error
  }
}

/**
 * Opens the sandbox for the flags, and serves it at the ports of `beside`, which is stopped when that fails.
 * @throws UsageError when a flag or the database cannot be used
 */
export async function openBeside(beside: Beside, options: ServerOptions): Promise<Sandbox> {
  try {
    const sandbox = openSandbox({
      ...options,
      sandbox: { ...options.sandbox, ...beside.ports },
    })
    beside.serve(sandbox)
    return sandbox
  } catch (error) {
    await beside.stop()
    throw error
  }
}

function openSite(sandbox: Sandbox, folder: string, gateway: SiteGateway, hosts: readonly string[]): Site {
  try {
    return createSite(sandbox, folder, '', hosts, gateway)
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(error.message) : error
  }
}

/**
 * Opens the sandbox for the flags.
 * @throws UsageError when a flag or the database cannot be used
 */
export function openSandbox(options: ServerOptions): Sandbox {
  const { database, sandbox: wanted } = options
  try {
    const sandbox = createSandbox(wanted)
    const { seed, vms } = sandbox.control.state()
    const isOther = (wanted.seed ?? seed) !== seed || (wanted.vms ?? vms) !== vms
    if (!isOther) return sandbox
    sandbox.close()
    throw new UsageError(
      `The database ${database} holds another world ("${seed}"); add --reset to replace it.`,
    )
  } catch (error) {
    if (error instanceof DatabaseInUseError)
      throw new UsageError(`${error.message}; choose another with --database FILE or ':memory:'.`)
    if (error instanceof RangeError || error instanceof DatabaseFileError)
      throw new UsageError(`${error.message}.`)
    if (error instanceof UsageError) throw error
    throw new UsageError(`The database ${database} cannot be used: ${reasonOf(error, dirname(database))}.`)
  }
}

const leastFreeMegabytes = 2

/** SQLite reports a full disk as an I/O error, so the free space is checked. */
function reasonOf(error: unknown, folder: string): string {
  if (existsSync(folder)) {
    const { bavail, bsize } = statfsSync(folder)
    if ((bavail * bsize) / 2 ** 20 < leastFreeMegabytes) return 'the disk is full'
  }
  return error instanceof Error ? error.message : String(error)
}

async function listen(server: Server, options: ServerOptions): Promise<string> {
  const { host, port } = options
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(new UsageError(explainListening(error, options)))
    })
    server.listen(port, host, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`)
    })
  })
}

/** One sentence on why a server could not listen at the host and port of the options. */
export function explainListening(error: unknown, { host, port }: ServerOptions): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const text = error instanceof Error ? error.message : String(error)
  if (code === 'EADDRINUSE' || text.endsWith(' is already in use'))
    return `Port ${port} on ${host} is taken; choose another with PORT or --port.`
  if (code === 'EACCES') return `Port ${port} may not be used; choose one above 1023 with PORT or --port.`
  return `The server cannot listen on ${host}:${port}: ${text}.`
}
