import { use } from 'react'
import type { CompiledForm } from '../../manifest/compiled'
import { loadForms } from '../data/load-resource'
import type { Validate } from './form-check'

/** One form of a type with its validator; suspends until they are here. */
export function useFormModule(
  type: string,
  id: string,
): { form: CompiledForm; validate: Validate | undefined } {
  const { forms, validators } = use(loadForms(type))
  const form = forms[id]
  if (!form) throw new Error(`ID ${id} was not found in collection`)
  const validate = validators[String(form.schema.$id)]
  return { form, validate: isValidate(validate) ? validate : undefined }
}

function isValidate(value: unknown): value is Validate {
  return typeof value === 'function'
}
