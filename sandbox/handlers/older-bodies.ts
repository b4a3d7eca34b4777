import type { RawParameters } from '../http/parameters'
import type { Context } from '../context'
import { ipHolders } from './ip-holders'

/**
 * Translates bodies of older and newer client generations into the one the description has. Clients of the real
 * platform send all of them (platform facts sections 5, 8 and 9); the console never should.
 */
export function translateOlderBody(context: Context, raw: RawParameters): RawParameters {
  switch (context.operation) {
    case 'assignIpAddress':
      return raw['private_ip'] === undefined ? withPrivateIp(context, raw) : raw
    case 'replaceFirewall':
      return raw['display_name'] === undefined ? { ...raw, display_name: raw['name'] } : raw
    case 'createVm':
      return raw['public_key'] === undefined ? withFirstKey(raw) : raw
    default:
      return raw
  }
}

/** `vm_uuid`, or `assigned_to` with its resource type, in place of the private address. */
function withPrivateIp(context: Context, raw: RawParameters): RawParameters {
  const uuid = raw['vm_uuid'] ?? raw['assigned_to']
  const holder = ipHolders(context).find((candidate) => candidate.uuid === uuid)
  return holder ? { ...raw, private_ip: holder.privateIp } : raw
}

function withFirstKey(raw: RawParameters): RawParameters {
  const keys = raw['public_keys']
  if (keys === undefined) return raw
  const list: readonly unknown[] = Array.isArray(keys) ? keys : [keys]
  return { ...raw, public_key: list[0] }
}
