import type { CompleteManifest, WrittenManifest } from '../../src/manifest/complete'
import type { Description } from '../openapi/description'
import type { Problem } from '../problem'
import { completeAll } from './complete/complete-manifest'
import { declaredManifest } from './declared'

/** A manifest as somebody wrote it. */
export type AnyManifest = WrittenManifest

/** What every check and the compiler need to know about one manifest. */
export interface ManifestContext {
  /** With everything said that may be left unsaid. */
  manifest: CompleteManifest
  /** Names of fields the manifest has and this description has no parameter for. */
  undeclared: readonly string[]
  /** Source file, relative to the project. */
  file: string
  description: Description
  /** All manifests by type, for references. */
  all: ReadonlyMap<string, CompleteManifest>
  /** Reports a problem at a place of this manifest. */
  report: (id: string, path: string, message: string) => void
}

/** A manifest before anything is derived from it. */
export interface Written {
  manifest: AnyManifest
  /** Source file, relative to the project. */
  file: string
  description: Description
  report: ManifestContext['report']
}

/** Kebab-case file name of a manifest: `virtual_machine` lives in `virtual-machine.ts`. */
export function manifestFile(folder: string, type: string): string {
  return `${folder}/${type.replaceAll('_', '-')}.ts`
}

/** The surroundings of a manifest that is sound; so are all others. */
export function createContext(
  manifest: AnyManifest,
  file: string,
  description: Description,
  all: ReadonlyMap<string, AnyManifest>,
  problems: Problem[],
): ManifestContext {
  const complete = completeAll(manifest, all, description)
  return {
    ...declaredManifest(complete.manifest, description),
    file,
    description,
    all: complete.all,
    report: (id, path, message) => problems.push({ id, file, path, message }),
  }
}
