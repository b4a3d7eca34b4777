import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'

it('the built console contains no code of the sandbox or the gallery, and nothing a library says to developers', () => {
  const folder = inject('consoleFolder')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const built = files
    .filter((name) => /\.(js|css|html)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(built.length).toBeGreaterThan(20)
  const traces = [
    ...['sqlite', 'DatabaseInUseError', 'demo-indebted', 'createSandbox'],
    ...['Oddington', 'changeExample', 'Filter the gallery'],
    'No routes matched location',
  ]
  expect(traces.filter((trace) => built.some((text) => text.includes(trace)))).toEqual([])
})
