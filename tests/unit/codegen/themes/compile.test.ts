import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import subsetFont from 'subset-font'
import { buildFonts } from '../../../../codegen/fonts/subset'
import { compileThemes } from '../../../../codegen/themes/compile'
import { describeProblem } from '../../../../codegen/themes/problem'
import { isRecord } from '../../../../src/lib/is-record'

const shipped = resolve('themes')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'themes-'))
  cpSync(join(shipped, 'aldera'), join(folder, 'aldera'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function change(file: string, edit: (json: Record<string, unknown>) => void) {
  const path = join(folder, 'aldera', file)
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isRecord(json)) throw new Error('not an object')
  edit(json)
  writeFileSync(path, JSON.stringify(json))
}

const colours = (json: Record<string, unknown>) => (isRecord(json.colours) ? json.colours : {})
const problems = async () => (await compileThemes(folder)).problems.map(describeProblem)

describe('the themes we ship', () => {
  it('compile without a problem and stay small', async () => {
    const { files, problems: found } = await compileThemes(shipped)
    expect(found.map(describeProblem)).toEqual([])
    for (const file of files.filter(({ path }) => path.endsWith('.css'))) {
      expect(Buffer.byteLength(file.content), file.path).toBeLessThanOrEqual(2048)
      expect(brotliCompressSync(file.content).length, file.path).toBeLessThanOrEqual(800)
    }
  })
})

describe('a theme', () => {
  it('reports an unusable colour with its file and key [THEME-10]', async () => {
    change('theme.json', (json) => (colours(json).brand = 'blurple'))
    expect(await problems()).toEqual(['aldera/theme.json › colours.brand › Invalid color: "blurple"'])
  })

  it('reports a circle [THEME-11]', async () => {
    change('theme.json', (json) => (json.variables = { ink: '$night', night: '$ink' }))
    expect(await problems()).toContain(
      'aldera/theme.json › variables.ink › Circular theme variable reference: ink -> night -> ink',
    )
  })

  it.each([
    'red; } body { display: none } .x { color: red',
    'url(//xss.invalid)',
    '</style><script>',
    'oklch(1 0 0);}',
  ])('lets no text of a colour into the stylesheet: %s', async (text) => {
    change('theme.json', (json) => (colours(json).brand = text))
    const { files, problems: found } = await compileThemes(folder)
    expect(found[0]?.message).toContain('Invalid color')
    expect(JSON.stringify(files)).not.toContain(text)
  })

  it('reports a colour that can be seen through', async () => {
    change('theme.json', (json) => (colours(json).nav = 'rgb(0 0 0 / 50%)'))
    expect((await problems())[0]).toContain('colours.nav › Invalid color')
  })

  it('reports every pair of colours that is too weak, in its scheme', async () => {
    change('theme.json', (json) => (colours(json).nav = 'oklch(0.55 0.05 260)'))
    const found = await problems()
    expect(found.length).toBeGreaterThan(0)
    expect(found.join('\n')).toMatch(/light: --nav-text on --nav has contrast [\d.]+, needs 4\.5/)
    expect(found.join('\n')).not.toContain('dark:')
  })

  it('keeps a colour for each scheme', async () => {
    change(
      'theme.json',
      (json) => (colours(json).brand = { light: 'oklch(0.21 0 0)', dark: 'oklch(0.96 0 0)' }),
    )
    const { files, problems: found } = await compileThemes(folder)
    expect(found).toEqual([])
    expect(files[0]?.content).toContain('--brand: light-dark(oklch(0.21 0 0), oklch(0.96 0 0));')
  })

  it('reports what is missing, unknown or out of range, all at once', async () => {
    change('theme.json', (json) => {
      json.radius = 13
      json.login = 'popup'
      json.fonts = { text: 'comic', code: 'geist-mono' }
      json.shadow = true
      json.name = 'other'
      json.scripts = [{ src: 'javascript:alert(1)', waitForLoad: 'yes' }]
    })
    const keys = (await problems()).map((line) => line.split(' › ')[1])
    expect(keys).toHaveLength(7)
    expect(new Set(keys)).toEqual(
      new Set([
        'shadow',
        'name',
        'radius',
        'login',
        'fonts.text',
        'scripts[0].src',
        'scripts[0].waitForLoad',
      ]),
    )
  })

  describe('with a typeface of its own', () => {
    const source = resolve('node_modules/@fontsource-variable/figtree')
    const own = { family: 'Brand Sans', file: 'brand.woff2', licence: 'OFL.txt', generic: 'sans-serif' }
    const give = (font: Record<string, unknown>): void => {
      cpSync(join(source, 'files/figtree-latin-wght-normal.woff2'), join(folder, 'aldera/brand.woff2'))
      cpSync(join(source, 'LICENSE'), join(folder, 'aldera/OFL.txt'))
      change('theme.json', (json) => (json.fonts = { text: font, code: 'geist-mono' }))
    }

    it('needs nothing but its folder: drawn, preloaded, with a stand-in as wide, cut and licensed', async () => {
      give(own)
      const { files, problems: found, fonts } = await compileThemes(folder)
      expect(found).toEqual([])
      const css = files.find(({ path }) => path === 'themes/aldera.css')?.content
      expect(css).toContain('@font-face{font-family:"Brand Sans";src:url(../fonts/aldera-text-basic.woff2)')
      expect(css).toContain('--brand-font: "Brand Sans", "Brand Sans Fallback", sans-serif;')
      expect(css).toMatch(
        /"Brand Sans Fallback";src:local\("Arial"\).*size-adjust:100\.6%;ascent-override:94\.4%/,
      )
      expect(files.find(({ path }) => path === 'themes.ts')?.content).toContain(
        "'./fonts/aldera-text-basic.woff2?url",
      )
      const cut = await buildFonts(fonts)
      expect(cut.map(({ name }) => name)).toContain('aldera-text-western.woff2')
      expect(new TextDecoder().decode(cut.at(-1)?.bytes)).toContain('Brand Sans')
    })

    it('has no stand-in for code, which is as wide as itself', async () => {
      give({ ...own, generic: 'ui-monospace, monospace' })
      const { files } = await compileThemes(folder)
      expect(files[0]?.content).toContain('--brand-font: "Brand Sans", ui-monospace, monospace;')
    })

    it.each([
      [{ file: 'none.woff2' }, 'fonts.text › no such file: none.woff2'],
      [{ licence: 'none.txt' }, 'fonts.text › no such file: none.txt'],
      [{ file: 'logo.svg' }, 'fonts.text › logo.svg is no font: '],
      [{ generic: 'x"; } body{}' }, 'fonts.text.generic › must consist of letters'],
      [{ family: undefined }, 'fonts.text.family › must be a text'],
      [{ style: 'italic' }, 'fonts.text.style › is not a key of a font'],
    ])('says what is wrong with %j', async (wrong, message) => {
      give({ ...own, ...wrong })
      expect((await problems())[0]).toContain(`aldera/theme.json › ${message}`)
    })

    it('refuses a font of one weight', async () => {
      give(own)
      const bytes = readFileSync(join(folder, 'aldera/brand.woff2'))
      const plain = await subsetFont(bytes, 'Az', { targetFormat: 'woff2', variationAxes: { wght: 400 } })
      writeFileSync(join(folder, 'aldera/brand.woff2'), plain)
      expect(await problems()).toEqual([
        'aldera/theme.json › fonts.text › brand.woff2 must be a variable font with the weights 400 to 600',
      ])
    })
  })

  it('keeps scripts with their order of loading [THEME-04]', async () => {
    change('theme.json', (json) => (json.scripts = [{ src: 'https://cdn.example/a.js', waitForLoad: true }]))
    const themes = (await compileThemes(folder)).files.find((file) => file.path === 'themes.ts')
    expect(themes?.content).toContain('themeScripts: [{"src":"https://cdn.example/a.js","waitForLoad":true}]')
  })

  it.each([
    ['<svg><symbol id="logo"><script>alert(1)</script></symbol></svg>', 'must not contain <script'],
    ['<svg><symbol id="logo"><path onload="alert(1)"/></symbol></svg>', 'must not contain onload='],
    ['<svg><symbol id="logo"><use href="https://xss.invalid/#a"/></symbol></svg>', 'must not contain href="'],
    ['<svg><path d="M0 0"/></svg>', 'has no <symbol id="logo">'],
  ])('refuses a logo that is no plain drawing: %s', async (svg, message) => {
    writeFileSync(join(folder, 'aldera', 'logo.svg'), svg)
    expect(await problems()).toEqual([`aldera/logo.svg › ${message}`])
  })

  it('checks its texts', async () => {
    change('texts/en.json', (json) => {
      json.claim = ''
      json.headline = 'x'
      json.billingAccountFields = { company_vat_number: 1 }
    })
    expect(await problems()).toEqual([
      'aldera/texts/en.json › claim › must be a text',
      'aldera/texts/en.json › headline › is not a text of a theme',
      'aldera/texts/en.json › billingAccountFields › must be labels by field',
    ])
  })

  it('reports files that are not there and files that are no JSON', async () => {
    change('theme.json', (json) => (json.favicon = 'none.svg'))
    expect(await problems()).toEqual(['aldera/theme.json › favicon › no such file: none.svg'])
    writeFileSync(join(folder, 'aldera', 'theme.json'), '{')
    expect((await problems())[0]).toContain('aldera/theme.json › ')
  })
})
