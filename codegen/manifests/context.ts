import type { CompleteManifest, WrittenManifest } from './complete/completed'
import type { Description } from '../openapi/description'
import type { Problem } from '../problem'
import { completeAll } from './complete/complete-manifest'
import { declaredManifest } from './declared'
import { writtenPlace } from './written-place'

/** A manifest as its author wrote it. */
export type AnyManifest = WrittenManifest

/** Input of every check and the compiler for one manifest. */
export interface ManifestContext {
  /** With all defaults filled in. */
  manifest: CompleteManifest
  /** Names of fields the manifest has and this description has no parameter for. */
  undeclared: readonly string[]
  /** Source file, relative to the project. */
  file: string
  description: Description
  /** All manifests by type, for references. */
  all: ReadonlyMap<string, CompleteManifest>
  /** As it was written. */
  written: AnyManifest
  /** Reports a problem at a place of this manifest; the printed place is the one in the written manifest. */
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

/** The context of a manifest; it and all others must be sound. */
export function createContext(
  manifest: AnyManifest,
  file: string,
  description: Description,
  all: ReadonlyMap<string, AnyManifest>,
  problems: Problem[],
): ManifestContext {
  const complete = completeAll(manifest, all, description)
  const declared = declaredManifest(complete.manifest, description)
  const place = writtenPlace(manifest, declared.undeclared)
  return {
    ...declared,
    written: manifest,
    file,
    description,
    all: complete.all,
    report: (id, path, message) => problems.push({ id, file, path: place(path), message }),
  }
}
