import { isManifest } from '../inputs'
import type { AnyManifest } from '../manifests/context'
import { usualKey, usualTitle } from '../manifests/complete/usual-names'
import { draftCreate, draftDelete, draftUpdate, recordParameters } from './form-parts'
import type { Plan } from './plan'
import { nestedLists, otherCalls, type LeftOutCall, type NestedList } from './nested-parts'
import { draftColumns, draftFacts, draftSearch, draftStates, titleField, unshownParts } from './record-parts'

/** A first manifest, and what it leaves out. */
export interface Draft {
  manifest: AnyManifest
  /** Parameters its forms do not ask for. */
  leftOut: { operation: string; names: string[] }[]
  /** Calls about elements that it does not make, and other calls about the records. */
  calls: LeftOutCall[]
  others: string[]
  /** Lists and objects of the record that the page does not show. */
  unshown: ReturnType<typeof unshownParts>
  /** Tables of lists inside the record. */
  lists: NestedList[]
}

function draftRoutes({ type, section, calls }: Plan): object {
  return {
    list: `/${section}/${type}`,
    ...(calls.create ? { create: `/${section}/create/${type}` } : {}),
  }
}

function draftList(plan: Plan): object {
  const { calls } = plan
  const { shown, hidden } = draftColumns(plan)
  return {
    operation: calls.list.id,
    columns: shown,
    ...(hidden.length > 0 ? { hidden } : {}),
    search: draftSearch(plan),
  }
}

function draftDetail(plan: Plan, actions: readonly string[], lists: readonly NestedList[]): object {
  const { main, record } = draftFacts(plan)
  const get = plan.calls.get
  const sections = [
    ...(main.length > 0 ? [{ kind: 'facts', id: 'details', values: main }] : []),
    ...lists.map(({ section }) => section),
    ...(actions.includes('delete') ? [{ danger: ['delete'] }] : []),
  ]
  return {
    ...(get ? { operation: get.id, ...recordParameters(plan, get, false).words } : {}),
    ...(actions.length > 0 ? { actions } : {}),
    facts: [{ id: 'record', values: record }],
    tabs: [{ id: 'overview', sections }],
  }
}

/** Writes the manifest of a plan: list, record, and a form or action for each call that was named. */
export function draftManifest(plan: Plan): Draft {
  const { type, section, identity, calls } = plan
  const title = titleField(plan)
  const states = draftStates(plan)
  const update = calls.update && draftUpdate(plan, calls.update)
  const lists = nestedLists(plan)
  const own: object[] = [
    ...(update ? [update.action] : []),
    ...(calls.delete ? [draftDelete(plan, calls.delete)] : []),
  ]
  const actions = [...own, ...lists.flatMap((list) => list.actions)]
  const ids = own.flatMap((action) => ('id' in action && typeof action.id === 'string' ? [action.id] : []))
  const create = calls.create && draftCreate(plan, calls.create)
  const manifest: unknown = {
    type,
    section,
    icon: 'box',
    ...(usualKey(plan.properties) === identity ? {} : { key: identity }),
    ...(title === usualTitle(plan.properties, identity)
      ? {}
      : { title: title === undefined || title === identity ? [identity] : [title, identity] }),
    routes: draftRoutes(plan),
    ...(states ? { states } : {}),
    list: draftList(plan),
    detail: draftDetail(plan, ids, lists),
    ...(actions.length > 0 ? { actions } : {}),
    ...(create ? { create: create.create } : {}),
  }
  if (!isManifest(manifest)) throw new Error(`${type}: what was drafted is no manifest`)
  const leftOut = [
    { operation: calls.create?.id ?? '', names: create?.leftOut ?? [] },
    { operation: calls.update?.id ?? '', names: update?.leftOut ?? [] },
  ].filter(({ names }) => names.length > 0)
  return {
    manifest,
    leftOut,
    calls: lists.flatMap((list) => list.leftOut),
    others: otherCalls(plan, lists),
    unshown: unshownParts(plan, new Set(lists.map(({ name }) => name))),
    lists,
  }
}
