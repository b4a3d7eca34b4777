import type { Registry, RJSFSchema, UiSchema } from '@rjsf/utils'
import { createContext, use, type ReactNode } from 'react'
import type { CompiledField, CompiledForm } from '../../manifest/compiled'
import type { FormModel } from '../fields/form-model'
import type { FormValues } from '../fields/form-values'

/** How the sections of a form are laid out around their fields. */
export type SectionFrame = (section: { id: string; title: string; children: ReactNode }) => ReactNode

/**
 * What the form library hands to every template and widget: the compiled form. It stays the same while a form is filled in,
 * because the library compares it with every key; what changes comes by `FormContext`.
 */
export interface FormMeta {
  form: CompiledForm
  /** How often the values were given to the library anew because it had others. */
  given: number
}

/** The registry of a form of ours. */
export type FormRegistry = Registry<FormValues, RJSFSchema, FormMeta>

/** What changes while a form is filled in. */
export interface FormState {
  model: FormModel
  frame: SectionFrame
  before?: ((sectionId: string) => ReactNode) | undefined
  /** The rest of a section, for the field that stands around it. */
  inside?: ReactNode
}

/** The state of the form, or of the row, that a template or widget is in. */
export const FormContext = createContext<FormState | undefined>(undefined)

/** The state of the form around; throws outside one. */
export function useFormState(): FormState {
  const state = use(FormContext)
  if (!state) throw new Error('form is null or undefined')
  return state
}

/** What the manifest says of the field that a uiSchema draws; undefined for objects and rows on the way to it. */
export function fieldAt(
  { formContext }: Pick<FormRegistry, 'formContext'>,
  uiSchema: UiSchema<FormValues, RJSFSchema, FormMeta> | undefined,
): CompiledField | undefined {
  const id: unknown = uiSchema?.['ui:options']?.fieldId
  return typeof id === 'string' ? formContext.form.fields[id] : undefined
}
