import {
  closeSync,
  cpSync,
  existsSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox, type SandboxOptions } from '../../../sandbox/create-sandbox'
import { readDescription } from '../../../sandbox/http/description'
import { DatabaseInUseError } from '../../../sandbox/store/database-lock'
import type { VirtualMachine } from '../../../sandbox/entities'
import { type Client, connect, start, vmNamed, vmsIn, wantedVm } from './support'

function databaseFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return join(folder, 'deeper', 'state.sqlite')
}

function open(store: string, more: SandboxOptions = {}): Client {
  return connect(createSandbox({ clock: createFrozenClock(start), store, ...more }))
}

describe('state in a file', () => {
  it('is there after a restart: records, ids, clock, world', async () => {
    const store = databaseFile()
    const first = open(store)
    await first.post('/tll/user-resource/vm', wantedVm())
    first.advance(30)
    const before = await vmsIn(first)
    first.sandbox.close()

    const second = open(store)
    expect(await vmsIn(second)).toEqual(before)
    expect(second.sandbox.control.state()).toMatchObject({ seed: 'small', now: '2026-11-21T08:46:30.000Z' })
    second.advance(30)
    expect((await vmNamed(second, 'new-machine')).status).toBe('running')
    const other = await second.post<VirtualMachine>(
      '/tll/user-resource/vm',
      wantedVm({ name: 'another-one' }),
    )
    expect(before.map(({ uuid }) => uuid)).not.toContain(other.body.uuid)
    second.sandbox.close()
  })

  it('is thrown away when asked', async () => {
    const store = databaseFile()
    const first = open(store)
    await first.post('/tll/user-resource/vm', wantedVm())
    first.advance(600)
    first.sandbox.close()
    const second = open(store, { reset: true, seed: 'empty' })
    expect(await vmsIn(second)).toEqual([])
    second.sandbox.close()
    const third = open(store)
    expect(third.sandbox.control.state().now).toBe('2026-11-21T08:46:00.000Z')
    third.sandbox.close()
  })

  it('keeps its world whatever seed is named', async () => {
    const store = databaseFile()
    open(store).sandbox.close()
    const second = open(store, { seed: 'empty' })
    expect(second.sandbox.control.state().seed).toBe('small')
    second.sandbox.close()
  })

  it('is made anew when the API description has changed, since stored lists are answered as they are', async () => {
    const store = databaseFile()
    const first = open(store)
    await first.post('/tll/user-resource/vm', wantedVm())
    first.sandbox.close()
    const second = open(store, { description: { ...readDescription(), 'x-changed': true } })
    expect(await vmsIn(second)).toHaveLength(5)
    second.sandbox.close()
  })

  it('gives other correlation ids after a restart', async () => {
    const store = databaseFile()
    const ids = new Set<string | null>()
    for (let time = 0; time < 3; time += 1) {
      const client = open(store)
      ids.add((await client.get('/config/locations')).headers.get('x-warren-correlation-id'))
      client.sandbox.close()
    }
    expect(ids.size).toBe(3)
  })

  it('belongs to one sandbox at a time', () => {
    const store = databaseFile()
    const client = open(store)
    expect(() => open(store)).toThrow(DatabaseInUseError)
    client.sandbox.close()
    open(store).sandbox.close()
  })

  it('is of its own folder: a copy of it belongs to nobody', () => {
    const store = databaseFile()
    const client = open(store)
    const [, inode] = readFileSync(`${store}.owner`, 'utf8').split('\n')
    // As if another process that lives had opened it.
    const stat = `/proc/${process.ppid}/stat`
    const other = existsSync(stat) ? readFileSync(stat, 'utf8') : ''
    const begun = other.slice(other.lastIndexOf(')') + 2).split(' ')[19]
    const named = begun === undefined ? `${process.ppid}` : `${process.ppid} ${begun}`
    client.sandbox.close()
    const owner = openSync(`${store}.owner`, 'w')
    writeFileSync(owner, `${named}\n${fstatSync(owner, { bigint: true }).ino}`)
    closeSync(owner)
    expect(inode).toMatch(/^\d+$/)
    expect(() => open(store)).toThrow(`in use by process ${process.ppid}`)
    const copy = join(dirname(store), '..', 'copy')
    cpSync(dirname(store), copy, { recursive: true })
    open(join(copy, 'state.sqlite')).sandbox.close()
  })

  it('is taken over from a process that is gone, its lock included', async () => {
    const store = databaseFile()
    open(store).sandbox.close()
    mkdirSync(`${store}.lock`)
    writeFileSync(`${store}.owner`, '4194304 1')
    const client = open(store)
    expect(await vmsIn(client)).toHaveLength(5)
    client.sandbox.close()
  })
})
