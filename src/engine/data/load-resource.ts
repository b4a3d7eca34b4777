import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import { resourceIndex, type ResourceEntry } from '../../generated/resource-index'
import type { CompiledForm, CompiledResource, DetailedResource } from '../../manifest/compiled'
import { offeredTypes } from '../../manifest/offered-types'
import type { Texts } from '../../platform/i18n/texts'
import { usePlatform } from '../../platform/platform'
import { noteDetail, noteForms, noteResource, showsOrigins } from './origins'
import { lazy, useLazy } from '../../ui/lazy'

/** The forms of a type with their compiled validators, fetched when a form is opened. */
export interface FormsModule {
  forms: Record<string, CompiledForm>
  validators: ValidatorFunctions
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

const loaded = new Map<string, CompiledResource>()

/** The compiled manifest of a type that something has fetched already; undefined before. */
export function loadedResource(type: string): CompiledResource | undefined {
  return loaded.get(type)
}

/** Fetches a type's compiled manifest together with its texts; once per type. */
export const loadResource = lazy(async (type: string, texts: Texts): Promise<CompiledResource> => {
  const [module] = await Promise.all([entryOf(type).load(), texts.load(type)])
  loaded.set(type, module.resource)
  noteResource(module.resource)
  return module.resource
})

/** Fetches a type with what the screen of its records needs, the types named there with it; once per type. */
export const loadDetailedResource = lazy(async (type: string, texts: Texts): Promise<DetailedResource> => {
  const [detailed] = await Promise.all([wholeResource(type), loadResource(type, texts)])
  await loadResources(detailed.detail?.refers ?? [], texts)
  noteDetail(detailed)
  return detailed
})

/** Fetches the forms of a type; once per type. */
export const loadForms = lazy(async (type: string): Promise<FormsModule> => {
  const { loadForms: load } = entryOf(type)
  if (!load) throw new Error(`ID ${type} was not found in collection`)
  const module = await load()
  if (showsOrigins()) noteForms(await wholeResource(type), module.forms)
  return module
})

const loadSeveralForms = lazy((types: string) =>
  Promise.all((types ? types.split(',') : []).map((type) => loadForms(type))),
)

/** The forms of several types; suspends until all are here. */
export function useForms(types: readonly string[]): readonly FormsModule[] {
  return useLazy(loadSeveralForms, types.join())
}

/** Fetches the create form of a type, with the types whose records it offers; once per type. */
export const loadCreateForm = lazy(async (type: string, texts: Texts): Promise<void> => {
  const { forms } = await loadForms(type)
  const fields = Object.values(forms.create?.fields ?? {})
  await loadResources(offeredTypes(fields).filter(hasResource), texts)
})

/** A type with all its parts, without its texts. */
async function wholeResource(type: string): Promise<DetailedResource> {
  const { load: loadListed, loadDetail } = entryOf(type)
  const [{ resource }, module] = await Promise.all([loadListed(), loadDetail?.()])
  return { ...resource, detail: module?.detail ?? null }
}

const loadSeveral = lazy((types: string, texts: Texts): Promise<readonly CompiledResource[]> =>
  Promise.all((types ? types.split(',') : []).map((type) => loadResource(type, texts))),
)

/** Fetches the compiled manifests of several types together with their texts; once per type. */
export function loadResources(types: readonly string[], texts: Texts): Promise<readonly CompiledResource[]> {
  return loadSeveral(types.join(), texts)
}

/** The compiled manifest of a type; suspends until it and its texts are here. */
export function useResource(type: string): CompiledResource {
  const { texts } = usePlatform()
  return useLazy(loadResource, type, texts)
}

/** A type with what the screen of its records needs; suspends until all of it is here. */
export function useDetailedResource(type: string): DetailedResource {
  const { texts } = usePlatform()
  return useLazy(loadDetailedResource, type, texts)
}

/** The compiled manifests of several types; suspends until all are here. */
export function useResources(types: readonly string[]): readonly CompiledResource[] {
  const { texts } = usePlatform()
  return useLazy(loadSeveral, types.join(), texts)
}
