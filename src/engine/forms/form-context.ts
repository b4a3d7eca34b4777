import type { Registry, RJSFSchema, UiSchema } from '@rjsf/utils'
import { createContext, use, type ReactNode } from 'react'
import type { CompiledField, CompiledForm } from '../../manifest/compiled'
import type { FormModel } from '../fields/form-model'
import type { FormValues } from '../fields/form-values'

/** How the sections of a form are laid out around their fields. */
export type SectionFrame = (section: { id: string; title: string; children: ReactNode }) => ReactNode

/**
 * What the form library hands to every template and widget. It stays the same while a form is filled in, because the library
 * compares it with every key; what changes comes by `FormContext`.
 */
export interface FormMeta {
  /** What the manifest says of the fields, by the `fieldId` of the uiSchema; those of rows stand behind their list's. */
  fields: Readonly<Record<string, CompiledField>>
  /** How often the values were given to the library anew (`ConsoleForm.tsx`). */
  given: number
}

const rowFields = (list: string, fields: readonly CompiledField[]): FormMeta['fields'] =>
  Object.fromEntries(fields.map((field) => [`${list}/${field.id}`, field]))

/** The fields of a form for its templates, those of its rows included. */
export function metaFields(form: CompiledForm): FormMeta['fields'] {
  const lists = Object.values(form.fields).map(({ id, of }) => rowFields(id, of ?? []))
  return Object.assign({}, form.fields, ...lists)
}

/** The fields of an editor's form, all of which are those of its rows. */
export const metaRows = (list: string, form: CompiledForm): FormMeta['fields'] =>
  rowFields(list, Object.values(form.fields))

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
  { formContext }: Pick<Registry<FormValues, RJSFSchema, FormMeta>, 'formContext'>,
  uiSchema: UiSchema<FormValues, RJSFSchema, FormMeta> | undefined,
): CompiledField | undefined {
  const id: unknown = uiSchema?.['ui:options']?.fieldId
  return typeof id === 'string' ? formContext.fields[id] : undefined
}
