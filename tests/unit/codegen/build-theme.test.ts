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
  const built = await buildTheme(folder, 'aldera')
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
  const built = await buildTheme(folder, 'aldera')
  const lines = 'problems' in built ? built.problems.map(describeProblem) : []
  expect(lines[0]).toMatch(
    /^aldera\/theme\.json:\d+ › raduis › is not a key of a theme\. Did you mean "radius"\?$/,
  )
})
