import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8'
import type { CompiledForm } from '../../manifest/compiled'
import type { FormValidator } from '../fields/form-check'

/** What says that all is well; nothing is compiled for forms that no manifest describes. */
export const exampleValidators = (forms: readonly CompiledForm[]): ValidatorFunctions =>
  Object.fromEntries(forms.map(({ schema }) => [String(schema.$id), () => true]))

/** The validator of a made-up form. */
export const exampleValidator = (form: CompiledForm): FormValidator =>
  createPrecompiledValidator(exampleValidators([form]), form.schema)
