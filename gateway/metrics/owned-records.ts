import { createHash } from 'node:crypto'
import { isRecord } from '../../src/lib/is-record'
import type { OwnedKind } from './families'

/** Asks the platform: a path below `/v1`, with the user's headers. */
export type AskPlatform = (path: string, headers: Headers) => Promise<Response>

/** The platform did not list the owned records. */
export class PlatformRefusal extends Error {
  override readonly name = 'PlatformRefusal'
  constructor(readonly status: number) {
    super(`The platform answered ${status}`)
  }
}

/** Milliseconds for which an answer of the platform is cached. */
const remembered = 30_000
/** Maximum cached lists, each of one key and kind. */
const mostKeys = 500

/** Headers that identify the user. */
export const identityHeaders = ['apikey', 'x-key-cookie', 'cookie', 'origin'] as const

/** Records of a kind that a key owns, as labels name them; read from the platform and cached for 30 s. */
export function createOwnedRecords(
  ask: AskPlatform,
  now: () => number,
): (kind: OwnedKind, headers: Headers) => Promise<readonly string[]> {
  const kept = new Map<string, { at: number; records: Promise<readonly string[]> }>()
  const list = async (path: string, headers: Headers): Promise<unknown[]> => {
    const answer = await ask(path, headers)
    if (!answer.ok) throw new PlatformRefusal(answer.status)
    const body: unknown = await answer.json()
    if (!Array.isArray(body)) throw new PlatformRefusal(502)
    return body
  }
  const perLocation = async (path: string, headers: Headers): Promise<unknown[]> => {
    const locations = texts(await list('/config/locations', headers), 'slug')
    return (await Promise.all(locations.map((slug) => list(`/${slug}${path}`, headers)))).flat()
  }
  const read: Readonly<Record<OwnedKind, (headers: Headers) => Promise<readonly string[]>>> = {
    machine: async (headers) => {
      const [machines, services] = await Promise.all([
        perLocation('/user-resource/vm/list', headers),
        list('/user-resource/service/packages', headers),
      ])
      const parts = services.flatMap((each) =>
        isRecord(each) && Array.isArray(each.resources) ? each.resources : [],
      )
      return [...texts(machines, 'uuid'), ...texts(parts, 'resource_id')]
    },
    load_balancer: async (headers) => texts(await perLocation('/network/load_balancers', headers), 'uuid'),
    bucket: async (headers) => texts(await list('/storage/bucket/list', headers), 'name'),
  }
  return (kind, headers) => {
    const who = identityHeaders.map((name) => headers.get(name) ?? '').join('\n')
    // Keys themselves are not stored.
    const key = `${kind}:${createHash('sha256').update(who).digest('hex')}`
    const known = kept.get(key)
    if (known && now() - known.at < remembered) return known.records
    const records = read[kind](headers)
    kept.delete(key)
    kept.set(key, { at: now(), records })
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKeys) break
      kept.delete(oldest)
    }
    records.catch(() => kept.delete(key))
    return records
  }
}

function texts(list: readonly unknown[], member: string): string[] {
  return list.flatMap((each) => {
    const value = isRecord(each) ? each[member] : undefined
    return typeof value === 'string' && value !== '' ? [value] : []
  })
}
