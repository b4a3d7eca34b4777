import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { layerLocales } from '../../../../codegen/vite/layer-locales'

let folder = ''
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('the languages of the library for layers', () => {
  it('are those of the folders, by language, and the one it falls back to', () => {
    folder = mkdtempSync(join(tmpdir(), 'locales-'))
    for (const tag of ['et', 'pt-BR', 'en', 'pt']) mkdirSync(join(folder, tag))
    writeFileSync(join(folder, 'README.md'), '')
    expect(layerLocales(folder)).toEqual(['en', 'et', 'pt'])
  })
})
