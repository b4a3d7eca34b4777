import { useEffect, useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { rowKey } from '../data/row'
import { ownDraft } from '../../platform/session/draft'

/** Names stored, of the pages opened last. */
const most = 50

/**
 * Name of the page's record. It is stored in the tab, so that the page shows it while the location does not answer;
 * undefined if never known.
 */
export function useKnownName(
  { type }: Pick<CompiledResource, 'type'>,
  location: string | undefined,
  id: string,
  name: string | undefined,
): string | undefined {
  const { session } = usePlatform()
  const owner = useStore(session.owner)
  const key = `${type} ${rowKey(location, id)}`
  useEffect(() => {
    const names = ownDraft(session, 'names')
    const { [key]: before, ...others } = names.read() ?? {}
    if (owner === undefined || name === undefined || before === name) return
    names.write(Object.fromEntries([...Object.entries(others), [key, name]].slice(-most)))
  }, [session, owner, key, name])
  const kept = useMemo(
    () => (name !== undefined || owner === undefined ? undefined : ownDraft(session, 'names').read()?.[key]),
    [session, owner, key, name],
  )
  return name ?? (typeof kept === 'string' ? kept : undefined)
}
