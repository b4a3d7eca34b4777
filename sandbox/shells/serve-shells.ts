import { connect } from 'node:net'
import { type Duplex, duplexPair } from 'node:stream'
import ssh2, { type AuthContext, type Connection, type Server } from 'ssh2'
import { readAuthorizedKeys } from './authorized-keys'
import { newFiles } from './commands'
import { hostKey } from './host-key'
import { openLine, runShell, untilEnded } from './line-shell'
import type { FindMachine, ShellMachine } from './machine'
import { runConsole } from './serial-line'

/** The shells of the machines of a sandbox, on the loopback interface. */
export interface Shells {
  /** Connects to the machine that a public address leads to; rejects if none runs. */
  readonly dial: (address: string) => Promise<Duplex>
  /** Connects to the serial console of a running machine; rejects if there is none. */
  readonly serial: (uuid: string) => Promise<Duplex>
  readonly stop: () => Promise<void>
}

/** SSH server of a machine, kept while the sandbox runs. */
interface Kept {
  readonly installation: string
  readonly server: Server
  readonly port: Promise<number>
}

const loopback = '127.0.0.1'

/**
 * One SSH server per machine, started at its first connection. The machine's user signs in with `password`, or with a key
 * in `~/.ssh/authorized_keys` of the machine.
 */
export function createShells(find: FindMachine, password: string, now: () => number): Shells {
  const machines = new Map<string, Kept>()
  const files = new Map<string, Map<string, string>>()
  const sockets = new Set<{ destroy: () => unknown }>()

  const filesOf = (machine: ShellMachine): Map<string, string> => {
    const kept = files.get(machine.installation) ?? newFiles(machine, machine.username)
    files.set(machine.installation, kept)
    return kept
  }
  const mayEnter = (machine: ShellMachine, asked: AuthContext): boolean => {
    if (asked.username !== machine.username) return false
    if (asked.method === 'password') return asked.password === password
    if (asked.method !== 'publickey') return false
    const file = filesOf(machine).get(`/home/${machine.username}/.ssh/authorized_keys`) ?? ''
    const sent = asked.key.data.toString('base64')
    const known = readAuthorizedKeys(file).some(
      ({ key, expiresAt }) => key === sent && (expiresAt === undefined || expiresAt > now()),
    )
    if (!known || asked.signature === undefined || asked.blob === undefined) return known
    const key = ssh2.utils.parseKey(asked.key.data)
    return !(key instanceof Error) && key.verify(asked.blob, asked.signature, asked.hashAlgo)
  }
  const serve = (machine: ShellMachine, client: Connection): void => {
    client
      .on('error', () => client.end())
      .on('authentication', (asked) => {
        if (mayEnter(machine, asked)) asked.accept()
        else asked.reject(['publickey', 'password'])
      })
      .on('session', (accept) => {
        let size = { cols: 80, rows: 24 }
        accept()
          .on('pty', (agree, _refuse, { cols, rows }) => {
            size = { cols, rows }
            agree?.()
          })
          .on('window-change', (agree, _refuse, { cols, rows }) => {
            size = { cols, rows }
            agree?.()
          })
          .on('shell', (agree) => {
            const greeting = `Linux ${machine.name}, ${machine.system}\nA shell of the sandbox. Type help for what there is.\n`
            const { username: user } = machine
            const stream = agree()
            const line = openLine(stream)
            void untilEnded(async () => {
              await runShell({
                line,
                ...{ machine, user, files: filesOf(machine), size: () => size, greeting },
              })
              stream.exit(0)
              stream.end()
            })
          })
      })
  }
  const serverOf = (machine: ShellMachine): Kept => {
    const before = machines.get(machine.uuid)
    if (before?.installation === machine.installation) return before
    before?.server.close()
    const server = new ssh2.Server({ hostKeys: [hostKey(machine.installation)] }, (client) =>
      serve(machine, client),
    )
    const port = new Promise<number>((resolve, reject) => {
      server.on('error', reject)
      server.listen(0, loopback, () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    const kept = { installation: machine.installation, server, port }
    machines.set(machine.uuid, kept)
    return kept
  }
  return {
    serial: async (uuid) => {
      const machine = find({ uuid })
      if (!machine) throw new Error('There is no such machine')
      const [near, far] = duplexPair()
      sockets.add(near)
      near.once('close', () => {
        sockets.delete(near)
        far.destroy()
      })
      void runConsole(openLine(far), { machine, password, files: filesOf(machine) })
      return near
    },
    dial: async (address) => {
      const machine = find({ address })
      if (!machine) throw new Error(`Nothing answers at ${address}`)
      const port = await serverOf(machine).port
      return new Promise((resolve, reject) => {
        const socket = connect({ host: loopback, port })
        sockets.add(socket)
        socket.once('close', () => sockets.delete(socket))
        socket.once('error', reject)
        socket.once('connect', () => resolve(socket))
      })
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await Promise.all(
        [...machines.values()].map(
          ({ server }) => new Promise<void>((resolve) => void server.close(() => resolve())),
        ),
      )
    },
  }
}
