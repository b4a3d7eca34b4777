import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createFrozenClock } from '../../../sandbox/clock'
import { createSandbox } from '../../../sandbox/create-sandbox'
import { median, type Figure } from '../figures'

const port = 8186
const origin = `http://127.0.0.1:${port}`
const machines = 10_000

const headers = { apikey: 'demo-customer', 'content-type': 'application/json' }

/** The built server with a world in memory. */
function serve(): ChildProcess {
  const flags = ['--port', String(port), '--database', ':memory:']
  return spawn(process.execPath, ['dist/sandbox/server.js', ...flags], { stdio: 'ignore' })
}

/** Waits until the server answers a call that needs the world; milliseconds. */
async function answered(since: number): Promise<number> {
  for (;;) {
    const answer = await fetch(`${origin}/v1/tll/user-resource/vm/list`, { headers }).catch(() => undefined)
    if (answer?.ok) {
      await answer.arrayBuffer()
      return performance.now() - since
    }
    if (performance.now() - since > 60_000) throw new Error('The sandbox does not answer')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

async function send(method: string, path: string, body?: object): Promise<string> {
  const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) }
  return (await fetch(`${origin}/v1${path}`, init)).text()
}

/** Eight calls as a console and a program make them in turn; they leave the world unchanged. */
async function mixedRound(): Promise<void> {
  await send('GET', '/tll/user-resource/vm/list')
  await send('GET', '/tll/network/ip_addresses')
  await send('GET', '/payment/billing_account/list')
  await send('GET', '/user-resource/user')
  await send('GET', '/jhv/storage/disks')
  const made = JSON.parse(await send('POST', '/tll/network/ip_addresses', { billing_account_id: 120_348 }))
  await send('DELETE', `/tll/network/ip_addresses/${made.address}`)
  await send('POST', '/tll/storage/disks', { size_gb: 'many' })
}
const callsOfRound = 8

async function mixed(calls: number): Promise<number> {
  const start = performance.now()
  const lanes = 8
  const rounds = Math.ceil(calls / callsOfRound / lanes)
  const lane = async (): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) await mixedRound()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return (performance.now() - start) / (rounds * lanes * callsOfRound)
}

/** Memory of a process, MB. */
function memory(child: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024
}

async function longList(runs: number): Promise<{ ours: number; floor: number }> {
  const clock = createFrozenClock(Date.parse('2026-11-20T12:00:00Z'))
  const sandbox = createSandbox({ vms: machines, clock })
  const taken: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
  const locations = ['tll', 'trtu', 'jhv', 'jkt01']
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    const texts: string[] = []
    for (const slug of locations) {
      const request = new Request(`http://sandbox.test/v1/${slug}/user-resource/vm/list`, { headers })
      texts.push(await (await sandbox.fetch(request)).text())
    }
    taken.ours.push(performance.now() - start)
    const lists: unknown[] = texts.map((text) => JSON.parse(text))
    const plain = performance.now()
    for (const list of lists) JSON.stringify(list)
    taken.floor.push(performance.now() - plain)
  }
  sandbox.close()
  return { ours: median(taken.ours), floor: median(taken.floor) }
}

/** S1 to S4: the sandbox as a developer's daily tool, built before it is measured. F is the time of `JSON.stringify` for the same list. */
export async function measureSandbox(quick: boolean): Promise<Figure[]> {
  execFileSync(process.execPath, ['--import', 'tsx', 'codegen/vite/build.ts', 'server'])
  const starts: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const start = performance.now()
    const child = serve()
    starts.push(await answered(start))
    await stop(child)
  }
  const figures: Figure[] = [
    {
      id: 'S1',
      what: 'cold start until the first list is answered',
      unit: 'ms',
      ours: median(starts),
      must: { value: 1000 },
    },
    {
      id: 'S2',
      what: `a list of ${machines} machines`,
      unit: 'ms',
      ...(await longList(quick ? 3 : 9)),
      must: { value: 3, of: 'F' },
    },
  ]
  const child = serve()
  try {
    await answered(performance.now())
    await mixed(2000)
    figures.push({
      id: 'S3',
      what: 'a mixed request, eight at a time',
      unit: 'ms',
      ours: await mixed(quick ? 4000 : 16_000),
      must: { value: 1 },
    })
    if (quick) return figures
    // As many requests as below first: the heap reaches its size, so later growth is a leak.
    await mixed(100_000)
    const before = memory(child)
    await mixed(100_000)
    figures.push({
      id: 'S4',
      what: 'memory that a further 100,000 requests add',
      unit: 'MB',
      ours: Math.max(0, memory(child) - before),
      must: { value: 20 },
    })
    return figures
  } finally {
    await stop(child)
  }
}
