import { useEffect } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import { isRecord } from '../../lib/is-record'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { firstMode, isMode, nextMode, type Mode, type Step } from './mode'

/**
 * The mode of the sign-in screen, kept with its entry of the browser's history: Back returns to the one before, and a reload
 * shows it again. The address stays that of the page that asked to sign in. A site without accounts of its own has one mode.
 */
export function useMode(query: URLSearchParams): { readonly mode: Mode; readonly step: (by: Step) => void } {
  const { identity, session } = usePlatform()
  const { ended } = useStore(session)
  const { pathname, search, hash, state }: Location<unknown> = useLocation()
  const navigate = useNavigate()
  const kept = isRecord(state) ? state : {}
  const known = identity.method === 'accounts' && isMode(kept.signIn) ? kept.signIn : undefined
  const mode = known ?? (identity.method === 'accounts' ? firstMode(query) : 'login')
  const here = { pathname, search, hash }
  useEffect(() => {
    // Whoever signed in here, and whose session has ended, is to log in again.
    if (ended && known !== undefined)
      void navigate(here, { replace: true, state: { ...kept, signIn: undefined } })
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the screen opens
  }, [])
  return {
    mode,
    step: (by) => void navigate(here, { state: { ...kept, signIn: nextMode(mode, by) } }),
  }
}
