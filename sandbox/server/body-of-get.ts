import type { IncomingMessage } from 'node:http'
import { isRecord } from '../../src/lib/is-record'
import { longestBody, parseJson } from '../http/parameters'

/** Whether a GET carries a body, which a Request cannot hold. */
export function hasBodyOfGet({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (Number(headers['content-length']) > 0 || 'transfer-encoding' in headers)
}

/**
 * The URL of a GET with the parameters of its form or JSON body in the query, where the body wins: clients of the platform
 * send such bodies (platform facts section 18). Undefined for a body of more than 1 MB.
 */
export async function addressWithBody(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of incoming) {
    if (!(chunk instanceof Uint8Array)) continue
    length += chunk.byteLength
    if (length > longestBody) return undefined
    chunks.push(chunk)
  }
  const [path = '/', query = ''] = (incoming.url ?? '/').split(/\?(.*)/s)
  const pairs = readPairs(incoming.headers['content-type'] ?? '', Buffer.concat(chunks).toString())
  const merged = new URLSearchParams(query)
  for (const [name] of pairs) merged.delete(name)
  for (const [name, value] of pairs) merged.append(name, value)
  return merged.size === 0 ? path : `${path}?${merged.toString()}`
}

function readPairs(type: string, text: string): [name: string, value: string][] {
  if (type.startsWith('application/x-www-form-urlencoded')) return [...new URLSearchParams(text)]
  const value = type.startsWith('application/json') ? parseJson(text) : undefined
  if (!isRecord(value)) return []
  return Object.entries(value).map(([name, each]) => [
    name,
    typeof each === 'string' ? each : JSON.stringify(each),
  ])
}
