import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConsoleConfig } from '../../console.config'
import { isRecord } from '../../src/lib/is-record'
import { asJson, Description } from '../openapi/description'
import type { GeneratedFiles } from '../output'
import { emitModules } from './emit-modules'
import { clientReadme } from './readme'

const entry = 'client/main'
const example = 'examples/disk-life.ts'

function readJson(file: string): Record<string, unknown> {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isRecord(value)) throw new Error(`${file}: not an object`)
  return value
}

/** Packages imported by the modules, with this repository's versions. */
function dependenciesOf(modules: GeneratedFiles, installed: Readonly<Record<string, unknown>>) {
  const imported = [...modules.values()].flatMap((code) =>
    [...String(code).matchAll(/from ["']([^."'][^"']*)["']/g)].map((match) => match[1] ?? ''),
  )
  return Object.fromEntries(
    [...new Set(imported)].sort().map((name) => {
      const version = installed[name]
      if (typeof version !== 'string') throw new Error(`${entry}: ${name} is no dependency`)
      return [name, version]
    }),
  )
}

/**
 * Files of the client package by path: modules with types, an example, a README and `package.json`. Built from the
 * bundled description; throws if part of it is missing.
 */
export function clientPackage({ clientPackage: name, output }: ConsoleConfig): GeneratedFiles {
  const document = readJson(join(output, 'openapi.json'))
  const own = readJson('package.json')
  const info = asJson(document.info)
  const node = String(asJson(own.engines).node)
  const modules = emitModules(`${entry}.ts`)
  const program = readFileSync(join('client', example), 'utf8').replace(`'../main'`, `'${name}'`)
  const manifest = {
    name,
    version: String(info.version),
    description: `Typed client for the ${String(info.title)}.`,
    license: own.license,
    type: 'module',
    engines: { node },
    sideEffects: false,
    exports: { '.': { types: `./lib/${entry}.d.ts`, default: `./lib/${entry}.js` } },
    types: `./lib/${entry}.d.ts`,
    files: ['lib', 'examples'],
    dependencies: dependenciesOf(modules, asJson(own.dependencies)),
  }
  return new Map([
    ...[...modules].map(([path, code]) => [`lib/${path}`, code] as const),
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    [
      'README.md',
      clientReadme({ name, info, description: new Description(document), example: program, node }),
    ],
    [example, program],
  ])
}
