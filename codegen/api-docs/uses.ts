import type { DocUse } from '../../src/lib/api-docs'
import type { OperationId } from '../../src/generated/operations'
import type {
  CompiledAction,
  CompiledField,
  CompiledForm,
  DetailedResource,
} from '../../src/manifest/compiled'

/** A type as its manifest was compiled. */
export interface CompiledType {
  resource: DetailedResource
  forms: readonly CompiledForm[]
}

function actionsOf(resource: DetailedResource): CompiledAction[] {
  const sections = (resource.detail?.tabs ?? []).flatMap((tab) => tab.sections)
  return [
    ...Object.values(resource.actions),
    ...sections.flatMap((section) =>
      section.kind === 'collection' ? section.rowActions : section.kind === 'related' ? section.calls : [],
    ),
  ]
}

function choicesOf(fields: readonly CompiledField[]): OperationId[] {
  return fields.flatMap((field) => [
    ...(field.options?.kind === 'operation' ? [field.options.operation] : []),
    ...(field.limits ? [field.limits.operation] : []),
    ...choicesOf(field.of ?? []),
  ])
}

/**
 * Which screens of a type make which calls, from its manifest: the list, a record's screen, the create form, actions,
 * and what forms choose from. A call that several places of one kind make is named once.
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
        if (section.kind === 'editor') add(section.write.operation, inDetail)
        if (section.kind === 'collection' && section.read) add(section.read.operation, inDetail)
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

/** The operations by which something is lost, as far as the actions of a type say so. */
export function losingOperations({ resource }: Pick<CompiledType, 'resource'>): OperationId[] {
  return actionsOf(resource).flatMap(({ guard, operation }) =>
    guard === 'loses-data' || guard === 'loses-resource' ? [operation] : [],
  )
}

/** The uses of all types, by operation, in the order of the types. */
export function mergeUses(types: readonly ReadonlyMap<string, readonly DocUse[]>[]): Map<string, DocUse[]> {
  const merged = new Map<string, DocUse[]>()
  for (const type of types) {
    for (const [operation, uses] of type) merged.set(operation, [...(merged.get(operation) ?? []), ...uses])
  }
  return merged
}
