import { standInAddress } from '../../lib/stand-ins'
import type { Reporter } from '../reporting/reporter'
import { isAllowedScript } from './is-allowed-script'
import { ScriptLoadError } from './script-load-error'

/** Returns addresses that the browser accepts for scripts; they are strings by type only. */
interface ScriptAddressPolicy {
  readonly createScriptURL: (address: string) => string
}

/** Trusted Types of the browser. */
export interface TrustedTypes {
  readonly createPolicy: (name: string, rules: ScriptAddressPolicy) => ScriptAddressPolicy
}

/** Dependencies of a script loader. */
export interface ScriptLoaderOptions {
  /** Scripts this document may load, from `src/generated/allowed-scripts.ts`; undefined if none. */
  readonly allowed: { readonly policy: string; readonly addresses: readonly string[] } | undefined
  /** Origin of the stand-ins for the hosts of vendors; absent to use the vendors' own. */
  readonly standIns?: string | undefined
  readonly document: Document
  /** Undefined in browsers without them. */
  readonly trustedTypes: TrustedTypes | undefined
  readonly report: Reporter['report']
}

/** Default timeout of a script, in ms. */
export const usualLimit = 10_000

/**
 * Loads a foreign script by its address: once, and again after a failure. `data` are its `data-…` attributes, from which
 * some vendors read their settings; `integrity` is the hash of its bytes.
 *
 * @throws ScriptLoadError if the address is not allowed in this document, does not load, or takes longer than `limit` ms
 */
export type LoadScript = (
  address: string,
  limit?: number,
  data?: Readonly<Record<string, string>>,
  integrity?: string,
) => Promise<void>

/**
 * The only place that creates script elements. A document has one loader: its Trusted Types policy exists once. Failures
 * are reported, without the query of the address (specification section 8).
 */
export function createScriptLoader({
  allowed,
  standIns,
  document,
  trustedTypes,
  report,
}: ScriptLoaderOptions): LoadScript {
  const under = new Map<string, Promise<void>>()
  let policy: ScriptAddressPolicy | undefined

  /** The address in the form the browser accepts for a script; throws if it is not on the list. */
  const handOut = (address: string): string => {
    if (!allowed) throw new ScriptLoadError(address, 'refused')
    const addresses = allowed.addresses.map((each) => standInAddress(each, standIns))
    const rules: ScriptAddressPolicy = {
      createScriptURL: (asked) => {
        if (!isAllowedScript(asked, addresses)) throw new ScriptLoadError(asked, 'refused')
        return asked
      },
    }
    const wanted = standInAddress(address, standIns)
    // Checked first, so that the policy is created only once there is something to load.
    if (!isAllowedScript(wanted, addresses)) throw new ScriptLoadError(address, 'refused')
    policy ??= trustedTypes?.createPolicy(allowed.policy, rules) ?? rules
    return policy.createScriptURL(wanted)
  }

  const load = (
    address: string,
    limit: number,
    data: Readonly<Record<string, string>>,
    integrity: string | undefined,
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.src = handOut(address)
      script.async = true
      Object.assign(script.dataset, data)
      if (integrity !== undefined) {
        script.integrity = integrity
        // Browsers check the integrity only of answers they may read.
        script.crossOrigin = 'anonymous'
      }
      const end = (reason?: 'failed' | 'late'): void => {
        clearTimeout(timer)
        script.removeEventListener('load', loaded)
        script.removeEventListener('error', failed)
        if (reason === undefined) {
          resolve()
          return
        }
        script.remove()
        reject(new ScriptLoadError(address, reason))
      }
      const loaded = (): void => end()
      const failed = (): void => end('failed')
      const timer = setTimeout(() => end('late'), limit)
      script.addEventListener('load', loaded)
      script.addEventListener('error', failed)
      document.head.append(script)
    })

  return (address, limit = usualLimit, data = {}, integrity = undefined) => {
    const begun = under.get(address)
    if (begun) return begun
    const loading = load(address, limit, data, integrity).catch((error: unknown) => {
      under.delete(address)
      if (error instanceof ScriptLoadError) report(reportOf(error))
      throw error
    })
    under.set(address, loading)
    return loading
  }
}

/** The report of a script or style sheet that did not load. */
export function reportOf({
  name,
  message,
  address,
  reason,
}: ScriptLoadError): Parameters<Reporter['report']>[0] {
  const { origin, pathname } = URL.canParse(address) ? new URL(address) : { origin: '', pathname: '' }
  return { name, message, detail: { address: `${origin}${pathname}`, reason } }
}
