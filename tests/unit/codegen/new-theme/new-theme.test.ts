import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { inflateSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { draftTheme } from '../../../../codegen/new-theme/draft-theme'
import { encodePng } from '../../../../codegen/new-theme/png'
import { readThemeRequest } from '../../../../codegen/new-theme/theme-request'
import { compileTheme } from '../../../../codegen/themes/compile-theme'

let themes: string
beforeEach(() => {
  themes = mkdtempSync(join(tmpdir(), 'themes-'))
  cpSync(resolve('themes/aldera'), join(themes, 'aldera'), { recursive: true })
})
afterEach(() => rmSync(themes, { recursive: true }))

const request = (...args: string[]) => readThemeRequest(args, themes)

describe('a new theme', () => {
  it.each([
    ['Nördlys Cloud', '#0a7c86', []],
    ['x1', 'yellow', ['--radius', '12', '--font', 'source-serif', '--login', 'stage', '--drawing', 'rings']],
  ])('%s is complete: it compiles at once, with marks of its initials', async (name, primary, more) => {
    const asked = request('--name', name, '--primary', primary, ...more)
    const files = await draftTheme(asked)
    for (const [path, content] of files) {
      const file = join(themes, asked.folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
    const { theme, problems } = await compileTheme(join(themes, asked.folder), asked.folder)
    expect(problems).toEqual([])
    expect(theme?.file).toMatchObject({ name: asked.folder, title: name })
    expect(String(files.get('favicon.svg'))).toMatch(/<path d="M[\d.]+ [\d.]+[LQ]/)
    for (const [path, edge] of [
      ['icon.png', 180],
      ['mark.png', 512],
    ] as const) {
      const png = Buffer.from(files.get(path) ?? '')
      expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
        'PNG',
        edge,
        edge,
      ])
    }
  })

  it.each([
    [['--name', 'A'], 'Say what the brand is called and its colour'],
    [['--name', 'Aldera', '--primary', 'red'], 'There is a theme "aldera" already, one of 1 in '],
    [['--name', '東京', '--primary', 'red'], '"東京" gives no name of a folder: it must begin with a letter'],
    [['--name', '9lives', '--primary', 'red'], '"9lives" gives no name of a folder'],
    [['--name', 'A', '--primary', 'blurple'], 'Invalid color: "blurple"; write #rrggbb'],
    [['--name', 'A', '--primary', '#ff000080'], 'Invalid color: "#ff000080"'],
    [['--name', 'A', '--primary', 'red', '--radius', '13'], '--radius is px from 0 to 12, and was "13".'],
    [['--name', 'A', '--primary', 'red', '--font', 'comic'], 'There is no font "comic"; there are inter, '],
    [
      ['--name', 'A', '--primary', 'red', '--login', 'popup'],
      '--login is one of split, split-reversed, card, stage, and was "popup".',
    ],
    [['--name', 'A', '--primary', 'red', '--drawing', 'cats'], '--drawing is one of none, contours, '],
    [['--nme', 'A'], 'There is no option "--nme". Did you mean "--name"?'],
    [['--name'], '--name needs a value after it.'],
    [['--name', 'Two', 'Words', '--primary', 'red'], '"Words" belongs to no option'],
  ])('%j is refused with what to do', (args, message) => {
    expect(() => request(...args)).toThrow(message)
  })
})

it('writes pictures as PNG', () => {
  const png = Buffer.from(encodePng({ size: 1, pixels: Uint8Array.of(1, 2, 3, 255) }))
  const data = png.indexOf('IDAT')
  expect([...inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)))]).toEqual([
    0, 1, 2, 3, 255,
  ])
})
