import { useState } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { jobs, removalOf } from '../jobs/jobs'

/**
 * Whether this tab deleted a record while its page was open, outside the dialog: by a retry of a notice, a bulk run, or a
 * job that was interrupted and resumed. Of a record deleted before, the page says that it is not found.
 */
export function useRemovedHere(resource: CompiledResource, key: string): boolean {
  const { client } = usePlatform()
  const removal = removalOf(useStore(jobs), resource, key, client.identity().epoch)
  const [opened, setOpened] = useState({ key, removal: removal?.id })
  if (opened.key !== key) setOpened({ key, removal: removal?.id })
  return removal !== undefined && (removal.resumed === true || removal.id !== opened.removal)
}
