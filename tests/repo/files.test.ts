import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { manifests } from '../../resource-manifests'
import { filesIn, textOf } from './sources'

const folders = [
  'src',
  'client',
  'codegen',
  'resource-manifests',
  'sandbox',
  'tests',
  'openapi',
  'themes',
  'locales',
]

describe('files', () => {
  it('[CARD-03] have their places', () => {
    const places = ['package.json', 'openapi', 'codegen', 'src', 'resource-manifests', 'themes', 'locales']
    const found = readdirSync(join(import.meta.dirname, '../..'))
    expect(found).toEqual(expect.arrayContaining([...places, 'vite.config.ts', 'tests']))
  })

  it('are imported where they are: one list of manifests, no other index', () => {
    const lists = folders.flatMap((folder) => filesIn(folder, /\/index\.[jt]sx?$/))
    expect(lists).toEqual(['resource-manifests/index.ts'])
  })

  it('of manifests are all listed', () => {
    const files = filesIn('resource-manifests', /^resource-manifests\/[\w-]+\.ts$/)
      .map((file) => file.slice('resource-manifests/'.length, -'.ts'.length))
      .filter((name) => name !== 'index')
    const listed = manifests.map(({ type }) => type.replaceAll('_', '-'))
    expect([...listed].sort()).toEqual(files)
  })

  it('of manifests have at most 200 lines: what is longer is parts in a folder', () => {
    const long = filesIn('resource-manifests', /\.ts$/)
      .map((file) => ({ file, lines: textOf(file).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 200)
    expect(long).toEqual([])
  })

  it('of settings name what they import with its ending, as Node reads them by itself', () => {
    const bare = filesIn('tests', /^tests\/vitest\.[\w.]*config\.ts$/).flatMap((file) =>
      [...textOf(file).matchAll(/ from '(\.[^']*)'/g)].flatMap(([, path = '']) =>
        path.endsWith('.ts') ? [] : [`${file}: ${path}`],
      ),
    )
    expect(bare).toEqual([])
  })

  it('that are generated say so', () => {
    const generated = filesIn('src/generated', /\.(ts|css)$/)
    expect(generated.length).toBeGreaterThan(0)
    const silent = generated.filter((file) => !/generated/i.test(textOf(file).slice(0, 300)))
    expect(silent).toEqual([])
  })

  it.each([...folders, 'docs'])('in %s/ are explained by a README', (folder) => {
    expect(textOf(`${folder}/README.md`).length).toBeGreaterThan(200)
  })

  it('in each room below src and codegen are explained by a README', () => {
    const rooms = ['src', 'src/engine', 'codegen'].flatMap((folder) =>
      readdirSync(join(import.meta.dirname, '../..', folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${folder}/${entry.name}`),
    )
    const silent = rooms
      // Written by the generator, and the stage of the gallery.
      .filter((room) => room !== 'src/generated' && room !== 'src/engine/examples')
      .filter((room) => filesIn(room, /^[^/]+\/[^/]+(\/[^/]+)?\/README\.md$/).length === 0)
    expect(silent).toEqual([])
  })

  it('of styles give no size of text in px, which would not follow the one set in the browser', () => {
    const fixed = /(?:font-size|line-height|font|--(?:fs|lh)-\w+)\s*:[^;{}]*\dpx/
    const found = ['src', 'themes'].flatMap((folder) =>
      filesIn(folder, /\.css$/).filter((file) => fixed.test(textOf(file))),
    )
    expect(found).toEqual([])
  })

  it('of styles ask for no size of the window in px, which would not follow the size of text either', () => {
    const inPx = filesIn('src', /\.css$/).flatMap((file) =>
      (textOf(file).match(/@(media|container)[^{]*\d(px)[^{]*\{/g) ?? []).map((query) => `${file}: ${query}`),
    )
    expect(inPx).toEqual([])
  })

  it('name no machine, registry or person', () => {
    const suspicious = /registry\.npmjs\.org|\/(root|home)\/\w+\/|artifactory/
    const found = [...folders, 'docs']
      .flatMap((folder) => filesIn(folder, /\.(ts|tsx|mjs|cjs|js|json|ya?ml|md|css)$/))
      .filter((file) => !file.startsWith('tests/repo/') && suspicious.test(textOf(file)))
    expect(found).toEqual([])
  })
})
