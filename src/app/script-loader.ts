import { config } from '../../console.config'
import { allowedScripts } from '../generated/allowed-scripts'
import { documentOf } from '../lib/console-document'
import { standInsAt } from '../lib/stand-ins'
import type { Platform } from '../platform/platform'
import { createStyleLoader, type LoadStyle } from '../platform/scripts/load-style'
import { createScriptLoader, type LoadScript, type TrustedTypes } from '../platform/scripts/load-script'
import { hasForeignScripts } from './foreign-scripts'

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes
  }
}

type Loading = Parameters<typeof createScriptLoader>[0]
type Needed = Pick<Platform, 'reporter' | 'site'>

function loadingOf({ reporter: { report }, site }: Needed): Loading {
  return {
    allowed: allowedScripts[documentOf(window.location.pathname, config.basePath)],
    standIns: standInsAt(site.config.vendorStandIns, window.location.hostname),
    document,
    trustedTypes: window.trustedTypes,
    report,
  }
}

/** Whether the hosts of vendors have stand-ins on this machine. */
export function usesStandIns({ site }: Pick<Platform, 'site'>): boolean {
  return standInsAt(site.config.vendorStandIns, window.location.hostname) !== undefined
}

let loader: LoadScript | undefined

/** The loader of foreign scripts of this document. */
export function scriptLoader(platform: Needed): LoadScript {
  if (loader) return loader
  const load = createScriptLoader(loadingOf(platform))
  loader = (...script) => {
    hasForeignScripts.set(true)
    return load(...script)
  }
  return loader
}

/** A loader of the style sheets that belong to foreign scripts. */
export function styleLoader(platform: Needed): LoadStyle {
  return createStyleLoader(loadingOf(platform))
}
