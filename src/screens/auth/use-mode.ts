import { useEffect, useState } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import { isRecord } from '../../lib/is-record'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { firstMode, isMode, nextMode, shownMode, type Grounds, type Mode, type Step } from './mode'

interface KeptMode {
  readonly mode: Mode
  /** What led to the mode; undefined where it needs nothing. */
  readonly ground: string | undefined
  /** Goes to the mode that a step leads to, with what that one needs. */
  readonly step: (by: Step, ground?: string) => void
}

/**
 * The mode of the sign-in screen, kept with its entry of the browser's history: Back returns to the one before, and a reload
 * shows it again. The address stays that of the page that asked to sign in. A site without accounts of its own has one mode.
 * What led to a mode is not kept with the entry, which no sign-out can delete.
 */
export function useMode(query: URLSearchParams): KeptMode {
  const { identity, session } = usePlatform()
  const { ended } = useStore(session)
  const { pathname, search, hash, state }: Location<unknown> = useLocation()
  const navigate = useNavigate()
  const kept = isRecord(state) ? state : {}
  const known = identity.method === 'accounts' && isMode(kept.signIn) ? kept.signIn : undefined
  const [grounds, setGrounds] = useState<Grounds>({})
  const mode = shownMode(known ?? (identity.method === 'accounts' ? firstMode(query) : 'login'), grounds)
  const here = { pathname, search, hash }
  useEffect(() => {
    // Whoever signed in here, and whose session has ended, is to log in again.
    if (ended && known !== undefined)
      void navigate(here, { replace: true, state: { ...kept, signIn: undefined } })
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the screen opens
  }, [])
  return {
    mode,
    ground: grounds[mode],
    step: (by, ground) => {
      const next = nextMode(mode, by)
      setGrounds((was) => ({ ...was, [next]: ground }))
      void navigate(here, { state: { ...kept, signIn: next } })
    },
  }
}
