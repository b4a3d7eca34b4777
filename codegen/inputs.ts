import { readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRecord } from '../src/lib/is-record'
import type { ConsoleConfig } from '../console.config'
import { inputError, InputError } from './input-error'
import type { AnyManifest } from './manifests/context'

/** Whether a value has the shape of a manifest; what is inside is for the checks. */
export function isManifest(value: unknown): value is AnyManifest {
  return isRecord(value) && typeof value.type === 'string' && isRecord(value.list) && isRecord(value.routes)
}

/** Loads a configuration module: `export const config`. */
export async function loadConfig(file: string): Promise<ConsoleConfig> {
  const module: { config?: ConsoleConfig } = await import(pathToFileURL(resolve(file)).href)
  if (!module.config) throw new Error(`${file}: export a constant "config".`)
  return module.config
}

async function load(file: string): Promise<Record<string, unknown>> {
  try {
    const module: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href)
    return module
  } catch (error) {
    throw inputError(file, error)
  }
}

/**
 * Loads the manifests in the order their list gives.
 * @throws InputError when a module cannot be read or holds something else
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

/** The module each manifest of a list stands in, among those beside the list; one that stands elsewhere has none. */
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
