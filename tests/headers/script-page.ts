/** A page that loads scripts as the console does: built and served by the test, with its own address as the only one allowed. */
import { createScriptLoader, type TrustedTypes } from '../../src/platform/scripts/load-script'

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes
    loaded?: string
  }
}

const { document, trustedTypes, location } = window
const load = createScriptLoader({
  allowed: { policy: 'console-scripts', addresses: [`${location.origin}/app/stand-in.js`] },
  document,
  trustedTypes,
  report: () => undefined,
})

/** The value set by the loaded script, or why it did not load. */
const outcome = async (address: string): Promise<string> =>
  load(`${location.origin}${address}`).then(
    () => `loaded: ${window.loaded}`,
    (error: unknown) => (error instanceof Error && 'reason' in error ? String(error.reason) : String(error)),
  )

/** Sets the `src` of a script past the loader: `taken`, or the name of the error. */
function bypass(): string {
  try {
    document.createElement('script').src = '/app/stand-in.js'
    return 'taken'
  } catch (error) {
    return error instanceof Error ? error.name : String(error)
  }
}

document.title = [await outcome('/app/stand-in.js?site=7'), await outcome('/app/other.js'), bypass()].join(
  ', ',
)
