import { platformTime } from '../format-time'
import type { Context } from '../context'
import type { StoredRow } from '../store/records'

/** Reserves the next free public address of the location for the caller. */
export function insertIpAddress(context: Context, account: number, name: string): StoredRow<'ip'> {
  const { records, ids, caller, location, now, catalogue } = context
  let number = records.count('ip', { location }) + 1
  while (records.find('ip', { key: catalogue.publicAddress(location, number) })) number += 1
  const address = catalogue.publicAddress(location, number)
  return records.insert('ip', {
    location,
    owner: caller.owner,
    account,
    key: address,
    parent: null,
    due: null,
    state: null,
    document: {
      id: ids.number(),
      uuid: ids.uuid(),
      address,
      user_id: caller.owner,
      billing_account_id: account,
      type: 'public',
      network_id: null,
      name,
      enabled: true,
      is_deleted: false,
      is_ipv6: false,
      is_virtual: false,
      assigned_to: null,
      created_at: platformTime(now),
      updated_at: platformTime(now),
    },
  })
}
