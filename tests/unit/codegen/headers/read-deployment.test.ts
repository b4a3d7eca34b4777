import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readDeployment } from '../../../../codegen/headers/read-deployment'
import { formatProblem } from '../../../../codegen/problem'
import { config, type ConsoleConfig } from '../../../../console.config'

/** A folder with files, removed after the test. */
function folderWith(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'headers-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

const read = (site: unknown, more: Partial<ConsoleConfig> = {}) => {
  const folder = folderWith({ 'site.json': site })
  const file = join(folder, 'site.json')
  const { deployment, problems, located } = readDeployment(file, 'console.config.ts', { ...config, ...more })
  return {
    deployment,
    lines: problems.map((each) => formatProblem(each).replace(file, 'site.json')),
    located,
  }
}

it('a deployment is its site, its theme and the configuration of the console', () => {
  const theme = JSON.parse(readFileSync('themes/aldera/theme.json', 'utf8'))
  const src = 'https://cdn.example.com/count.js'
  const themes = folderWith({ 'aldera/theme.json': { ...theme, scripts: [{ src, waitForLoad: false }] } })
  const outside = { s3Endpoint: 'https://s3.example.com' }
  const { deployment, lines } = read({ siteTheme: 'aldera' }, { themes, outside, basePath: '/console' })
  expect(lines).toEqual([])
  expect(deployment).toEqual({
    basePath: '/console',
    site: { siteTheme: 'aldera', paymentProcessors: [] },
    outside,
    themeScripts: [src],
  })
})

it('a mistake is reported with file, place and cure', () => {
  expect(read({ siteTheme: 'alder' }).lines).toEqual([
    'site.json › siteTheme › theme-unknown: there is no theme "alder" in themes. Did you mean "aldera"?',
  ])
  expect(read({}).lines).toEqual(['site.json › siteTheme › site-wrong: is missing; name a theme of themes/.'])
  const misspelt = { ...config.outside, s3Endpint: 'https://s3.example.com' }
  expect(read({ siteTheme: 'aldera' }, { outside: misspelt }).lines).toEqual([
    'console.config.ts › outside.s3Endpint › outside-unknown: is not known. Did you mean "s3Endpoint"?',
  ])
  const themes = folderWith({ 'aldera/theme.json': { name: 'aldera' } })
  expect(read({ siteTheme: 'aldera' }, { themes }).lines[0]).toContain('theme.json › ')
  const { located } = read({ siteTheme: 'aldera' })
  expect(located({ id: 'a', from: 'theme', path: 'b', message: 'c' }).file).toBe('themes/aldera/theme.json')
})

it('a theme from elsewhere is named by its folder, because its scripts are let in', () => {
  const site = { siteTheme: '/brand/own/' }
  expect(read(site).lines).toEqual([
    expect.stringContaining(
      'siteTheme › theme-elsewhere: is a path; name the folder that "/brand/own/" was built from',
    ),
  ])
  const theme = JSON.parse(readFileSync('themes/aldera/theme.json', 'utf8'))
  const src = 'https://cdn.example.com/count.js'
  const own = folderWith({
    'aldera/theme.json': { ...theme, scripts: [{ src, waitForLoad: false }] },
    'site.json': site,
  })
  const { deployment, problems } = readDeployment(
    join(own, 'site.json'),
    'console.config.ts',
    config,
    join(own, 'aldera'),
  )
  expect(problems).toEqual([])
  expect(deployment.themeScripts).toEqual([src])
})

it('a missing file or one without JSON is reported', () => {
  expect(() => readDeployment('nowhere.json', 'console.config.ts', config)).toThrow(
    'nowhere.json › unreadable: there is no such file',
  )
  expect(() => read('{ no')).toThrow(/site\.json.*unreadable/)
})

const program = (args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'codegen/headers/run.ts', ...args], { encoding: 'utf8' })

it('npm run headers writes files, and says what the deployment gives up', () => {
  const folder = folderWith({
    'site.json': { siteTheme: 'aldera', paymentProcessors: [{ keyword: 'omise_creditcard' }] },
  })
  const out = join(folder, 'out')
  const { status, stdout, stderr } = program([
    '--site',
    join(folder, 'site.json'),
    '--format',
    'nginx',
    '--out',
    out,
  ])
  expect([status, stderr]).toEqual([
    0,
    'Warning: Omise (omise_creditcard) allows style attributes in pay/omise_creditcard: omise.js sets the one of its frame as text.\n',
  ])
  expect(stdout).toContain(join(out, 'console-maps.conf'))
  expect(readFileSync(join(out, 'document-headers.conf'), 'utf8')).toContain(
    'add_header X-Frame-Options "DENY" always;',
  )
})

it.each([
  [[], '--site is missing'],
  [['--sit', 'x'], "Unknown option '--sit'"],
  [['--site', 'x', '--format', 'ngnx'], '--format: "ngnx" is none. Did you mean "nginx"?'],
  [['--site', 'nowhere.json'], 'nowhere.json › unreadable: there is no such file; add it.'],
])('npm run headers with %j says what is wrong in a sentence', (args, words) => {
  const { status, stdout, stderr } = program(args)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(words)
  expect(stderr).not.toContain('    at ')
})
