import { gatewayFailure } from '../failures'
import { failBySentinel } from '../faults/sentinels'
import { platformTime } from '../format-time'
import { completeRules } from '../machines/firewall'
import type { Firewall } from '../entities'
import type { StoredRow } from '../store/records'
import type { Context } from '../context'
import { findVm, findHere, listHere, nextAccount, payingAccount } from './find'
import type { HandlersOf } from './handler'

/** Firewalls. A single one cannot be read (platform facts section 9). */
export const firewallHandlers: HandlersOf<
  | 'listFirewalls'
  | 'createFirewall'
  | 'replaceFirewall'
  | 'deleteFirewall'
  | 'assignFirewall'
  | 'unassignFirewall'
> = {
  listFirewalls: (context) => listHere(context, 'firewall'),

  createFirewall: (context, wanted) => {
    const { records, ids, caller, now } = context
    const account = payingAccount(context, wanted.billing_account_id)
    const uuid = ids.uuid()
    const resources = wanted.resources_assigned ?? []
    for (const { resource_uuid: vmUuid } of resources) findVm(context, vmUuid)
    const document: Firewall = {
      uuid,
      display_name: wanted.display_name,
      user_id: caller.owner,
      billing_account_id: account,
      rules: completeRules(wanted.rules, [], ids),
      resources_assigned: withoutRepeats(resources),
      created_at: platformTime(now),
      updated_at: platformTime(now),
      deleted_at: null,
    }
    const columns = {
      location: context.location,
      owner: caller.owner,
      account,
      key: uuid,
      parent: null,
      due: null,
    }
    return records.insert('firewall', { ...columns, state: null, document }).document
  },

  /** Replaces all rules; rules sent with a uuid keep it. Assignments stay, and so does the name unless another is sent. */
  replaceFirewall: (context, { uuid, display_name: name, rules, billing_account_id: named }) => {
    const firewall = findFirewall(context, uuid)
    const account = nextAccount(context, firewall.document.billing_account_id, named)
    const changed = change(context, firewall, {
      ...(name === undefined ? {} : { display_name: name }),
      billing_account_id: account,
      rules: completeRules(rules, firewall.document.rules, context.ids),
    })
    return context.records.save({ ...changed, account }).document
  },

  deleteFirewall: (context, { uuid }) => {
    context.records.remove(findFirewall(context, uuid))
    return undefined
  },

  /** Assigning twice does not list a machine twice. */
  assignFirewall: (context, { uuid, vm_uuid: vmUuid }) => {
    const firewall = findFirewall(context, uuid)
    findVm(context, vmUuid)
    const resources = withoutRepeats([
      ...firewall.document.resources_assigned,
      { resource_uuid: vmUuid, resource_type: 'vm' },
    ])
    return context.records.save(change(context, firewall, { resources_assigned: resources })).document
      .resources_assigned
  },

  unassignFirewall: (context, { uuid, vm_uuid: vmUuid }) => {
    context.records.save(withoutVm(context, findFirewall(context, uuid), vmUuid))
    return undefined
  },
}

/** Takes a machine off all firewalls, because it is being deleted. */
export function takeVmOffFirewalls(context: Context, vm: StoredRow<'vm'>): void {
  for (const firewall of context.records.list('firewall', { owner: vm.owner, location: vm.location })) {
    const isAssigned = firewall.document.resources_assigned.some(({ resource_uuid: uuid }) => uuid === vm.key)
    if (isAssigned) context.records.save(withoutVm(context, firewall, vm.key))
  }
}

function findFirewall(context: Context, uuid: string): StoredRow<'firewall'> {
  const firewall = context.records.find('firewall', { ...findHere(context), key: uuid })
  if (!firewall) throw gatewayFailure(404, `Firewall ${uuid} was not found.`)
  failBySentinel(context.operation, firewall.document.display_name)
  return firewall
}

function withoutVm(context: Context, firewall: StoredRow<'firewall'>, vmUuid: string): StoredRow<'firewall'> {
  const resources = firewall.document.resources_assigned.filter(({ resource_uuid: uuid }) => uuid !== vmUuid)
  return change(context, firewall, { resources_assigned: resources })
}

function withoutRepeats(resources: Firewall['resources_assigned']): Firewall['resources_assigned'] {
  return [...new Map(resources.map((resource) => [resource.resource_uuid, resource])).values()]
}

function change(
  context: Context,
  firewall: StoredRow<'firewall'>,
  document: Partial<Firewall>,
): StoredRow<'firewall'> {
  return {
    ...firewall,
    document: { ...firewall.document, ...document, updated_at: platformTime(context.now) },
  }
}
