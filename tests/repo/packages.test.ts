import { satisfies } from 'semver'
import { describe, expect, it } from 'vitest'
import { isRecord } from '../../src/lib/is-record'
import { filesIn, textOf } from './sources'

interface Locked {
  path: string
  name: string
  version: string
  engines: unknown
  license: unknown
  optional: string[]
  /** Processors it is for; undefined when it runs on all. */
  cpu: unknown
}

const lockText = textOf('package-lock.json')

/** The packages that modules below `folder` import at run time, not only for types. */
function importing(folder: string): ReadonlySet<string> {
  const found = filesIn(folder, /\.(ts|tsx|js|mjs)$/).flatMap((file) =>
    [
      ...textOf(file).matchAll(/^(?:import(?! type\b)|export|\} )[^;]*?from '((?:@[^/']+\/)?[^./'][^/']*)/gm),
    ].map(([, name = '']) => name),
  )
  return new Set(found)
}

/** The imports of the form library below `folder`, each with its entry. */
function rjsfIn(folder: string): { what: string; from: string }[] {
  return filesIn(folder, /\.tsx?$/).flatMap((file) =>
    [...textOf(file).matchAll(/import ([^;']*?) from '(@rjsf\/[^']+)'/g)].map(([, what = '', from = '']) => ({
      what: what
        .replace(/\btype \w+,? ?/g, '')
        .replace(/, \{ *\}$/, '')
        .replace(/ *, *\}/, ' }'),
      from,
    })),
  )
}

/** The names that modules below `folder` import from a package, types among them. */
function namesFrom(folder: string, name: string): ReadonlySet<string> {
  const pattern = new RegExp(`import (?:type )?\\{([^}]*)\\} from '${name}'`, 'g')
  const found = filesIn(folder, /\.tsx?$/).flatMap((file) =>
    [...textOf(file).matchAll(pattern)].flatMap(([, names = '']) => names.split(',')),
  )
  return new Set(found.map((each) => each.replace('type ', '').trim()).filter((each) => each !== ''))
}

/** The packages of the lock; `path` is where npm puts them. */
function readLock(text: string): Locked[] {
  const lock: unknown = JSON.parse(text)
  if (!isRecord(lock) || !isRecord(lock.packages)) throw new TypeError('The lock holds no packages')
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    if (path === '' || !isRecord(entry)) return []
    return {
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: String(entry.version),
      engines: isRecord(entry.engines) ? entry.engines.node : undefined,
      license: entry.license,
      cpu: entry.cpu,
      optional: isRecord(entry.optionalDependencies) ? Object.keys(entry.optionalDependencies) : [],
    }
  })
}

const locked = readLock(lockText)

/** The oldest Node that `package.json` promises. */
const oldestNode = ['20.19.0', '22.12.0', '24.0.0']

/** Licences that let us ship or use a package without conditions on our own code. */
const free = new Set([
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '(MIT OR WTFPL)',
  '0BSD',
  'Apache-2.0',
  'Artistic-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
])

/** Used while developing only, never changed, never shipped. */
const freeForTools = new Set(['MPL-2.0'])

/** Packages that name their licence in an older way, or only in their LICENSE file, with what it says there. */
const readByHand: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  buildcheck: 'MIT',
  'compute-gcd': 'MIT',
  'compute-lcm': 'MIT',
  // Its own code; the parts by Google are under Apache-2.0.
  'cpu-features': 'MIT',
  ssh2: 'MIT',
  'validate.io-function': 'MIT',
  'validate.io-integer': 'MIT',
  'validate.io-integer-array': 'MIT',
  'validate.io-number': 'MIT',
}

