import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import ways from './ways.json'

/** The files a trace names, in order: the backticked paths of the line that begins with "Files:". */
function filesOf(heading: string): string[] {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const chapter = text.split(/^## /m).find((each) => each.startsWith(heading)) ?? ''
  const list = chapter.split(/^Files: /m)[1]?.split('\n\n')[0] ?? ''
  return [...list.matchAll(/`([^`]+)`/g)].map(([, path = '']) => `src/${path}`)
}

/** The files of the project a module imports, statically or on demand. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].flatMap(([, path = '']) => {
    const base = normalize(join(dirname(file), path))
    return [`${base}.ts`, `${base}.tsx`].filter((each) => existsSync(each))
  })
}

describe.each([
  ['From address to row', 25],
  ['From form to call', 25],
  ['From action to state', 15],
] as const)('%s', (heading, most) => {
  const files = filesOf(heading)

  it(`names its files, at most ${most}, each once`, () => {
    expect(files.length).toBeGreaterThan(5)
    expect(files.length).toBeLessThanOrEqual(most)
    expect(new Set(files).size).toBe(files.length)
  })

  it('names files that are there', () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('leads from each file to the next ones: each is imported by one before it', () => {
    const known = files.filter((file) => existsSync(file))
    const lost = known.filter(
      (file, index) => index > 0 && !known.slice(0, index).some((before) => importsOf(before).includes(file)),
    )
    expect(lost).toEqual([])
  })
})

it('the table of what runs comes to what is recorded', () => {
  const [, sums = ''] = /^\| together +\|(.+)\|$/m.exec(readFileSync('docs/architecture.md', 'utf8')) ?? []
  expect(sums.split('|').map(Number)).toEqual([ways.row, ways.key, ways.stop])
})
