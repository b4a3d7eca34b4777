import { isManifest } from '../inputs'
import type { AnyManifest } from '../manifests/context'
import { usualIdentity, usualTitle } from '../manifests/complete/surroundings'
import { draftCreate, draftDelete, draftUpdate, recordParameters } from './form-parts'
import { isAccount, type Plan } from './plan'
import { draftColumns, draftFacts, draftSearch, draftStates, nestedParts, titleField } from './record-parts'

/** A first manifest, the parameters its forms do not ask for, by operation, and what its record holds that it does not show. */
export interface Draft {
  manifest: AnyManifest
  leftOut: { operation: string; names: string[] }[]
  nested: ReturnType<typeof nestedParts>
}

function draftRoutes({ type, section, calls }: Plan): object {
  return {
    list: `/${section}/${type}`,
    ...(calls.create ? { create: `/${section}/create/${type}` } : {}),
  }
}

function draftList(plan: Plan): object {
  const { calls } = plan
  const accounts = [...calls.list.parameters].map(({ name }) => String(name)).filter(isAccount)
  const { shown, hidden } = draftColumns(plan)
  return {
    operation: calls.list.id,
    ...(accounts.length > 0
      ? { params: Object.fromEntries(accounts.map((name) => [name, { context: 'billingAccount' }])) }
      : {}),
    columns: shown,
    ...(hidden.length > 0 ? { hidden } : {}),
    search: draftSearch(plan),
    ...(calls.delete ? { bulk: ['delete'] } : {}),
  }
}

function draftDetail(plan: Plan, actions: readonly string[]): object {
  const { main, record } = draftFacts(plan)
  const get = plan.calls.get
  const sections = [
    ...(main.length > 0 ? [{ kind: 'facts', id: 'details', items: main }] : []),
    ...(actions.includes('delete') ? [{ danger: ['delete'] }] : []),
  ]
  return {
    ...(get ? { operation: get.id, ...recordParameters(plan, get, false).words } : {}),
    ...(actions.length > 0 ? { actions } : {}),
    facts: [{ id: 'record', items: record }],
    tabs: [{ id: 'overview', sections }],
  }
}

/** Writes the manifest of a plan: list, record, and a form or action for each call that was named. */
export function draftManifest(plan: Plan): Draft {
  const { type, schemaName, section, identity, calls } = plan
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
    type,
    schema: schemaName,
    section,
    icon: 'box',
    ...(usualIdentity(plan.properties) === identity ? {} : { identity }),
    ...(title === usualTitle(plan.properties, identity)
      ? {}
      : { title: title === undefined || title === identity ? [identity] : [title, identity] }),
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
  return { manifest, leftOut, nested: nestedParts(plan) }
}
