import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import {
  englishStringTranslator,
  noop,
  toFieldPathId,
  type FieldProps,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type Registry,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils'
import { useMemo, type ComponentType } from 'react'

/** What a walk draws with: the object, the frame of a field, and the field itself, which gets its name. */
export interface WalkParts {
  ObjectFieldTemplate: ComponentType<ObjectFieldTemplateProps>
  FieldTemplate: ComponentType<FieldTemplateProps>
  Field: ComponentType<FieldProps>
}

interface SchemaWalkProps {
  /** A compiled schema: an object whose properties are fields, without references and branches of its own. */
  schema: object
  values: Readonly<Record<string, unknown>>
  parts: WalkParts
}

const options = {
  idPrefix: 'root',
  idSeparator: '_',
  experimental_componentUpdateStrategy: 'shallow',
} as const
const root = toFieldPathId('', options)
const Nothing = (): null => null
const fields = { SchemaField, ObjectField }
/** What the two fields ask about a schema. Compiled ones say themselves all there is to them. */
const schemaUtils: Partial<Registry['schemaUtils']> = {
  retrieveSchema: (schema) => schema,
  getDisplayLabel: () => false,
}

/**
 * Walks the schema of a form with the form library's fields for schemas and objects. The library's own `Form` is not
 * used: it keeps a state of its own and brings widgets, layouts, templates and the resolution of schemas, most of its
 * code, which the console has itself or has done when it was built.
 */
export function SchemaWalk({ schema, values, parts }: SchemaWalkProps) {
  const { ObjectFieldTemplate, FieldTemplate, Field } = parts
  const registry = useMemo((): Registry => {
    const templates: Partial<Registry['templates']> = {
      ObjectFieldTemplate,
      FieldTemplate,
      DescriptionFieldTemplate: Nothing,
      FieldHelpTemplate: Nothing,
      FieldErrorTemplate: Nothing,
    }
    return {
      fields,
      templates: templates as Registry['templates'],
      widgets: {},
      formContext: undefined,
      rootSchema: schema as RJSFSchema,
      schemaUtils: schemaUtils as Registry['schemaUtils'],
      translateString: englishStringTranslator,
      globalFormOptions: options,
    }
  }, [schema, ObjectFieldTemplate, FieldTemplate])
  const { rootSchema } = registry
  const uiSchema = useMemo((): UiSchema => {
    const ui = { 'ui:field': Field, 'ui:fieldReplacesAnyOrOneOf': true }
    return Object.fromEntries(Object.keys(rootSchema.properties ?? {}).map((name) => [name, ui]))
  }, [rootSchema, Field])
  return (
    <SchemaField
      name=""
      schema={rootSchema}
      uiSchema={uiSchema}
      formData={values}
      registry={registry}
      fieldPathId={root}
      onChange={noop}
      onBlur={noop}
      onFocus={noop}
    />
  )
}
