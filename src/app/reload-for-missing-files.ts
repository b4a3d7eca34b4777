import { unfinishedWork } from '../platform/routing/unfinished-work'
import { isOffline } from '../lib/is-offline'
import { onMissingFile, partMissing } from '../lib/missing-file'
import { mayReload, takeReload } from './may-reload'

/**
 * Reloads the console when one of its files is missing, because a new version may have renamed it: once per place, and
 * not during unfinished work. Drafts survive. If the reload did not help, a notice offers a manual one. `onReloaded` is
 * called after such a reload, because a menu or search that the user wanted does not open by itself.
 */
export function reloadForMissingFiles(build: string, onReloaded: () => void): void {
  const { sessionStorage, location } = window
  if (takeReload(sessionStorage)) onReloaded()
  onMissingFile((reported) => {
    const ends = isOffline() || unfinishedWork.get() > 0
    if (!ends && mayReload(sessionStorage, build, location.pathname)) location.reload()
    else if (!reported) partMissing.set(true)
  })
}
