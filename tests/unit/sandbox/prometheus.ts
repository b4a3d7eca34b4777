import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished, vi } from 'vitest'
import { seconds } from '../../run/time-limits'
import { findProgram } from '../../run/needs'

/** A sample of a series: its time in seconds since 1970, and its value as text. */
export interface Sample {
  readonly metric: Readonly<Record<string, string>>
  readonly values: readonly (readonly [at: number, value: string])[]
}

/** A real Prometheus with these series; returns its origin. It ends with the test. */
export async function startPrometheus(series: readonly Sample[]): Promise<string> {
  const program = findProgram('prometheus')
  if (program === undefined) throw new Error('Prometheus is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'prometheus-'))
  const [samples, config, data] = ['samples', 'prometheus.yml', 'data'].map((name) => join(folder, name))
  if (samples === undefined || config === undefined || data === undefined) throw new Error('No folder')
  writeFileSync(samples, openMetrics(series))
  writeFileSync(config, 'scrape_configs: []\n')
  const tool = join(dirname(program), 'promtool')
  await promisify(execFile)(tool, ['tsdb', 'create-blocks-from', 'openmetrics', samples, data])
  const port = await freePort()
  const flags = [`--config.file=${config}`, `--storage.tsdb.path=${data}`, '--storage.tsdb.retention.time=9y']
  const server = spawn(program, [...flags, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' })
  onTestFinished(async () => {
    server.kill()
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  const origin = `http://127.0.0.1:${port}`
  await vi.waitFor(
    async () => {
      if (!(await fetch(`${origin}/-/ready`)).ok) throw new Error('Prometheus is not ready')
    },
    { timeout: seconds(30), interval: 50 },
  )
  return origin
}

/** Series in the text format that `promtool` reads, grouped by name. */
function openMetrics(series: readonly Sample[]): string {
  const lines = series
    .map(({ metric: { __name__: name = '', ...labels }, values }) => {
      const pairs = Object.entries(labels).map(([label, value]) => `${label}=${JSON.stringify(value)}`)
      const line = `${name}{${pairs.join(',')}}`
      return values.map(([at, value]) => `${line} ${value} ${at}\n`).join('')
    })
    .sort()
  return `${lines.join('')}# EOF\n`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}
