import { isRecord } from '../../lib/is-record'
import { parseJson } from '../../lib/parse-json'

/** A host key that was trusted. */
export interface KnownHost {
  readonly fingerprint: string
  /** Milliseconds since 1970. */
  readonly since: number
}

/** Host keys of machines, by their ids; kept in the browser, for each user of a deployment. */
export interface KnownHosts {
  readonly get: (machine: string) => KnownHost | undefined
  readonly trust: (machine: string, host: KnownHost) => void
}

/** Maximum machines remembered; the ones trusted first are forgotten first. */
const most = 500

/** Keeps host keys in `storage` under the id of the user, `owner`. They are not secret. */
export function createKnownHosts(storage: Pick<Storage, 'getItem' | 'setItem'>, owner: string): KnownHosts {
  const name = `console.known-hosts.${owner}`
  const read = (): Record<string, KnownHost> => {
    const entries = Object.entries(parse(storage.getItem(name))).flatMap(([machine, value]) =>
      isRecord(value) && typeof value['fingerprint'] === 'string' && typeof value['since'] === 'number'
        ? [[machine, { fingerprint: value['fingerprint'], since: value['since'] }] as const]
        : [],
    )
    return Object.fromEntries(entries)
  }
  return {
    get: (machine) => {
      const all = read()
      return Object.hasOwn(all, machine) ? all[machine] : undefined
    },
    trust: (machine, host) => {
      const others = Object.entries(read()).filter(([each]) => each !== machine)
      storage.setItem(name, JSON.stringify(Object.fromEntries([...others.slice(1 - most), [machine, host]])))
    },
  }
}

function parse(text: string | null): Record<string, unknown> {
  const value = parseJson(text)
  return isRecord(value) ? value : {}
}
