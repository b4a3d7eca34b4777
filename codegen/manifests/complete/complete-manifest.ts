import type {
  CompleteJoin,
  CompleteAction,
  CompleteCreate,
  CompleteDetail,
  CompleteList,
  CompleteManifest,
  WrittenManifest,
} from '../../../src/manifest/complete'
import type { FilterSpec } from '../../../src/manifest/words/columns'
import type { Join } from '../../../src/manifest/words/records'
import type { Condition } from '../../../src/manifest/words/values'
import type { Description } from '../../openapi/description'
import { columnId } from '../column-id'
import { fieldId } from '../field-id'
import { parametersOf } from '../parameters'
import { isPlaced } from '../record-scope'
import { boundParameters } from './bind-parameters'
import { completeAction } from './complete-action'
import { completeColumn } from './complete-columns'
import { completeFields } from './complete-fields'
import { completePrices } from './complete-prices'
import { completeSection, ownSources } from './complete-sections'
import { completeSteps } from './complete-steps'
import { payingName, surroundingsOf, typeNamed, type Surroundings } from './surroundings'

function completeList(surroundings: Surroundings): CompleteList {
  const { manifest, all } = surroundings
  const { hidden, filters, sort, totals, ...list } = manifest.list
  const columns = list.columns.map((column) => completeColumn(surroundings, column, 'list'))
  const more = (hidden ?? []).map((column) => completeColumn(surroundings, column, 'list', true))
  const chosen: readonly FilterSpec<string>[] = filters ?? [
    ...(manifest.states ? ['$state'] : []),
    ...(isPlaced(manifest) ? ['$location'] : []),
  ]
  const [first] = columns
  const added = columns.some((column) => columnId(column) === 'price') ? ['price'] : []
  return {
    ...list,
    columns: [...columns, ...more],
    filters: chosen.map((filter) => {
      const { field, ...words } = typeof filter === 'string' ? { field: filter } : filter
      const type = typeNamed(all, field)?.type
      return { field, ...(type === undefined ? {} : { refers: type }), ...words }
    }),
    sort: sort ?? { by: first === undefined ? '' : columnId(first), direction: 'ascending' },
    totals: totals ?? added,
  }
}

function completeDetail(
  surroundings: Surroundings,
  detail: NonNullable<WrittenManifest['detail']>,
): CompleteDetail {
  const { operation, line, facts, tabs } = detail
  return {
    ...detail,
    params:
      operation === undefined
        ? (detail.params ?? {})
        : boundParameters(
            surroundings.description,
            operation,
            detail.params,
            new Set(),
            ownSources(surroundings),
          ),
    line: (line ?? []).map((column) => completeColumn(surroundings, column, 'line')),
    facts: facts.map((group) => ({
      ...group,
      items: group.items.map((item) => completeColumn(surroundings, item, 'facts')),
    })),
    tabs: tabs.map((tab) => ({
      ...tab,
      sections: tab.sections.map((section) => completeSection(surroundings, section)),
    })),
  }
}

function completeCreate(
  surroundings: Surroundings,
  create: NonNullable<WrittenManifest['create']>,
): CompleteCreate {
  const { description, all, title } = surroundings
  const { steps, ...words } = create
  const { operation: id, params, prefill, result, when } = words
  const form = { operation: id, changes: false }
  const sections = create.sections.map((section) => ({
    ...section,
    fields: completeFields(surroundings, form, section.fields),
  }))
  const asked = new Set(sections.flatMap(({ fields }) => fields.map(({ at }) => at)))
  const bound = new Set([...asked, ...Object.keys(params ?? {})])
  const account = payingName(all, parametersOf(surroundings, id).keys())
  const pays = account !== undefined && !bound.has(account)
  const operation = description.operations.get(id)
  const open: Condition | undefined = pays ? { context: 'billingAccountOpen' } : undefined
  const named = new Set(sections.flatMap(({ fields }) => fields.map(fieldId)))
  const [name] = title
  const links = typeof name === 'string' && named.has(name) ? { name } : {}
  const condition = when ?? open
  return {
    ...words,
    ...(steps ? { steps: completeSteps(steps) } : {}),
    sections,
    ...(condition ? { when: condition } : {}),
    params: { ...(pays ? { [account]: { context: 'billingAccount' as const } } : {}), ...params },
    prefill: { ...links, ...prefill },
    result: result ?? (operation && description.listItem(operation) ? 'list' : 'record'),
  }
}

function detailRoute(surroundings: Surroundings): string {
  const { routes } = surroundings.manifest
  return `${routes.list}${isPlaced(surroundings.manifest) ? '/{location}' : ''}/{id}`
}

/** Joins with the record's identity where nothing else is matched. */
function completeJoins({ manifest, identity }: Surroundings): Record<string, CompleteJoin> {
  const written: Record<string, Join> = manifest.joins ?? {}
  return Object.fromEntries(
    Object.entries(written).map(([name, join]) => [
      name,
      join.take === 'whole' ? join : { ...join, ours: join.ours ?? identity },
    ]),
  )
}

/** Everything said that may be left unsaid: by convention, from the description, and from what other types say of themselves. */
function completeManifest(surroundings: Surroundings): CompleteManifest {
  const { manifest, identity, title } = surroundings
  const {
    version: _version,
    elsewhere: _elsewhere,
    joins,
    detail,
    create,
    price: _price,
    ...words
  } = manifest
  const target = ownSources(surroundings)
  const written = manifest.actions ?? []
  const actions = written.map((action): CompleteAction => completeAction(surroundings, action, target))
  const made = create && completeCreate(surroundings, create)
  const price = completePrices(
    surroundings,
    made && { operation: made.operation, fields: made.sections.flatMap(({ fields }) => [...fields]) },
  )
  return {
    ...words,
    identity,
    title,
    ...(joins ? { joins: completeJoins(surroundings) } : {}),
    routes: detail ? { detail: detailRoute(surroundings), ...manifest.routes } : manifest.routes,
    list: completeList(surroundings),
    ...(detail ? { detail: completeDetail(surroundings, detail) } : {}),
    actions,
    ...(made ? { create: made } : {}),
    ...(price ? { price } : {}),
  }
}

const known = new WeakMap<
  Description,
  WeakMap<ReadonlyMap<string, WrittenManifest>, Map<WrittenManifest, CompleteManifest>>
>()

/** A manifest and the others around it, completed. The same questions are answered once. */
export function completeAll(
  manifest: WrittenManifest,
  all: ReadonlyMap<string, WrittenManifest>,
  description: Description,
): { manifest: CompleteManifest; all: ReadonlyMap<string, CompleteManifest> } {
  const perAll = known.get(description) ?? new WeakMap()
  known.set(description, perAll)
  const done = perAll.get(all) ?? new Map<WrittenManifest, CompleteManifest>()
  perAll.set(all, done)
  const complete = (each: WrittenManifest): CompleteManifest => {
    const found = done.get(each) ?? completeManifest(surroundingsOf(each, description, all))
    done.set(each, found)
    return found
  }
  return {
    manifest: complete(manifest),
    all: new Map([...all].map(([type, each]) => [type, complete(each)])),
  }
}
