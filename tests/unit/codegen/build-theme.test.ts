import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildTheme } from '../../../codegen/build-theme/build-theme'
import { describeProblem } from '../../../codegen/themes/problem'
import { readTheme } from '../../../src/lib/theme'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'own-theme-')), 'aldera')
  cpSync(resolve('themes/aldera'), folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

it('holds everything that the console asks a theme for, by its own addresses [THEME-01]', async () => {
  const built = await buildTheme(folder, 'aldera', 'locales/en')
  const files = 'files' in built ? built.files : new Map<string, string | Uint8Array>()
  const theme = readTheme(JSON.parse(String(files.get('theme.json'))), '/brand/own/')
  expect(theme).toMatchObject({
    name: 'aldera',
    title: 'Aldera Cloud',
    css: '/brand/own/theme.css',
    font: '/brand/own/fonts/inter-basic.woff2',
    favicon: '/brand/own/favicon.svg',
    texts: { en: '/brand/own/texts/en.json' },
  })
  const urls = [...String(files.get('theme.css')).matchAll(/url\(([^)]*)\)/g)].map(([, url = '']) => url)
  expect(urls.length).toBeGreaterThan(3)
  const asked = [theme?.favicon, theme?.icon, theme?.png, ...Object.values(theme?.texts ?? {})]
  for (const file of [...urls, ...asked.map((path = '') => path.replace('/brand/own/', ''))])
    expect([...files.keys()]).toContain(file)
  expect([...files.keys()]).toContain('fonts/LICENSE.txt')
})

it('is not built with a mistake in it', async () => {
  const file = join(folder, 'theme.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"radius"', '"raduis"'))
  const built = await buildTheme(folder, 'aldera', 'locales/en')
  const lines = 'problems' in built ? built.problems.map(describeProblem) : []
  expect(lines[0]).toMatch(
    /^aldera\/theme\.json:\d+ › raduis › is not a key of a theme\. Did you mean "radius"\?$/,
  )
})

it('takes nothing from outside its folder, and writes nothing there', async () => {
  const file = join(folder, 'theme.json')
  const written = readFileSync(file, 'utf8')
  for (const path of ['../stray.svg', '/etc/hosts', 'a/../../stray.svg', 'a\\\\b.svg', '.']) {
    writeFileSync(file, written.replace('"favicon.svg"', `"${path}"`))
    const built = await buildTheme(folder, 'aldera', 'locales/en')
    const lines = 'problems' in built ? built.problems.map(describeProblem) : []
    expect(lines, path).toEqual([
      expect.stringMatching(/^aldera\/theme\.json:\d+ › favicon › must be a file of the theme's folder: /),
    ])
  }
})

it('replaces texts that the console has, in languages that there are', async () => {
  const texts = join(folder, 'texts/en.json')
  const console = { nothing: 'x', 'shell.dashboard': 'Home {{q}}' }
  writeFileSync(texts, JSON.stringify({ consoleTexts: { console, nofile: { a: 'b' } } }))
  const built = await buildTheme(folder, 'aldera', 'locales/en')
  expect('problems' in built ? built.problems.map(describeProblem) : []).toEqual([
    expect.stringMatching(
      /^aldera\/texts\/en\.json › consoleTexts\.console\.nothing › the console has no such text/,
    ),
    expect.stringMatching(/ › consoleTexts\.console\.shell\.dashboard › must have these placeholders: none/),
    expect.stringMatching(/ › consoleTexts\.nofile › the console has no such file of texts/),
  ])
  const file = join(folder, 'theme.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"en":', '"en": "texts/en.json", "../../zz":'))
  const other = await buildTheme(folder, 'aldera', 'locales/en')
  expect('problems' in other ? other.problems.map(describeProblem) : []).toEqual([
    expect.stringMatching(/ › texts\.\.\.\/\.\.\/zz › is not a language/),
  ])
})
