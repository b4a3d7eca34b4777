import type { CompiledForm } from '../../manifest/compiled'
import { useLazy } from '../../ui/lazy'
import { loadForms } from '../data/load-resource'

/** One form of a type without its validator; suspends until it is here. Throws where the type has no such form. */
export function useCompiledForm(type: string, id: string): CompiledForm {
  const form = useLazy(loadForms, type).forms[id]
  if (!form) throw new Error(`ID ${id} was not found in collection`)
  return form
}
