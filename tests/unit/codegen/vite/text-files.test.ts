import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { config } from '../../../../console.config'
import { folderAddress } from '../../../../codegen/vite/published-folder'
import { textFolder } from '../../../../codegen/vite/text-files'
import { textFiles } from '../../../../src/lib/text-files'

it('[I18N-09] every language has the same files, in the base language where it has none, below a name that follows from them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const path of [
    'locales/en/screens/auth.json',
    'locales/en/resources/disk.json',
    'out/locales/en.json',
  ])
    write(path, 'English')
  for (const path of ['locales/et/screens/auth.json', 'locales/et/glossary.json', 'out/locales/et.json'])
    write(path, 'eesti')
  const texts = textFolder({ ...config, locales: join(folder, 'locales'), output: join(folder, 'out') })
  const placed = [...texts.sources()].map(([path, source]) => [path, source.slice(folder.length + 1)])
  expect(Object.fromEntries(placed)).toEqual({
    [textFiles('', 'en').base]: 'out/locales/en.json',
    [textFiles('', 'en').screen('auth')]: 'locales/en/screens/auth.json',
    [textFiles('', 'en').resource('disk')]: 'locales/en/resources/disk.json',
    [textFiles('', 'et').base]: 'out/locales/et.json',
    [textFiles('', 'et').screen('auth')]: 'locales/et/screens/auth.json',
    [textFiles('', 'et').resource('disk')]: 'locales/en/resources/disk.json',
  })
  const before = folderAddress('/app', texts)
  expect(before).toMatch(/^\/app\/assets\/texts-[\w-]{8}\/$/)
  expect(folderAddress('/app', texts)).toBe(before)
  write('locales/et/resources/disk.json', 'ketas')
  expect(folderAddress('/app', texts)).not.toBe(before)
})
