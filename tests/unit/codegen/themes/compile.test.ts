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
const shape = (markup: string) => `<svg><symbol id="logo" viewBox="0 0 32 32">${markup}</symbol></svg>`
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
    for (const file of files.filter(({ path }) => path.endsWith('.css')))
      expect(brotliCompressSync(file.content).length, file.path).toBeLessThanOrEqual(1200)
  })
})

describe('a theme', () => {
  it('reports an unusable colour with its file, line and key [THEME-10]', async () => {
    const path = join(folder, 'aldera/theme.json')
    const text = readFileSync(path, 'utf8').replace(/"brand": "[^"]*"/, '"brand": "blurple"')
    writeFileSync(path, text)
    const line = text.split('\n').findIndex((each) => each.includes('blurple')) + 1
    expect(await problems()).toEqual([
      `aldera/theme.json:${line} › colours.brand › Invalid color: "blurple"; write #rrggbb, oklch(l c h) or the name of a variable, $name`,
    ])
  })

  it('reports a circle [THEME-11]', async () => {
    change('theme.json', (json) => (json.variables = { ink: '$night', night: '$ink' }))
    expect((await problems()).join('\n')).toContain(
      'aldera/theme.json:1 › variables.ink › Circular theme variable reference: ink -> night -> ink; ',
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

  it('moves what is derived until it can be read, and only that', async () => {
    change('theme.json', (json) => (colours(json).nav = 'oklch(0.55 0.05 260)'))
    const { files, problems: found } = await compileThemes(folder)
    expect(found).toEqual([])
    expect(files[0]?.content).toContain('--brand-nav: oklch(0.55 0.05 260);')
    expect(files[0]?.content).toMatch(/--nav-text: light-dark\(oklch\([^)]*\), oklch\(0\.76 /)
    expect(files[0]?.content).not.toMatch(/--(text|accent-text|focus):/)
  })

  it('takes roles as they are set, for both schemes or one each, and through variables', async () => {
    change('theme.json', (json) => {
      json.variables = { ink: '#123', night: '#111' }
      json.roles = { text: { light: '$ink', dark: 'white' }, border: '$ink' }
    })
    const { files, problems: found } = await compileThemes(folder)
    expect(found).toEqual([])
    expect(files[0]?.content).toMatch(/--text: light-dark\(oklch\(0\.246\d [^)]*\), oklch\(1 0 0\)\);/)
    expect(files[0]?.content).toMatch(/--border: oklch\(0\.246\d [^)]*\);/)
  })

  it('refuses a pair that the author set, in its scheme, and says what would do', async () => {
    change('theme.json', (json) => (json.roles = { 'text-2': { light: '#999', dark: '#ccc' } }))
    const found = await problems()
    expect(found[0]).toMatch(
      /^aldera\/theme\.json:1 › roles\.text-2 › light: --text-2 on --bg has contrast 2\.\d\d, needs 4\.5; make it darker, oklch\(0\.5\d …\), or leave it out/,
    )
    expect(found.join('\n')).not.toContain('dark:')
    change('theme.json', (json) => (json.roles = { bg: '#777', surface: '#fff', 'surface-inset': '#000' }))
    expect((await problems()).join('\n')).toContain(
      'bring the colours below it closer together, or leave them out',
    )
  })

  it('names a role and a colour that do not exist', async () => {
    change('theme.json', (json) => (json.roles = { acent: '#fff' }))
    expect(await problems()).toEqual([
      'aldera/theme.json:1 › roles.acent › is not a role. Did you mean "accent"?',
    ])
    change('theme.json', (json) => (json.colours = { primary: '#fff' }))
    expect((await problems()).join('\n')).toMatch(
      /colours\.primary › is not a colour of a theme\. There are brand, second, .*\n.*colours\.brand › is missing/,
    )
  })

  it('needs no colour but the first', async () => {
    change('theme.json', (json) => (json.colours = { brand: '#0a7' }))
    const { files, problems: found } = await compileThemes(folder)
    expect(found).toEqual([])
    expect(files[0]?.content).toMatch(/--brand-nav-dark: oklch\(0\.145 /)
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
      json.drawing = 'cats'
      json.fonts = { text: 'comic', code: 'geist-mono' }
      json.shadow = true
      json.name = 'other'
      json.scripts = [{ src: 'javascript:alert(1)', waitForLoad: 'yes' }]
    })
    const keys = (await problems()).map((line) => line.split(' › ')[1])
    expect(keys).toHaveLength(8)
    expect(new Set(keys)).toEqual(
      new Set([
        'shadow',
        'name',
        'radius',
        'login',
        'drawing',
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
      const css = files.find(({ path }) => path === 'themes/aldera/theme.css')?.content
      expect(css).toContain('@font-face{font-family:"Brand Sans";src:url(../fonts/aldera-text-basic.woff2)')
      expect(css).toContain('--brand-font: "Brand Sans", "Brand Sans Fallback", sans-serif;')
      expect(css).toMatch(
        /"Brand Sans Fallback";src:local\("Arial"\).*size-adjust:100\.6%;ascent-override:94\.4%/,
      )
      expect(files.find(({ path }) => path === 'themes/aldera/theme.json')?.content).toContain(
        '"font":"../fonts/aldera-text-basic.woff2"',
      )
      const cut = await buildFonts(fonts)
      expect(cut.map(({ name }) => name)).toContain('aldera-text-western.woff2')
      expect(new TextDecoder().decode(cut.find(({ name }) => name === 'LICENSE.txt')?.bytes)).toContain(
        'Brand Sans',
      )
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
      [{ style: 'italic' }, 'fonts.text.style › is not a key of a font.'],
    ])('says what is wrong with %j', async (wrong, message) => {
      give({ ...own, ...wrong })
      expect((await problems())[0]).toContain(`aldera/theme.json:1 › ${message}`)
    })

    it('refuses a font of one weight', async () => {
      give(own)
      const bytes = readFileSync(join(folder, 'aldera/brand.woff2'))
      const plain = await subsetFont(bytes, 'Az', { targetFormat: 'woff2', variationAxes: { wght: 400 } })
      writeFileSync(join(folder, 'aldera/brand.woff2'), plain)
      expect(await problems()).toEqual([
        'aldera/theme.json:1 › fonts.text › brand.woff2 must be a variable font with the weights 400 to 600',
      ])
    })
  })

  it('keeps scripts with their order of loading and their hash [THEME-04]', async () => {
    const script = { src: 'https://cdn.example/a.js', waitForLoad: true, integrity: 'sha384-aB+/9=' }
    change('theme.json', (json) => (json.scripts = [script]))
    const themes = (await compileThemes(folder)).files.find(
      (file) => file.path === 'themes/aldera/theme.json',
    )
    expect(themes?.content).toContain(`"themeScripts":[${JSON.stringify(script)}]`)
    change('theme.json', (json) => {
      json.scripts = [{ src: 'javascript:alert(1)', integrity: 'md5-x' }]
      json.lightLogin = 'yes'
    })
    expect(await problems()).toEqual([
      'aldera/theme.json:1 › lightLogin › must be true or false',
      'aldera/theme.json:1 › scripts[0].src › must be an https address',
      'aldera/theme.json:1 › scripts[0].waitForLoad › must be true or false',
      'aldera/theme.json:1 › scripts[0].integrity › must be a hash such as sha384-…, in base64',
    ])
  })

  it('names the texts of the console it changes [THEME-12]', async () => {
    change('texts/en.json', (json) => {
      json.billingAccountFields = { customer_id_number: 'KTP number' }
      json.consoleTexts = { 'screens/auth': { logIn: 'Enter' } }
    })
    const { changedTexts, files } = await compileThemes(folder)
    const texts = {
      'screens/auth': { logIn: 'Enter' },
      'resources/billing_account': { 'fields.customer_id_number': 'KTP number' },
    }
    expect(changedTexts).toEqual([{ file: 'aldera/texts/en.json', texts }])
    expect(files.find(({ path }) => path === 'themes/aldera/theme.json')?.content).toContain(
      '"relabels":true',
    )
  })

  it.each([
    [shape('<script>alert(1)</script>'), 'must not contain <script>; it may contain g, path, '],
    [shape('<path onload="alert(1)"/>'), 'must not contain onload="alert(1)"; '],
    [shape('<use href="https://xss.invalid/#a"/>'), 'must not contain <use>; '],
    [shape('<path fill="url(https://xss.invalid/a)"/>'), 'must not contain fill="url('],
    [shape('<path d="M0 0"/>text'), 'must not contain "text"'],
    [shape('<g><path d="M0 0"/>'), 'leaves <g> open'],
    [shape('</g>'), 'closes <g> where it is not open'],
    ['<svg><symbol id="logo"></symbol></svg>', 'has no viewBox on <symbol id="logo">'],
    ['<svg><path d="M0 0"/></svg>', 'has no <symbol id="logo">'],
  ])('refuses a logo that is no plain drawing: %s', async (svg, message) => {
    writeFileSync(join(folder, 'aldera', 'logo.svg'), svg)
    expect((await problems()).join('\n')).toContain(`aldera/logo.svg › ${message}`)
  })

  it('refuses variables without a colour also where nothing needs them, with everything else that is wrong, once each', async () => {
    change('theme.json', (json) => {
      json.raduis = 4
      json.variables = {
        ...(json.variables as object),
        ...{ a: '$b', b: '$a', bad: 'blurple', other: '$bad', none: '$nope' },
      }
    })
    const line = 'aldera/theme.json:1 › '
    expect(await problems()).toEqual([
      expect.stringMatching(`^${line}raduis › is not a key of a theme`),
      `${line}variables.a › Circular theme variable reference: a -> b -> a; give one of them a colour`,
      expect.stringMatching(`^${line}variables.bad › Invalid color: "blurple"`),
      expect.stringMatching(`^${line}variables.none › Unknown theme variable: nope`),
    ])
  })

  it('checks its texts', async () => {
    change('texts/en.json', (json) => {
      json.claim = ''
      json.headline = 'x'
      json.billingAccountFields = { company_vat_number: 1 }
      json.consoleTexts = { console: 'x' }
    })
    expect(await problems()).toEqual([
      'aldera/texts/en.json:1 › claim › must be a text',
      'aldera/texts/en.json:1 › headline › is not a text of a theme',
      'aldera/texts/en.json:1 › billingAccountFields › must be labels by field',
      'aldera/texts/en.json:1 › consoleTexts › must be texts by file and key',
    ])
  })

  it('reports files that are not there and files that are no JSON', async () => {
    change('theme.json', (json) => (json.favicon = 'none.svg'))
    expect(await problems()).toEqual(['aldera/theme.json:1 › favicon › no such file: none.svg'])
    writeFileSync(join(folder, 'aldera', 'theme.json'), '{')
    expect((await problems())[0]).toContain('aldera/theme.json:1 › ')
  })
})