describe('packages', () => {
  it.each(oldestNode)('all run on Node %s', (node) => {
    // Stand-ins for native packages; npm installs them and their dependencies only where there is no native one.
    const standIn = new Set(['@napi-rs/wasm-runtime'])
    const refusing = locked.filter(
      ({ name, engines, cpu }) =>
        typeof engines === 'string' &&
        !satisfies(node, engines) &&
        !standIn.has(name) &&
        !(Array.isArray(cpu) && cpu.includes('wasm32')),
    )
    expect(
      refusing.map(({ name, version, engines }) => `${name}@${version} wants ${String(engines)}`),
    ).toEqual([])
  })

  it.each([
    ...['react', 'react-dom', 'openapi-fetch', 'react-router', '@tanstack/react-query'],
    ...['@tanstack/react-table', 'i18next', 'ajv'],
  ])('[CARD-02] %s runs in the console', (name) => {
    expect(importing('src').has(name)).toBe(true)
  })

  it.each([
    ['react-router', ['createBrowserRouter', 'RouterProvider', 'Link', 'useBlocker', 'ScrollRestoration']],
    ['@tanstack/react-query', ['QueryClient', 'useQuery', 'useMutation']],
    ['@tanstack/react-table', ['useTable', 'tableFeatures', 'RowSelectionState']],
  ])('[CARD-02] %s does what it is for', (name, wanted) => {
    const names = namesFrom('src', name)
    expect(wanted.filter((each) => !names.has(each))).toEqual([])
    expect([...names].filter((each) => /^(?:UNSAFE|unstable)_/.test(each))).toEqual([])
  })

  it.each([
    ['openapi-typescript', 'codegen'],
    ['vite', 'codegen'],
    ['vitest', 'tests'],
  ])('[CARD-02] %s is what %s works with', (name, folder) => {
    expect(importing(folder).has(name)).toBe(true)
  })

  it('[CARD-02] the form library draws the forms, and its validator checks them, by what they offer everybody', () => {
    const { src, codegen } = { src: rjsfIn('src'), codegen: rjsfIn('codegen') }
    expect(src).toContainEqual({ what: 'Form', from: '@rjsf/core' })
    expect(src).toContainEqual({ what: '{ createPrecompiledValidator }', from: '@rjsf/validator-ajv8' })
    expect(codegen).toContainEqual({
      what: '{ compileSchemaValidatorsCode }',
      from: '@rjsf/validator-ajv8/compileSchemaValidators',
    })
    const entries = new Set(['@rjsf/core', '@rjsf/utils', '@rjsf/validator-ajv8'])
    const below = [...src, ...codegen].filter(({ from }) => !entries.has(from))
    expect(new Set(below.map(({ from }) => from))).toEqual(
      new Set(['@rjsf/validator-ajv8/compileSchemaValidators']),
    )
    // The library's code runs unchanged.
    expect(textOf('vite.config.ts')).not.toContain('alias')
  })

  it('[CARD-02] Prism serves the description', () => {
    expect(textOf('tests/contract-proxy/prism.ts')).toContain('@stoplight/prism-cli')
  })

  it('are all in the lock, for every system', () => {
    const present = new Set(locked.map(({ name }) => name))
    const missing = locked.flatMap(({ name, optional }) =>
      optional.filter((wanted) => !present.has(wanted)).map((wanted) => `${wanted}, which ${name} wants`),
    )
    expect(missing).toEqual([])
  })

  it('come from whichever registry npm is told to use', () => {
    expect(lockText).not.toContain('"resolved"')
  })

  it('have licences that ask for nothing but their mention', () => {
    const others = locked
      .map(({ name, license }) => ({ name, license: String(license ?? readByHand[name]) }))
      .filter(({ license }) => !free.has(license) && !freeForTools.has(license))
    expect(others).toEqual([])
  })

  it('that were read by hand are still there', () => {
    const names = new Set(locked.map(({ name }) => name))
    expect(Object.keys(readByHand).filter((name) => !names.has(name))).toEqual([])
  })
})

describe('the install scripts of packages', () => {
  it('do not run, whichever npm installs them and however', () => {
    expect(textOf('.npmrc')).toMatch(/^ignore-scripts=true$/m)
    expect(textOf('.ci/run')).toMatch(/^npm ci --ignore-scripts$/m)
    expect(textOf('sandbox/start/installed.mjs')).toContain("'--ignore-scripts'")
  })
})
