import type { TypedManifest } from './typed-manifest'
import type { ResourceManifest } from './vocabulary'
import type { SchemaName } from './words/values'

/**
 * A manifest as written: data only. Returns its argument; the type does the work (paths, operation ids, names). `J` is
 * the type of its joins. The returned type has no paths, because code that reads manifests reads all of them.
 */
export function defineResource<S extends SchemaName, J = unknown>(
  manifest: TypedManifest<S, J>,
): ResourceManifest
export function defineResource(manifest: unknown): unknown {
  return manifest
}
