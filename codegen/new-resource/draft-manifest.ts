import { isManifest } from '../inputs'
import type { AnyManifest } from '../manifests/context'
import { draftCreate, draftDelete, draftUpdate, recordParameters } from './form-parts'
import { isAccount, type Plan } from './plan'
import { draftColumns, draftFacts, draftSearch, draftStates, stateField, titleField } from './record-parts'

/** A first manifest, and the parameters its forms do not ask for, by operation. */
export interface Draft {
  manifest: AnyManifest
  leftOut: { operation: string; names: string[] }[]
}

function draftRoutes({ type, section, scope, calls }: Plan): object {
  const record = scope === 'location' ? '{location}/{id}' : '{id}'
  return {
    list: `/${section}/${type}`,
    detail: `/${section}/${type}/${record}`,
    ...(calls.create ? { create: `/${section}/create/${type}` } : {}),
  }
}

function draftList(plan: Plan): object {
  const { calls, scope } = plan
  const accounts = [...calls.list.parameters].map(({ name }) => String(name)).filter(isAccount)
  const by = titleField(plan) ?? plan.identity
  const filters = [
    ...(stateField(plan) === undefined ? [] : ['$state']),
    ...(scope === 'location' ? ['$location'] : []),
  ]
  return {
    operation: calls.list.id,
    ...(accounts.length > 0
      ? { params: Object.fromEntries(accounts.map((name) => [name, { context: 'billingAccount' }])) }
      : {}),
    columns: draftColumns(plan),
    search: draftSearch(plan),
    ...(filters.length > 0 ? { filters } : {}),
    sort: { by, direction: 'ascending' },
    ...(calls.delete ? { bulk: ['delete'] } : {}),
  }
}

function draftDetail(plan: Plan, actions: readonly string[]): object {
  const { main, record } = draftFacts(plan)
  const get = plan.calls.get
  const sections = [
    ...(main.length > 0 ? [{ kind: 'facts', id: 'details', items: main }] : []),
    ...(actions.includes('delete')
      ? [{ kind: 'actions', id: 'danger', actions: ['delete'], danger: true }]
      : []),
  ]
  return {
    ...(get ? { operation: get.id, params: recordParameters(plan, get, false) } : {}),
    ...(actions.length > 0 ? { actions } : {}),
    facts: [{ id: 'record', items: record }],
    tabs: [{ id: 'overview', sections }],
  }
}

/** Writes the manifest of a plan: list, record, and a form or action for each call that was named. */
export function draftManifest(plan: Plan): Draft {
  const { type, schemaName, section, scope, identity, calls } = plan
  const title = titleField(plan)
  const states = draftStates(plan)
  const update = calls.update && draftUpdate(plan, calls.update)
  const actions: object[] = [
    ...(update ? [update.action] : []),
    ...(calls.delete ? [draftDelete(plan, calls.delete)] : []),
  ]
  const ids = actions.flatMap((action) =>
    'id' in action && typeof action.id === 'string' ? [action.id] : [],
  )
  const create = calls.create && draftCreate(plan, calls.create)
  const manifest: unknown = {
    version: 1,
    type,
    schema: schemaName,
    section,
    icon: 'box',
    scope,
    identity,
    title: title === undefined || title === identity ? [identity] : [title, identity],
    routes: draftRoutes(plan),
    ...(states ? { states } : {}),
    list: draftList(plan),
    detail: draftDetail(plan, ids),
    ...(actions.length > 0 ? { actions } : {}),
    ...(create ? { create: create.create } : {}),
  }
  if (!isManifest(manifest)) throw new Error(`${type}: what was drafted is no manifest`)
  const leftOut = [
    { operation: calls.create?.id ?? '', names: create?.leftOut ?? [] },
    { operation: calls.update?.id ?? '', names: update?.leftOut ?? [] },
  ].filter(({ names }) => names.length > 0)
  return { manifest, leftOut }
}
