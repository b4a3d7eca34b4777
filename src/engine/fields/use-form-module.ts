import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import { useMemo } from 'react'
import type { CompiledForm } from '../../manifest/compiled'
import { useLazy } from '../../ui/lazy'
import { loadForms } from '../data/load-resource'
import type { FormValidator } from './schema-errors'
import { useCompiledForm } from './use-form'

/** A form of a type with its validator; suspends until loaded. */
export function useFormModule(type: string, id: string): { form: CompiledForm; validator: FormValidator } {
  const form = useCompiledForm(type, id)
  const { validators } = useLazy(loadForms, type)
  const validator = useMemo(
    (): FormValidator => createPrecompiledValidator(validators, form.schema),
    [validators, form],
  )
  return { form, validator }
}
