import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox } from '../../../sandbox/create-sandbox'
import { DatabaseInUseError } from '../../../sandbox/store/database-lock'
import type { IpAddress } from '../../../sandbox/entities'
import { connect, start } from './support'

const rounds = 20
const root = join(import.meta.dirname, '../../..')
/** The process to kill, bundled once, so that twenty starts of it stay short. */
const bundle = join(root, '.cache/killed-process')
const script = join(bundle, 'killed-process.js')

interface Life {
  /** What the process found when it started. */
  readonly found: readonly string[]
  /** What it was told is stored before it was killed. */
  readonly stored: readonly string[]
}

/** Starts a process on the database, lets it store `count` addresses, and kills it in the middle of the next. */
async function live(store: string, round: number, count: number, whileAlive: () => void): Promise<Life> {
  const child = spawn(process.execPath, [script, store, `${round}`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => {
    child.once('exit', resolve)
  })
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (lines.length === 2) whileAlive()
    if (lines.length === count + 1) child.kill('SIGKILL')
  }
  await ended
  const [found = '[]', ...stored] = lines
  return { found: JSON.parse(found), stored }
}

it(`loses nothing that was answered when it is killed ${rounds} times`, { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-kill-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  const store = join(folder, 'state.sqlite')
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { ssr: 'tests/unit/sandbox/killed-process.ts', outDir: bundle, emptyOutDir: true },
  })
  const stored: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const life = await live(store, round, 3 + ((round * 7) % 20), () => {
      expect(() => createSandbox({ store })).toThrow(DatabaseInUseError)
    })
    expect(life.found).toEqual(expect.arrayContaining(stored))
    expect(life.found.length - stored.length).toBeLessThanOrEqual(round * 200)
    stored.push(...life.stored)
  }
  expect(existsSync(`${store}.lock`)).toBe(true)
  const client = connect(createSandbox({ store, clock: createFrozenClock(start) }))
  const addresses = (await client.get<IpAddress[]>('/tll/network/ip_addresses')).body
  expect(addresses.map(({ name }) => name)).toEqual(expect.arrayContaining(stored))
  expect(new Set(addresses.map(({ address }) => address)).size).toBe(addresses.length)
  expect(new Set(addresses.map(({ uuid }) => uuid)).size).toBe(addresses.length)
  client.sandbox.close()
  expect(existsSync(`${store}.lock`)).toBe(false)
})
