import { workUnderWay } from '../engine/routing/work-under-way'
import { isOffline } from '../lib/is-offline'
import { healMissingFiles } from '../lib/missing-file'
import { createStore } from '../lib/store'
import { mayReload } from './may-reload'

/** Set once a file did not come although the console was loaded anew, for the frame to say so. */
export const partMissing = createStore(false)

/**
 * Loads the console anew when a file of it does not come, because after an update it may have another name: once for each
 * place, and not while work is under way that would end with it. What was typed is kept as drafts. Where that was done
 * already, it is said, with the way to do it by hand.
 */
export function healByReload(build: string): void {
  healMissingFiles((said) => {
    const { sessionStorage, location } = window
    const ends = isOffline() || workUnderWay.get() > 0
    if (!ends && mayReload(sessionStorage, build, location.pathname)) location.reload()
    else if (!said) partMissing.set(true)
  })
}
