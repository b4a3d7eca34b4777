// @module-tag process
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'
import { beforeAll, expect, it } from 'vitest'
import { seconds } from '../../run/time-limits'
import { createSandbox } from '../../../sandbox/create-sandbox'
import { openDatabase } from '../../../sandbox/store/database'
import { DatabaseInUseError } from '../../../sandbox/store/database-lock'

/**
 * Number of kills, shared by lanes that each have a database of their own and run side by side. `KILLS=200` makes more, in
 * `npm run test:wide -- kills`.
 */
const kills = Number(process.env['KILLS'] ?? 2)
const lanes = ['one', 'two']
const root = join(import.meta.dirname, '../../..')
/** The process to kill, bundled once for quick starts. */
const bundle = join(root, '.cache/killed-process')
const script = join(bundle, 'killed-process.js')

beforeAll(async () => {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { ssr: 'tests/unit/sandbox/killed-process.ts', outDir: bundle, emptyOutDir: true },
    ssr: { noExternal: true, external: ['node-sqlite3-wasm'] },
  })
})

interface Life {
  /** Records the process found when it started, ids by kind. */
  readonly found: Readonly<Record<string, readonly string[]>>
  /** Operations it reported until it was killed. */
  readonly deeds: readonly string[]
}

/** Starts a process on the database, waits for `count` lines, and kills it during the next operation. */
async function live(store: string, round: number, count: number, whileAlive: () => void): Promise<Life> {
  const child = spawn(process.execPath, [script, store, `${round}`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()))
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
  expect(complaint).toBe('')
  const [found = '{}', ...deeds] = lines
  return { found: JSON.parse(found), deeds }
}

/** Whether a record must exist (`true`) or not (`false`); absent if its operation was under way, so either may be. */
type Ledger = Map<string, boolean>

function note(ledger: Ledger, deed: string): void {
  const [verb, kind, id] = deed.split(' ')
  const entry = `${kind} ${id}`
  if (verb === 'made') ledger.set(entry, true)
  else if (verb === 'deleted') ledger.set(entry, false)
  else ledger.delete(entry)
}

function compare(ledger: Ledger, found: Life['found']): void {
  const present = new Set(Object.entries(found).flatMap(([kind, ids]) => ids.map((id) => `${kind} ${id}`)))
  const lost = [...ledger].filter(([entry, isThere]) => isThere && !present.has(entry))
  const risen = [...ledger].filter(([entry, isThere]) => !isThere && present.has(entry))
  expect({ lost, risen }).toEqual({ lost: [], risen: [] })
}

it.concurrent.for(lanes)(
  `loses nothing that was answered, and keeps fitting together, killed ${kills / lanes.length} times: lane %s`,
  { timeout: seconds(600) },
  async (_lane, { onTestFinished }) => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-kill-'))
    onTestFinished(() => {
      rmSync(folder, { recursive: true, force: true })
    })
    const store = join(folder, 'state.sqlite')
    const ledger: Ledger = new Map()
    const ids = new Set<string>()
    for (let round = 1; round <= kills / lanes.length; round += 1) {
      const life = await live(store, round, 3 + ((round * 7) % 40), () => {
        expect(() => createSandbox({ store })).toThrow(DatabaseInUseError)
      })
      compare(ledger, life.found)
      for (const deed of life.deeds) {
        if (deed.startsWith('made ')) {
          expect(ids).not.toContain(deed)
          ids.add(deed)
        }
        note(ledger, deed)
      }
    }
    expect(existsSync(`${store}.lock`)).toBe(true)
    const database = openDatabase(store)
    expect(database.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
    database.close()
    expect(existsSync(`${store}.lock`)).toBe(false)
    expect(ids.size).toBeGreaterThan(kills)
  },
)
