import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Figure } from '../figures'

async function seconds(command: string, args: readonly string[]): Promise<number> {
  const start = performance.now()
  const child = spawn(command, args, { stdio: 'ignore' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
  return (performance.now() - start) / 1000
}

/** Seconds from starting the development server until it has answered with the document. */
async function devServer(port: number): Promise<number> {
  const start = performance.now()
  const flags = ['codegen/vite/dev.ts', '--port', String(port), '--database', ':memory:']
  const child = spawn(process.execPath, ['--import', 'tsx', ...flags], { stdio: 'ignore' })
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/app/`, { headers: { accept: 'text/html' } }).catch(
        () => undefined,
      )
      if (answer?.ok) return (performance.now() - start) / 1000
      if (performance.now() - start > 60_000) throw new Error('The development server does not answer')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  } finally {
    child.kill('SIGTERM')
  }
}

/** P19: times for which a developer of the console waits. */
export async function measureTools(quick: boolean): Promise<Figure[]> {
  const figures: Figure[] = [
    {
      id: 'P19',
      what: 'production build',
      unit: 's',
      ours: await seconds(process.execPath, ['--import', 'tsx', 'tests/bench/build.ts']),
      must: { value: 8 },
      reach: { value: 4 },
    },
  ]
  if (quick) return figures
  rmSync('.cache/tsc.tsbuildinfo', { force: true })
  figures.push(
    {
      id: 'P19',
      what: 'type check, nothing kept',
      unit: 's',
      ours: await seconds('npx', ['tsc', '--noEmit', '-p', '.']),
      must: { value: 15 },
      reach: { value: 8 },
    },
    {
      id: 'P19',
      what: 'development server answers',
      unit: 's',
      ours: await devServer(8187),
      must: { value: 1.5 },
      reach: { value: 0.8 },
    },
  )
  return figures
}
