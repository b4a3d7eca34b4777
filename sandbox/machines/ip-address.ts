import { platformTime } from '../format-time'
import type { IpAddress } from '../entities'
import type { StoredRow } from '../store/records'

type Ip = StoredRow<'ip'>

/** A resource that can hold a floating IP: it has an address in a private network. */
export interface IpHolder {
  readonly uuid: string
  readonly type: NonNullable<IpAddress['assigned_to_resource_type']>
  readonly privateIp: string
}

/** The address assigned to a resource at its private address. An assigned address is moved. */
export function assignIp(ip: Ip, holder: IpHolder, now: number): Ip {
  const { unassigned_at: _, ...rest } = ip.document
  return {
    ...ip,
    parent: holder.uuid,
    document: {
      ...rest,
      assigned_to: holder.uuid,
      assigned_to_resource_type: holder.type,
      assigned_to_private_ip: holder.privateIp,
      updated_at: platformTime(now),
    },
  }
}

/** The unassigned address: the platform drops the fields of the resource except `assigned_to` (platform facts section 18). */
export function unassignIp(ip: Ip, now: number): Ip {
  const document: IpAddress = {
    ...ip.document,
    assigned_to: null,
    unassigned_at: platformTime(now),
    updated_at: platformTime(now),
  }
  delete document.assigned_to_resource_type
  delete document.assigned_to_private_ip
  return { ...ip, parent: null, document }
}
