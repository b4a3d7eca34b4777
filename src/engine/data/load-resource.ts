import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import { resourceIndex, type ResourceEntry } from '../../generated/resource-index'
import type { CompiledForm, CompiledResource, DetailedResource } from '../../manifest/compiled'
import { offeredTypes } from '../../manifest/offered-types'
import { StandardError } from '../../platform/failures/standard-error'
import type { Texts } from '../../platform/i18n/texts'
import { usePlatform } from '../../platform/platform'
import { registerDetail, registerForms, registerResource, showsOrigins } from './origins'
import { lazy, useLazy } from '../../ui/lazy'

/** Forms of a type with compiled validators, loaded when a form opens. */
export interface FormsModule {
  forms: Record<string, CompiledForm>
  validators: ValidatorFunctions
}

/** Index entry of a type; throws for an unknown type. */
export function entryOf(type: string): ResourceEntry {
  const entry = resourceIndex[type]
  if (!entry) throw new StandardError('errors.notInCollection', { id: type })
  return entry
}

/** True if this console has a manifest for the type. */
export function hasResource(type: string): boolean {
  return Object.hasOwn(resourceIndex, type)
}

const loaded = new Map<string, CompiledResource>()

/** Compiled manifest of a type if already loaded. */
export function loadedResource(type: string): CompiledResource | undefined {
  return loaded.get(type)
}

/** Loads a type's compiled manifest and texts, once per type. */
export const loadResource = lazy(async (type: string, texts: Texts): Promise<CompiledResource> => {
  const [module] = await Promise.all([entryOf(type).load(), texts.load(type)])
  loaded.set(type, module.resource)
  registerResource(module.resource)
  return module.resource
})

/** Loads a type with everything its record page needs, including referenced types; once per type. */
export const loadDetailedResource = lazy(async (type: string, texts: Texts): Promise<DetailedResource> => {
  const [detailed] = await Promise.all([wholeResource(type), loadResource(type, texts)])
  await loadResources(detailed.detail?.refers ?? [], texts)
  registerDetail(detailed)
  return detailed
})

/** Loads the forms of a type, once per type. */
export const loadForms = lazy(async (type: string): Promise<FormsModule> => {
  const { loadForms: load } = entryOf(type)
  if (!load) throw new StandardError('errors.notInCollection', { id: type })
  const module = await load()
  if (showsOrigins()) registerForms(await wholeResource(type), module.forms)
  return module
})

const loadSeveralForms = lazy((types: string) =>
  Promise.all((types ? types.split(',') : []).map((type) => loadForms(type))),
)

/** Forms of several types; suspends until all are loaded. */
export function useForms(types: readonly string[]): readonly FormsModule[] {
  return useLazy(loadSeveralForms, types.join())
}

/** Loads the create form of a type and the types it offers records of; once per type. */
export const loadCreateForm = lazy(async (type: string, texts: Texts): Promise<void> => {
  const { forms } = await loadForms(type)
  const fields = Object.values(forms.create?.fields ?? {})
  await loadResources(offeredTypes(fields).filter(hasResource), texts)
})

/** A type with all its parts, without texts. */
async function wholeResource(type: string): Promise<DetailedResource> {
  const { load: loadListed, loadDetail } = entryOf(type)
  const [{ resource }, module] = await Promise.all([loadListed(), loadDetail?.()])
  return { ...resource, detail: module?.detail ?? null }
}

const loadSeveral = lazy((types: string, texts: Texts): Promise<readonly CompiledResource[]> =>
  Promise.all((types ? types.split(',') : []).map((type) => loadResource(type, texts))),
)

/** Loads compiled manifests and texts of several types, once per type. */
export function loadResources(types: readonly string[], texts: Texts): Promise<readonly CompiledResource[]> {
  return loadSeveral(types.join(), texts)
}

/** Compiled manifest of a type; suspends until it and its texts are loaded. */
export function useResource(type: string): CompiledResource {
  const { texts } = usePlatform()
  return useLazy(loadResource, type, texts)
}

/** A type with everything its record page needs; suspends until loaded. */
export function useDetailedResource(type: string): DetailedResource {
  const { texts } = usePlatform()
  return useLazy(loadDetailedResource, type, texts)
}

/** Compiled manifests of several types; suspends until all are loaded. */
export function useResources(types: readonly string[]): readonly CompiledResource[] {
  const { texts } = usePlatform()
  return useLazy(loadSeveral, types.join(), texts)
}
