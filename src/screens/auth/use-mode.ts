import { useEffect, useState } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import { isRecord } from '../../lib/is-record'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { firstMode, isMode, nextMode, shownMode, type Grounds, type Mode, type Step } from './mode'

interface KeptMode {
  readonly mode: Mode
  /** Data of the mode; undefined if it needs none. */
  readonly ground: string | undefined
  /** Opens the mode that a step leads to, with the data it needs. */
  readonly step: (by: Step, ground?: string) => void
}

/**
 * The mode of the sign-in screen, kept in the history entry: Back returns to the previous one, and a reload shows it again.
 * The URL stays that of the page that needs the sign-in. A site without accounts of its own has one mode. The data of a mode
 * is not kept in the entry, because no sign-out can delete it there.
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
    // A user who signed in here and whose session has ended must log in again.
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
