import { platformTime } from '../format-time'
import type { IpAddress } from '../entities'
import type { Kept } from '../store/records'

type Ip = Kept<'ip'>

/** The address leading to a machine at its private address. An address that led elsewhere is moved. */
export function assignIp(ip: Ip, vmUuid: string, privateIp: string, now: number): Ip {
  const { unassigned_at: _, ...rest } = ip.document
  return {
    ...ip,
    parent: vmUuid,
    document: {
      ...rest,
      assigned_to: vmUuid,
      assigned_to_resource_type: 'virtual_machine',
      assigned_to_private_ip: privateIp,
      updated_at: platformTime(now),
    },
  }
}

/** The address leading nowhere: the platform drops the assignment keys instead of emptying them. */
export function unassignIp(ip: Ip, now: number): Ip {
  const document: IpAddress = {
    ...ip.document,
    unassigned_at: platformTime(now),
    updated_at: platformTime(now),
  }
  delete document.assigned_to
  delete document.assigned_to_resource_type
  delete document.assigned_to_private_ip
  return { ...ip, parent: null, document }
}
