import fs, { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createControlApi } from '../../../sandbox/http/control-api'
import type { VirtualMachine } from '../../../sandbox/entities'
import { type Client, errorText, openSandbox, vmsIn, wantedVm } from './support'

const text = 'The database cannot be written; the disk may be full. Free some space and try again.'

/** A sandbox whose database is a file, and a disk that can be filled and freed: while full, every write fails. */
function openOnDisk(): { client: Client; fill: () => void; free: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'))
  onTestFinished(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true, force: true })
  })
  const client = openSandbox({ store: join(folder, 'world.sqlite') })
  return {
    client,
    fill: () => {
      vi.spyOn(fs, 'writeSync').mockImplementation(() => {
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
      })
    },
    free: () => vi.restoreAllMocks(),
  }
}

const create = async (client: Client, name: string) =>
  client.post<VirtualMachine>('/tll/user-resource/vm', wantedVm({ name }))

const names = async (client: Client): Promise<string[]> => (await vmsIn(client)).map(({ name }) => name)

describe('a disk that is full while the sandbox runs', () => {
  it('refuses writes in clear words, again and again, goes on reading, and writes once there is room', async () => {
    const { client, fill, free } = openOnDisk()
    expect((await create(client, 'before')).status).toBe(200)
    const before = await names(client)
    fill()
    for (let time = 0; time < 3; time += 1) {
      const refused = await create(client, 'during')
      expect([refused.status, errorText(refused)]).toEqual([507, text])
      expect(await names(client)).toEqual(before)
    }
    free()
    expect((await create(client, 'after')).status).toBe(200)
    expect(await names(client)).toEqual([...before, 'after'])
  })

  it('lets time stand still for those who read, and go on later', async () => {
    const { client, fill, free } = openOnDisk()
    await create(client, 'waiting')
    const state = async (): Promise<string | undefined> =>
      (await vmsIn(client)).find(({ name }) => name === 'waiting')?.status
    client.advance(60)
    fill()
    expect(await state()).toBe('creating')
    free()
    expect(await state()).toBe('running')
  })

  it('is reported by the control, and the clock stops', async () => {
    const { client, fill, free } = openOnDisk()
    const api = createControlApi(client.sandbox.control)
    const now = (): string => client.sandbox.control.state().now
    const advance = async (): Promise<Response> =>
      api(
        new Request('http://127.0.0.1/_sandbox/clock', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"advance":60}',
        }),
      )
    const before = now()
    fill()
    const refused = await advance()
    expect([refused.status, await refused.json(), now()]).toEqual([507, { message: text }, before])
    free()
    expect((await advance()).status).toBe(200)
    expect(now()).not.toBe(before)
  })
})
