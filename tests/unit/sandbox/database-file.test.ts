// @module-tag process
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sqlite from 'node-sqlite3-wasm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox } from '../../../sandbox/create-sandbox'
import { openSandbox as openServerSandbox } from '../../../sandbox/server/start-server'
import { connect, start, vmsIn } from './support'

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'database-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return join(folder, 'world.sqlite')
}

const clock = () => createFrozenClock(start)

/** The error of a server that is started with the file. */
function refusal(file: string, reset = false): string {
  try {
    openServerSandbox({
      host: '127.0.0.1',
      port: 0,
      hosts: [],
      database: file,
      sandbox: { store: file, reset, clock: clock() },
    }).close()
    return 'started'
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  }
}

/** Overwrites pages in the middle of a world's file. */
function damage(file: string): void {
  createSandbox({ store: file, clock: clock() }).close()
  const bytes = readFileSync(file)
  for (let page = 3; page < 20; page += 1) bytes.fill(0xee, page * 4096 + 16, page * 4096 + 3000)
  writeFileSync(file, bytes)
}

describe('the file of a database', () => {
  it('is refused with damaged pages, in one sentence that names it and the cure, which works', async () => {
    const file = newFile()
    damage(file)
    expect(refusal(file)).toBe(
      `UsageError: The database ${file} is damaged; start with --reset to make the world anew.`,
    )
    const sandbox = createSandbox({ store: file, clock: clock(), reset: true })
    onTestFinished(sandbox.close)
    expect(await vmsIn(connect(sandbox))).toHaveLength(5)
  })

  it('is refused when another program made it, with --reset as well, and stays as it was', () => {
    const file = newFile()
    const other = new sqlite.Database(file)
    other.exec('CREATE TABLE bookmark (url TEXT); INSERT INTO bookmark VALUES (1)')
    other.close()
    const before = readFileSync(file)
    for (const reset of [false, true])
      expect(refusal(file, reset)).toBe(
        `UsageError: ${file} is the database of another program; name another file with --database.`,
      )
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(existsSync(`${file}.owner`)).toBe(false)
  })

  it('is refused when another program marked it, though it is empty yet', () => {
    const file = newFile()
    const other = new sqlite.Database(file)
    other.exec('PRAGMA application_id = 252006673')
    other.close()
    expect(refusal(file)).toContain('is the database of another program')
  })

  it('is taken when it is empty, when the sandbox made it, and when it did so before it marked its files', () => {
    const file = newFile()
    writeFileSync(file, '')
    expect([refusal(file), refusal(file)]).toEqual(['started', 'started'])
    const unmarked = new sqlite.Database(file)
    unmarked.get('PRAGMA locking_mode = EXCLUSIVE')
    expect(unmarked.get('PRAGMA application_id')).toEqual({ application_id: 0x63736278 })
    unmarked.exec('PRAGMA application_id = 0')
    unmarked.close()
    expect(refusal(file)).toBe('started')
  })
})
