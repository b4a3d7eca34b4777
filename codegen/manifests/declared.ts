import type { Action } from '../../src/manifest/words/actions'
import type { Field } from '../../src/manifest/words/fields'
import type { ResourceManifest } from '../../src/manifest/vocabulary'
import type { SchemaName } from '../../src/manifest/words/values'
import type { Description } from '../openapi/description'
import { fieldId } from './field-id'

type AnyManifest = ResourceManifest<SchemaName>

/** A manifest as it is for one description, and the names of the fields that are not asked there. */
export interface DeclaredManifest {
  manifest: AnyManifest
  undeclared: readonly string[]
}

/** Leaves out the fields that wait for a parameter the description does not declare. */
export function declaredManifest(manifest: AnyManifest, description: Description): DeclaredManifest {
  const undeclared: string[] = []
  const asked = (operationId: string, fields: readonly Field[]): Field[] => {
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
  const { create, actions } = manifest
  const within = (action: Action<string>): Action<string> =>
    action.input ? { ...action, input: asked(action.operation, action.input) } : action
  return {
    manifest: {
      ...manifest,
      ...(actions ? { actions: actions.map((action) => within(action as Action<string>)) } : {}),
      ...(create
        ? {
            create: {
              ...create,
              sections: create.sections.map((section) => ({
                ...section,
                fields: asked(create.operation, section.fields),
              })),
            },
          }
        : {}),
    } as AnyManifest,
    undeclared,
  }
}
