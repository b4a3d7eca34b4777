import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../..')
const here = 'tests/second-platform'

/** Files of the console, in one language and one theme, without those of the product's own platform. */
const needed = [
  'package.json',
  'tsconfig.json',
  'console.config.ts',
  'vite.config.ts',
  'codegen',
  'locales/en',
  'themes/aldera',
  'src',
  here,
]

/** Replacements in files of the product. */
const replaced: readonly [file: string, was: string | RegExp, is: string][] = [
  ['console.config.ts', 'openapi/openapi.yaml', `${here}/openapi.yaml`],
  ['console.config.ts', 'resource-manifests/index.ts', `${here}/manifests/all.ts`],
  ['console.config.ts', /^ {2}reference: .*\n/m, ''],
  ['console.config.ts', /^ {2}identityDescription: '.*\n/m, ''],
  // Served once, so making it small would cost more than it saves; nobody opens its other documents.
  ['vite.config.ts', /^ +precompress\(\),\n/m, ''],
  ['vite.config.ts', /^ +withOwnDocuments\(.*\),\n/m, ''],
  ['vite.config.ts', /^ +target: 'es2023',\n/m, "    target: 'es2023',\n    minify: false,\n"],
  ['locales/en/console.json', /"services": "[^"]*"/, '"services": "Observatory"'],
]

/**
 * Makes the console of the observatory in `folder` with the code of the product, and builds it. Returns the folder of the
 * built files. Throws with the output of the generator or the build.
 */
export async function buildSecondConsole(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const at = (file: string): string => join(folder, file)
  for (const path of needed) cpSync(join(root, path), at(path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), at('node_modules'))
  rmSync(at('locales/en/resources'), { recursive: true })
  cpSync(join(root, here, 'locales'), at('locales/en/resources'), { recursive: true })
  for (const [file, was, is] of replaced) {
    const before = readFileSync(at(file), 'utf8')
    const after = before.replace(was, is)
    if (after === before) throw new Error(`${file}: there is no ${was}`)
    writeFileSync(at(file), after)
  }
  const run = promisify(execFile)
  for (const program of [['codegen/run.ts'], ['codegen/vite/build.ts', 'console']])
    await run(process.execPath, ['--import', 'tsx', ...program], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
    })
  return at('dist/console')
}
