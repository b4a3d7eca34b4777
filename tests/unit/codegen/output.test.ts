import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { staleFiles, writeFiles, type GeneratedFiles } from '../../../codegen/output'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generated-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const files: GeneratedFiles = new Map<string, string | Uint8Array>([
  ['operations.ts', 'export const a = 1\n'],
  ['resources/disk.ts', 'export const b = 2\n'],
  ['fonts/x.woff2', new Uint8Array([0, 255, 10, 13])],
])
const put = (name: string, text: string): void => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}

describe('generated files', () => {
  it('are written, and are then not out of date', () => {
    expect(writeFiles(folder, files)).toEqual(['fonts/x.woff2', 'operations.ts', 'resources/disk.ts'])
    expect(staleFiles(folder, files)).toEqual([])
    expect(readFileSync(join(folder, 'resources/disk.ts'), 'utf8')).toBe('export const b = 2\n')
    expect([...readFileSync(join(folder, 'fonts/x.woff2'))]).toEqual([0, 255, 10, 13])
  })

  it('are out of date when one is missing, changed, or no longer generated', () => {
    writeFiles(folder, files)
    rmSync(join(folder, 'operations.ts'))
    put('resources/disk.ts', 'export const b = 3\n')
    put('resources/gone.ts', 'old')
    expect(staleFiles(folder, files)).toEqual(['operations.ts', 'resources/disk.ts', 'resources/gone.ts'])
  })

  it('are out of date by a single byte, also in a font', () => {
    writeFiles(folder, files)
    writeFileSync(join(folder, 'fonts/x.woff2'), new Uint8Array([0, 255, 10, 12]))
    expect(staleFiles(folder, files)).toEqual(['fonts/x.woff2'])
  })

  it('that are as they should be keep their time, so that watchers stay calm', () => {
    writeFiles(folder, files)
    const before = statSync(join(folder, 'operations.ts')).mtimeMs
    put('resources/disk.ts', 'changed')
    expect(writeFiles(folder, files)).toEqual(['resources/disk.ts'])
    expect(statSync(join(folder, 'operations.ts')).mtimeMs).toBe(before)
  })

  it('that are no longer generated are removed', () => {
    put('resources/gone.ts', 'old')
    expect(writeFiles(folder, files)).toContain('resources/gone.ts')
    expect(existsSync(join(folder, 'resources/gone.ts'))).toBe(false)
  })

  it('are all out of date where there is no folder', () => {
    expect(staleFiles(join(folder, 'nowhere'), files)).toHaveLength(3)
  })
})
