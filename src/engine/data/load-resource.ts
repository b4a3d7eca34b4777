import { use } from 'react'
import { resourceIndex, type ResourceEntry } from '../../generated/resource-index'
import type { CompiledForm, CompiledResource } from '../../manifest/compiled'
import type { Texts } from '../../platform/i18n/texts'
import { usePlatform } from '../../platform/platform'

const resources = new Map<string, Promise<CompiledResource>>()
const forms = new Map<string, Promise<FormsModule>>()

/** The forms of a type with their compiled validators, fetched when a form is opened. */
export interface FormsModule {
  forms: Record<string, CompiledForm>
  validators: Record<string, unknown>
}

/** The index entry of a type; throws for a type that has no manifest. */
export function entryOf(type: string): ResourceEntry {
  const entry = resourceIndex[type]
  if (!entry) throw new Error(`ID ${type} was not found in collection`)
  return entry
}

/** True when this console has a manifest for the type. */
export function hasResource(type: string): boolean {
  return Object.hasOwn(resourceIndex, type)
}

/** Fetches a type's compiled manifest together with its texts; once per type, again after a failure. */
export function loadResource(type: string, texts: Texts): Promise<CompiledResource> {
  const known = resources.get(type)
  if (known) return known
  const loading = Promise.all([entryOf(type).load(), texts.load(type)]).then(([module]) => module.resource)
  resources.set(type, loading)
  loading.catch(() => resources.delete(type))
  return loading
}

/** Fetches the forms of a type; once per type, again after a failure. */
export function loadForms(type: string): Promise<FormsModule> {
  const known = forms.get(type)
  if (known) return known
  const { loadForms: load } = entryOf(type)
  if (!load) throw new Error(`ID ${type} was not found in collection`)
  const loading = load()
  forms.set(type, loading)
  loading.catch(() => forms.delete(type))
  return loading
}

/** The compiled manifest of a type; suspends until it and its texts are here. */
export function useResource(type: string): CompiledResource {
  const { texts } = usePlatform()
  return use(loadResource(type, texts))
}

const several = new Map<string, Promise<readonly CompiledResource[]>>()

/** The compiled manifests of several types; suspends until all are here. */
export function useResources(types: readonly string[]): readonly CompiledResource[] {
  const { texts } = usePlatform()
  const key = types.join()
  let loading = several.get(key)
  if (!loading) {
    loading = Promise.all(types.map((type) => loadResource(type, texts)))
    several.set(key, loading)
    loading.catch(() => several.delete(key))
  }
  return use(loading)
}
