import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fontFamilies } from '../../../../codegen/fonts/families'
import { buildFonts, type FontFile } from '../../../../codegen/fonts/subset'

const generated = resolve('src/generated/fonts')
const size = (files: readonly FontFile[], name: string): number =>
  files.find((file) => file.name === name)?.bytes.length ?? 0

it('cuts the same small files every time, with their licences', async () => {
  const files = await buildFonts([fontFamilies.inter])
  for (const { name, bytes } of files.filter((file) => file.name.endsWith('.woff2')))
    expect(Buffer.compare(bytes, readFileSync(join(generated, name))), name).toBe(0)
  expect(files).toHaveLength(5)
  expect(size(files, 'inter-basic.woff2')).toBeLessThan(24 * 1024)
  const all = await buildFonts(Object.values(fontFamilies), generated)
  for (const { name, bytes } of all.filter((file) => file.name.endsWith('-basic.woff2')))
    expect(bytes.length, name).toBeLessThan(24 * 1024)
  const licence = new TextDecoder().decode(all.find(({ name }) => name === 'LICENSE.txt')?.bytes)
  expect(licence.match(/SIL OPEN FONT LICENSE Version 1\.1/gi)?.length).toBe(Object.keys(fontFamilies).length)
})

it('takes over what was cut from the same, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(generated, folder, { recursive: true })
  const [, , basic] = fontFamilies.figtree.parts
  if (!basic) throw new Error('no basic part')
  const only = { ...fontFamilies.figtree, parts: [basic] }
  const whole = size(await buildFonts([only], folder), basic.file)
  writeFileSync(join(folder, basic.file), 'broken')
  expect(size(await buildFonts([only], folder), basic.file)).toBe(whole)
  const fewer = { ...only, parts: [{ ...basic, characters: [[0x41, 0x42]] as const }] }
  expect(size(await buildFonts([fewer], folder), basic.file)).toBeLessThan(whole)
})
