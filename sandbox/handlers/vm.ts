import { parameterFailure, serviceFailure } from '../failures'
import { changeDisk } from '../machines/disk'
import { unassignIp } from '../machines/ip-address'
import { assertPattern } from '../machines/vm-parameters'
import { assertIdle, change, deletedVm } from '../machines/vm-power'
import type { StoredRow } from '../store/records'
import type { Context } from '../context'
import { checkPoolLimits, createVm } from './create-vm'
import { findVm, findHere, listHere, nextAccount, payingAccount } from './find'
import { takeVmOffFirewalls } from './firewall'
import type { HandlersOf } from './handler'
import { takeVmOffLoadBalancers } from './load-balancer-targets'

/** Machines: list, create, change, remove, and operations on a machine as a whole. */
export const vmHandlers: HandlersOf<
  | 'listVms'
  | 'getVm'
  | 'listBillingResources'
  | 'createVm'
  | 'updateVm'
  | 'deleteVm'
  | 'updateVmUser'
  | 'moveVmBilling'
> = {
  listVms: (context, { billing_account_id: account }) => listHere(context, 'vm', { account }),

  /** A deleted machine stays readable for a while, as `deleted` (platform facts section 5). */
  getVm: (context, { uuid }) =>
    (context.records.find('deleted_vm', { ...findHere(context), key: uuid }) ?? findVm(context, uuid))
      .document,

  /** Resources in this location that an account of the caller pays for: only machines. */
  listBillingResources: (context, { id }) => listHere(context, 'vm', { account: id }),

  createVm,

  /** The name may change at any time; memory and processors only while stopped. */
  updateVm: (context, { uuid, name, vcpu, ram }) => {
    const vm = findVm(context, uuid)
    const size = { vcpu: vcpu ?? vm.document.vcpu, memory: ram ?? vm.document.memory }
    const isResized = size.vcpu !== vm.document.vcpu || size.memory !== vm.document.memory
    if (isResized) assertResizable(context, vm, size)
    if (name !== undefined) assertPattern(context.catalogue.parameters, 'name', name)
    const changed = { ...(name === undefined ? {} : { name }), ...size }
    return context.records.save(change(vm, context.now, changed)).document
  },

  /** Its disks go with it; floating IPs stay, unassigned and charged (platform facts section 5). */
  deleteVm: (context, { uuid }) => {
    const { records, now } = context
    const vm = findVm(context, uuid)
    for (const disk of records.list('disk', { parent: uuid })) records.remove(disk)
    for (const sub of records.list('subinterface', { parent: uuid })) records.remove(sub)
    for (const ip of records.list('ip', { parent: uuid })) records.save(unassignIp(ip, now))
    takeVmOffFirewalls(context, vm)
    takeVmOffLoadBalancers(context, vm)
    records.remove(vm)
    records.insert('deleted_vm', { ...deletedVm(vm, now), state: null })
    return { success: true }
  },

  /** The password itself is not kept: nothing in the sandbox could use it. */
  updateVmUser: (context, { uuid, username, password }) => {
    const vm = findVm(context, uuid)
    assertIdle(vm)
    if (vm.document.status !== 'running') throw serviceFailure('Failed to update virtual machine')
    assertPattern(context.catalogue.parameters, 'password', password)
    context.records.save(change(vm, context.now, { username }))
    return { success: true }
  },

  /** Its disks move to the same account. */
  moveVmBilling: (context, { uuid, billing_account_id: named }) => {
    const { records, now } = context
    const vm = findVm(context, uuid)
    const account = nextAccount(context, vm.document.billing_account, named)
    for (const disk of records.list('disk', { parent: uuid })) {
      records.save({ ...changeDisk(disk, now, { billing_account_id: account }), account })
    }
    records.save({ ...change(vm, now, { billing_account: account }), account })
    return { success: true }
  },
}

function assertResizable(
  context: Context,
  vm: StoredRow<'vm'>,
  size: { vcpu: number; memory: number },
): void {
  assertIdle(vm)
  if (vm.document.status !== 'stopped') throw serviceFailure('Failed to update virtual machine')
  payingAccount(context, vm.document.billing_account, size)
  const pools = context.catalogue.hostPools(context.location)
  const pool = pools.find(({ uuid }) => uuid === vm.document.designated_pool_uuid)
  const wrong = pool ? checkPoolLimits(pool, { vcpu: size.vcpu, ram: size.memory }) : {}
  if (Object.keys(wrong).length > 0) throw parameterFailure(wrong)
}
