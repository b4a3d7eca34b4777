import type { Registry, RJSFSchema, UiSchema } from '@rjsf/utils'
import { createContext, use, type ReactNode } from 'react'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { CompiledForm } from '../../manifest/compiled'
import type { FieldModel } from '../fields/form-model'
import type { FormValues } from '../fields/form-values'
import { DeveloperError } from '../../lib/developer-error'

/** How the sections of a form are laid out around their fields. */
export type SectionFrame = (section: { id: string; title: string; children: ReactNode }) => ReactNode

/**
 * Context passed to every template and widget of the form library. It must be stable, because the library compares it
 * at every key press; changing state is in `FormContext`.
 */
export interface FormMeta {
  /** Fields by the `fieldId` of the uiSchema; those of rows are prefixed with their list's. */
  fields: Readonly<Record<string, CompiledField>>
  /** Key that re-mounts the library's values (`ConsoleForm.tsx`). */
  given: number
}

const rowFields = (list: string, fields: readonly CompiledField[]): FormMeta['fields'] =>
  Object.fromEntries(fields.map((field) => [`${list}/${field.id}`, field]))

/** Fields of a form for its templates, including those of rows. */
export function metaFields(form: CompiledForm): FormMeta['fields'] {
  const lists = Object.values(form.fields).map(({ id, of }) => rowFields(id, of ?? []))
  return Object.assign({}, form.fields, ...lists)
}

/** Fields of an editor's form; all belong to its rows. */
export const metaRows = (list: string, form: CompiledForm): FormMeta['fields'] =>
  rowFields(list, Object.values(form.fields))

/** State that changes while a form, or a row of one, is filled in. */
export interface FormState {
  model: FieldModel
  /** By default without headings, for a dialog or the only section. */
  frame?: SectionFrame | undefined
  before?: ((sectionId: string) => ReactNode) | undefined
  /** The other fields of a section, for the field that contains them. */
  inside?: ReactNode
}

/** State of the form or row around a template or widget. */
export const FormContext = createContext<FormState | undefined>(undefined)

/** State of the surrounding form; throws outside one. */
export function useFormState(): FormState {
  const state = use(FormContext)
  if (!state) throw new DeveloperError('form is null or undefined')
  return state
}

/** The field a uiSchema draws; undefined for objects and rows on the path to it. */
export function fieldAt(
  { formContext }: Pick<Registry<FormValues, RJSFSchema, FormMeta>, 'formContext'>,
  uiSchema: UiSchema<FormValues, RJSFSchema, FormMeta> | undefined,
): CompiledField | undefined {
  const id: unknown = uiSchema?.['ui:options']?.fieldId
  return typeof id === 'string' ? formContext.fields[id] : undefined
}
