import type { ResourceManifest } from './vocabulary'
import type { SchemaName } from './words/values'

/** A manifest as written: data only. Returns its argument; the type does the work (field paths, operation ids, names). */
export function defineResource<S extends SchemaName>(manifest: ResourceManifest<S>): ResourceManifest<S> {
  return manifest
}
