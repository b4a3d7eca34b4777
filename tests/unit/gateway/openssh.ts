import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { onTestFinished } from 'vitest'
import { findProgram } from '../../run/needs'

/** OpenSSH's own server on the loopback interface, with a home of its own. */
export interface OpenSsh {
  /** The user who may sign in, with keys only. */
  readonly user: string
  readonly dial: () => Promise<Duplex>
  /** Makes a key pair, authorises the public key, and returns the file of the private one. */
  readonly makeKey: (type: string) => string
  /** Fingerprint of the host key, as `ssh-keygen` prints it. */
  readonly fingerprint: () => string
  /** Restarts with another host key. */
  readonly changeHostKey: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

const keygen = (...args: string[]): string => execFileSync('ssh-keygen', args).toString()

/** Starts a server; it ends with the test. Runs as the user of the test, and accepts no other user. */
export async function startOpenSsh(): Promise<OpenSsh> {
  const program = findProgram('openssh-server') ?? 'sshd'
  const { uid, username: user } = userInfo()
  // If the system's own service was never started, the folder sshd needs is missing.
  if (uid === 0) mkdirSync('/run/sshd', { recursive: true })
  const home = mkdtempSync(join(tmpdir(), 'sshd-'))
  mkdirSync(join(home, '.ssh'))
  const port = await freePort()
  const config = join(home, 'sshd_config')
  const hostKey = join(home, 'host')
  const allowed = join(home, '.ssh/authorized_keys')
  writeFileSync(allowed, '')
  writeFileSync(
    config,
    [
      ...[`ListenAddress 127.0.0.1:${port}`, `HostKey ${hostKey}`, 'PidFile none', 'PermitRootLogin yes'],
      ...[`AuthorizedKeysFile ${allowed}`, 'StrictModes no', 'UsePAM no', `AllowUsers ${user}`],
      ...['PasswordAuthentication no', 'KbdInteractiveAuthentication no', `SetEnv HOME=${home}`],
    ].join('\n'),
  )
  let stop = async (): Promise<void> => undefined
  const start = async (): Promise<void> => {
    rmSync(hostKey, { force: true })
    keygen('-q', '-t', 'ed25519', '-N', '', '-f', hostKey)
    const server = spawn(program, ['-D', '-e', '-f', config], { stdio: ['ignore', 'ignore', 'pipe'] })
    const ended = once(server, 'exit')
    stop = async () => {
      server.kill()
      await ended
    }
    let said = ''
    await new Promise<void>((resolve, reject) => {
      server.once('exit', () => reject(new Error(`sshd ended: ${said}`)))
      server.stderr.on('data', (bytes: Buffer) => {
        said += bytes.toString()
        if (said.includes('Server listening')) resolve()
      })
    })
  }
  await start()
  onTestFinished(async () => {
    await stop()
    rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  })
  let keys = 0
  return {
    user,
    dial: async () => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      return socket
    },
    makeKey: (type) => {
      keys += 1
      const file = join(home, `key-${keys}`)
      keygen('-q', '-t', type, '-N', '', '-f', file)
      writeFileSync(allowed, readFileSync(`${file}.pub`, 'utf8'), { flag: 'a' })
      return readFileSync(file, 'utf8')
    },
    fingerprint: () => keygen('-lf', hostKey).split(' ')[1] ?? '',
    changeHostKey: async () => {
      await stop()
      await start()
    },
  }
}
