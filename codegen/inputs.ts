import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRecord } from '../src/lib/is-record'
import { didYouMean } from '../src/lib/did-you-mean'
import type { ConsoleConfig } from '../console.config'
import { inputError, InputError } from './input-error'
import type { AnyManifest } from './manifests/context'

/** Whether a value looks like a manifest; its content is checked later. */
export function isManifest(value: unknown): value is AnyManifest {
  return isRecord(value) && typeof value.type === 'string' && isRecord(value.list) && isRecord(value.routes)
}

async function load(file: string): Promise<Record<string, unknown>> {
  try {
    const module: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href)
    return module
  } catch (error) {
    throw inputError(file, error)
  }
}

/** Required members of a configuration; all are texts. */
const needed = [
  'description',
  'clientPackage',
  'manifests',
  'themes',
  'locales',
  'baseLanguage',
  'output',
  'basePath',
  'defaultTheme',
  'defaultSiteName',
] as const satisfies readonly (keyof ConsoleConfig)[]

/**
 * Loads a configuration module: `export const config`.
 * @throws InputError if the module cannot be read, or something in it is missing
 */
export async function loadConfig(file: string): Promise<ConsoleConfig> {
  const no = (path: string, message: string): InputError =>
    new InputError({ id: 'configuration', file, path, message })
  if (!existsSync(file)) throw no('', 'there is no such file; correct its name, or add it.')
  const { config }: { config?: ConsoleConfig } = await load(file)
  if (!isRecord(config))
    throw no('config', 'export a constant of this name: an object with the paths of the inputs.')
  const names = Object.keys(config)
  for (const name of needed) {
    if (typeof config[name] === 'string') continue
    const given = names.filter((each) => !needed.some((known) => known === each))
    const near = didYouMean(name, given)
    throw no(
      `config.${name}`,
      config[name] === undefined ? `is missing; add it, a text.${near}` : 'must be a text.',
    )
  }
  return config
}

/**
 * Loads the manifests in the order of their list.
 * @throws InputError if a module cannot be read or is malformed
 */
export async function loadManifests(file: string): Promise<AnyManifest[]> {
  const { manifests } = await load(file)
  const no = (path: string, message: string): InputError =>
    new InputError({ id: 'not-a-manifest', file, path, message })
  if (!Array.isArray(manifests)) throw no('manifests', 'export a list of this name.')
  return manifests.map((manifest: unknown, index) => {
    if (isManifest(manifest)) return manifest
    throw no(`manifests[${index}]`, 'has no type, list or routes; write it with defineResource.')
  })
}

/** Module of each manifest, among the files beside the list; undefined for others. */
export async function manifestSources(list: string): Promise<ReadonlyMap<unknown, string>> {
  const folder = dirname(list)
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && join(folder, name) !== list)
  const modules = await Promise.all(
    names.map(async (name) => ({
      file: join(folder, name),
      values: Object.values(await load(join(folder, name))),
    })),
  )
  return new Map(modules.flatMap(({ file, values }) => values.map((value) => [value, file] as const)))
}
