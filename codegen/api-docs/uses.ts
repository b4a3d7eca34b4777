import type { DocUse } from '../../src/lib/api-docs'
import type { OperationId } from '../../src/generated/operations'
import type { CompiledAction } from '../../src/manifest/compiled-actions'
import type { CompiledField } from '../../src/manifest/compiled-fields'
import type { CompiledForm, DetailedResource } from '../../src/manifest/compiled'
import { sectionActions } from '../../src/manifest/section-actions'

/** A type with its compiled manifest. */
export interface CompiledType {
  resource: DetailedResource
  forms: readonly CompiledForm[]
}

function actionsOf(resource: DetailedResource): CompiledAction[] {
  const sections = (resource.detail?.tabs ?? []).flatMap((tab) => tab.sections)
  return [...Object.values(resource.actions), ...sections.flatMap(sectionActions)]
}

function choicesOf(fields: readonly CompiledField[]): OperationId[] {
  return fields.flatMap((field) => [
    ...(field.options?.kind === 'operation' ? [field.options.operation] : []),
    ...(field.limits ? [field.limits.operation] : []),
    ...choicesOf(field.of ?? []),
  ])
}

/**
 * Pages of a type that make each call, from its manifest: list, record, create form, actions, options. Repeated calls
 * of one kind of page are listed once.
 */
export function operationUses({ resource, forms }: CompiledType): Map<OperationId, DocUse[]> {
  const found = new Map<OperationId, DocUse[]>()
  const { type, routes } = resource
  const add = (operation: OperationId, use: Omit<DocUse, 'type'>): void => {
    const uses = found.get(operation) ?? []
    const known = uses.some((each) => each.kind === use.kind && each.action === use.action)
    if (!known) found.set(operation, [...uses, { type, ...use }])
  }
  const inList = { kind: 'list', href: routes.list } as const
  const inDetail = { kind: 'detail', href: routes.list } as const
  const joined = Object.values(resource.joins).map((join) => join.operation)
  for (const operation of [resource.listOperation, ...joined]) add(operation, inList)
  if (resource.detail) {
    for (const operation of [resource.readOperation ?? resource.listOperation, ...joined])
      add(operation, inDetail)
    for (const { sections } of resource.detail.tabs) {
      for (const section of sections) {
        if (section.kind === 'secret') add(section.operation, inDetail)
        if (section.kind === 'collection' && section.operation !== null) add(section.operation, inDetail)
      }
    }
  }
  if (resource.create && routes.create !== null) {
    const { operation, steps } = resource.create
    const calls = steps.flatMap(({ action }) => resource.actions[action]?.operation ?? [])
    for (const each of new Set([operation, ...calls])) add(each, { kind: 'create', href: routes.create })
  }
  for (const action of actionsOf(resource))
    add(action.operation, { kind: 'action', action: action.id, href: routes.list })
  for (const form of forms) {
    const href = form.id === 'create' ? (routes.create ?? routes.list) : routes.list
    for (const operation of choicesOf(Object.values(form.fields))) add(operation, { kind: 'choices', href })
  }
  return found
}

/** Destructive operations, from the guards of a type's actions. */
export function losingOperations({ resource }: Pick<CompiledType, 'resource'>): OperationId[] {
  return actionsOf(resource).flatMap(({ guard, operation }) =>
    guard === 'loses-data' || guard === 'loses-resource' ? [operation] : [],
  )
}

/** Uses of all types by operation, in the order of the types. */
export function mergeUses(types: readonly ReadonlyMap<string, readonly DocUse[]>[]): Map<string, DocUse[]> {
  const merged = new Map<string, DocUse[]>()
  for (const type of types) {
    for (const [operation, uses] of type) merged.set(operation, [...(merged.get(operation) ?? []), ...uses])
  }
  return merged
}
