import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { buildFonts } from '../../../../codegen/fonts/subset'
import { compileThemes } from '../../../../codegen/themes/compile'

it('cuts the same small files every time, with their licences', async () => {
  const files = await buildFonts((await compileThemes(resolve('themes'))).fonts)
  for (const file of files) {
    const checkedIn = new Uint8Array(readFileSync(resolve('src/generated/fonts', file.name)))
    expect(Buffer.compare(file.bytes, checkedIn), file.name).toBe(0)
  }
  const size = (name: string) => files.find((file) => file.name === name)?.bytes.length
  expect(size('inter-basic.woff2')).toBeLessThan(24 * 1024)
  expect(size('figtree-basic.woff2')).toBeLessThan(16 * 1024)
  expect(size('geist-mono-basic.woff2')).toBeLessThan(16 * 1024)
  const licence = new TextDecoder().decode(files.at(-1)?.bytes)
  expect(licence.match(/SIL OPEN FONT LICENSE Version 1\.1/g)?.length).toBe(3)
})
