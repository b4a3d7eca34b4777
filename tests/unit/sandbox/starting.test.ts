import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readOptions, UsageError } from '../../../sandbox/server/options'
import { startServer } from '../../../sandbox/server/start-server'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

describe('starting the server', () => {
  const memory = ['--database', ':memory:', '--port', '0']

  function options(args: readonly string[]): Exclude<ReturnType<typeof readOptions>, 'help'> {
    const read = readOptions(args, {})
    if (read === 'help') throw new Error('Only help')
    return read
  }

  it('reads flags, and HOST and PORT from the environment', () => {
    expect(readOptions([], {})).toMatchObject({ host: '127.0.0.1', port: 8080 })
    expect(readOptions([], { HOST: '0.0.0.0', PORT: '9000' })).toMatchObject({ host: '0.0.0.0', port: 9000 })
    expect(readOptions(['--allow-host', 'box.example'], { HOST: 'box' })).toMatchObject({
      hosts: ['box.example', 'box'],
    })
    expect(readOptions(['--help'], {})).toBe('help')
    const flags = [
      '--seed',
      'busy',
      '--latency',
      '50',
      '--fail',
      '0.05',
      '--down',
      'jhv',
      '--down',
      'jkt01',
      '--theme',
      'mandari',
      '--site',
      'bare-metal',
      '--reset',
    ]
    expect(options(flags).sandbox).toMatchObject({
      seed: 'busy',
      latency: 50,
      failRate: 0.05,
      down: ['jhv', 'jkt01'],
      theme: 'mandari',
      site: 'bare-metal',
      reset: true,
    })
  })

  it('is fixed at the given time', () => {
    expect(options(['--clock', '2026-11-21T08:46:00Z']).sandbox.clock?.now()).toBe(
      Date.UTC(2026, 10, 21, 8, 46),
    )
  })

  it.each([
    [['--bogus'], "Unknown option '--bogus'. The flags are listed by --help."],
    [['extra'], /^Unexpected argument 'extra'/],
    [['--port', 'http'], '--port takes a number from 0 to 65535, not "http".'],
    [['--fail', '2'], '--fail takes a number from 0 to 1, not "2".'],
    [['--vms', '60000'], '--vms takes a number from 0 to 50000, not "60000".'],
    [['--site', 'metal'], '--site takes cloud, bare-metal, local, reseller, managed, not "metal".'],
    [['--theme', 'none'], /^--theme takes aldera, .+, not "none"\.$/],
    [['--clock', 'noon'], /^--clock takes a time/],
  ])('refuses %j in one sentence', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(UsageError)
    expect(() => readOptions(args, {})).toThrow(message)
  })

  it('refuses an unknown world or location, another world in the database, a taken port and a folder as database', async () => {
    const folder = emptyFolder()
    const fails = async (args: readonly string[]): Promise<string> =>
      startServer(options(args)).then(
        async (server) => {
          await server.stop()
          return 'started'
        },
        (error: unknown) =>
          error instanceof UsageError ? error.message : `no usage error: ${String(error)}`,
      )
    expect(await fails([...memory, '--seed', 'nowhere'])).toMatch(
      /^There is no world "nowhere"; there are: small, /,
    )
    expect(await fails([...memory, '--down', 'mars'])).toBe('There is no location mars.')
    expect(await fails(['--port', '0', '--database', folder])).toMatch(/^The database .* cannot be used: /)
    const file = join(folder, 'state.sqlite')
    expect(await fails(['--port', '0', '--database', file])).toBe('started')
    expect(await fails(['--port', '0', '--database', file, '--seed', 'busy'])).toBe(
      `The database ${file} holds another world ("small"); add --reset to replace it.`,
    )
    const other = await startServer(options(['--port', '0', '--database', file]))
    expect(await fails(['--port', '0', '--database', file])).toMatch(
      /^The database .*; choose another with --database FILE or ':memory:'\.$/,
    )
    await other.stop()
    const running = await startServer(options(memory))
    const { port } = new URL(running.origin)
    expect(await fails(['--database', ':memory:', '--port', port])).toBe(
      `Port ${port} on 127.0.0.1 is taken; choose another with PORT or --port.`,
    )
    await running.stop()
  })
})
