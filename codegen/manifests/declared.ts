import type { CompleteAction, CompleteField, CompleteManifest } from './complete/completed'
import type { Description } from '../openapi/description'
import { fieldId } from './field-id'

/** A manifest for one description, and the names of the fields it leaves out. */
export interface DeclaredManifest {
  manifest: CompleteManifest
  undeclared: readonly string[]
}

/** Leaves out the fields that wait for a parameter the description does not declare. */
export function declaredManifest(manifest: CompleteManifest, description: Description): DeclaredManifest {
  const undeclared: string[] = []
  const asked = (operationId: string, fields: readonly CompleteField[]): CompleteField[] => {
    const operation = description.operations.get(operationId)
    const query = operation ? [...description.query(operation)].map(([name]) => name) : []
    const body = operation && description.body(operation)
    const known = new Set([...query, ...Object.keys(body ? description.properties(body.schema) : {})])
    return fields.filter((field) => {
      const there = field.declared === undefined || known.has(field.declared)
      if (!there) undeclared.push(fieldId(field))
      return there
    })
  }
  const within = (action: CompleteAction): CompleteAction =>
    action.fields ? { ...action, fields: asked(action.operation, action.fields) } : action
  const { create, actions } = manifest
  const sections = create?.sections.map((section) => ({
    ...section,
    fields: asked(create.operation, section.fields),
  }))
  return {
    manifest: {
      ...manifest,
      actions: actions.map(within),
      ...(create && sections ? { create: { ...create, sections } } : {}),
    },
    undeclared,
  }
}
