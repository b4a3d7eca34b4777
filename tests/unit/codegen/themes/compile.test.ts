import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
const problems = () => compileThemes(folder).problems.map(describeProblem)

describe('the themes we ship', () => {
  it('compile without a problem and stay small', () => {
    const { files, problems: found } = compileThemes(shipped)
    expect(found.map(describeProblem)).toEqual([])
    for (const file of files.filter(({ path }) => path.endsWith('.css'))) {
      expect(Buffer.byteLength(file.content), file.path).toBeLessThanOrEqual(2048)
      expect(brotliCompressSync(file.content).length, file.path).toBeLessThanOrEqual(800)
    }
  })
})

describe('a theme', () => {
  it('reports an unusable colour with its file and key [THEME-10]', () => {
    change('theme.json', (json) => (colours(json).brand = 'blurple'))
    expect(problems()).toEqual(['aldera/theme.json › colours.brand › Invalid color: "blurple"'])
  })

  it('reports a circle [THEME-11]', () => {
    change('theme.json', (json) => (json.variables = { ink: '$night', night: '$ink' }))
    expect(problems()).toContain(
      'aldera/theme.json › variables.ink › Circular theme variable reference: ink -> night -> ink',
    )
  })

  it.each([
    'red; } body { display: none } .x { color: red',
    'url(//xss.invalid)',
    '</style><script>',
    'oklch(1 0 0);}',
  ])('lets no text of a colour into the stylesheet: %s', (text) => {
    change('theme.json', (json) => (colours(json).brand = text))
    const { files, problems: found } = compileThemes(folder)
    expect(found[0]?.message).toContain('Invalid color')
    expect(JSON.stringify(files)).not.toContain(text)
  })

  it('reports a colour that can be seen through', () => {
    change('theme.json', (json) => (colours(json).nav = 'rgb(0 0 0 / 50%)'))
    expect(problems()[0]).toContain('colours.nav › Invalid color')
  })

  it('reports every pair of colours that is too weak, in its scheme', () => {
    change('theme.json', (json) => (colours(json).nav = 'oklch(0.55 0.05 260)'))
    const found = problems()
    expect(found.length).toBeGreaterThan(0)
    expect(found.join('\n')).toMatch(/light: --nav-text on --nav has contrast [\d.]+, needs 4\.5/)
    expect(found.join('\n')).not.toContain('dark:')
  })

  it('keeps a colour for each scheme', () => {
    change(
      'theme.json',
      (json) => (colours(json).brand = { light: 'oklch(0.21 0 0)', dark: 'oklch(0.96 0 0)' }),
    )
    const { files, problems: found } = compileThemes(folder)
    expect(found).toEqual([])
    expect(files[0]?.content).toContain('--brand: light-dark(oklch(0.21 0 0), oklch(0.96 0 0));')
  })

  it('reports what is missing, unknown or out of range, all at once', () => {
    change('theme.json', (json) => {
      json.radius = 13
      json.login = 'popup'
      json.fonts = { text: 'comic', code: 'geist-mono' }
      json.shadow = true
      json.name = 'other'
      json.scripts = [{ src: 'javascript:alert(1)', waitForLoad: 'yes' }]
    })
    const keys = problems().map((line) => line.split(' › ')[1])
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

  it('keeps scripts with their order of loading [THEME-04]', () => {
    change('theme.json', (json) => (json.scripts = [{ src: 'https://cdn.example/a.js', waitForLoad: true }]))
    const themes = compileThemes(folder).files.find((file) => file.path === 'themes.ts')
    expect(themes?.content).toContain('themeScripts: [{"src":"https://cdn.example/a.js","waitForLoad":true}]')
  })

  it.each([
    ['<svg><symbol id="logo"><script>alert(1)</script></symbol></svg>', 'must not contain <script'],
    ['<svg><symbol id="logo"><path onload="alert(1)"/></symbol></svg>', 'must not contain onload='],
    ['<svg><symbol id="logo"><use href="https://xss.invalid/#a"/></symbol></svg>', 'must not contain href="'],
    ['<svg><path d="M0 0"/></svg>', 'has no <symbol id="logo">'],
  ])('refuses a logo that is no plain drawing: %s', (svg, message) => {
    writeFileSync(join(folder, 'aldera', 'logo.svg'), svg)
    expect(problems()).toEqual([`aldera/logo.svg › ${message}`])
  })

  it('checks its texts', () => {
    change('texts/en.json', (json) => {
      json.claim = ''
      json.headline = 'x'
      json.billingAccountFields = { company_vat_number: 1 }
    })
    expect(problems()).toEqual([
      'aldera/texts/en.json › claim › must be a text',
      'aldera/texts/en.json › headline › is not a text of a theme',
      'aldera/texts/en.json › billingAccountFields › must be labels by field',
    ])
  })

  it('reports files that are not there and files that are no JSON', () => {
    change('theme.json', (json) => (json.favicon = 'none.svg'))
    expect(problems()).toEqual(['aldera/theme.json › favicon › no such file: none.svg'])
    writeFileSync(join(folder, 'aldera', 'theme.json'), '{')
    expect(problems()[0]).toContain('aldera/theme.json › ')
  })
})
