import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8'
import type { CompiledForm } from '../../manifest/compiled'
import type { FormValidator } from '../fields/schema-errors'

/** Validators that accept everything. */
export const exampleValidators = (forms: readonly CompiledForm[]): ValidatorFunctions =>
  Object.fromEntries(forms.map(({ schema }) => [String(schema.$id), () => true]))

/** The validator of an example form. */
export const exampleValidator = (form: CompiledForm): FormValidator =>
  createPrecompiledValidator(exampleValidators([form]), form.schema)
