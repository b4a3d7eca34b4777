import { standInAddress } from '../../lib/stand-ins'
import { isAllowedScript } from './is-allowed-script'
import { reportOf, usualLimit, type ScriptLoaderOptions } from './load-script'
import { ScriptLoadError } from './script-load-error'

/** Loads the style sheet of a vendor's fields, once. Failures are reported and do not reject: the fields work without it. */
export type LoadStyle = (address: string) => Promise<void>

/** A document may load style sheets from the same addresses as scripts. */
export function createStyleLoader({
  allowed,
  standIns,
  document,
  report,
}: Pick<ScriptLoaderOptions, 'allowed' | 'standIns' | 'document' | 'report'>): LoadStyle {
  const under = new Map<string, Promise<void>>()

  const load = (address: string): Promise<void> =>
    new Promise((resolve) => {
      const link = document.createElement('link')
      const end = (reason?: ScriptLoadError['reason']): void => {
        clearTimeout(timer)
        if (reason !== undefined) {
          link.remove()
          report(reportOf(new ScriptLoadError(address, reason)))
        }
        resolve()
      }
      const timer = setTimeout(() => end('late'), usualLimit)
      const wanted = standInAddress(address, standIns)
      const addresses = (allowed?.addresses ?? []).map((each) => standInAddress(each, standIns))
      if (!isAllowedScript(wanted, addresses)) return end('refused')
      link.rel = 'stylesheet'
      link.href = wanted
      link.addEventListener('load', () => end(), { once: true })
      link.addEventListener('error', () => end('failed'), { once: true })
      document.head.append(link)
    })

  return (address) => {
    const loading = under.get(address) ?? load(address)
    under.set(address, loading)
    return loading
  }
}
