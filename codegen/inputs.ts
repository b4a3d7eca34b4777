import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRecord } from '../src/lib/is-record'
import type { ConsoleConfig } from '../console.config'
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

/** Loads the manifests in the order their list gives. */
export async function loadManifests(file: string): Promise<AnyManifest[]> {
  const module: { manifests?: unknown } = await import(pathToFileURL(resolve(file)).href)
  if (!Array.isArray(module.manifests)) throw new Error(`${file}: export a list "manifests".`)
  return module.manifests.map((manifest, index) => {
    if (!isManifest(manifest))
      throw new Error(`${file} › manifests[${index}]: is not a manifest; use defineResource.`)
    return manifest
  })
}
