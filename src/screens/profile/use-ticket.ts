import { useCallback, useMemo, useState } from 'react'
import { useOwnDraft } from '../../platform/session/use-own-draft'
import { usePlatform } from '../../platform/platform'
import { keptTicket, type Ticket } from './second-factor'

/** The begun activation, and how to store one; `undefined` removes it. */
interface KeptTicket {
  readonly ticket: Ticket | undefined
  readonly keep: (ticket: Ticket | undefined) => void
}

/**
 * The activation begun in this tab, so that a reload or another page does not begin a new one. Its URL works for a day and
 * for the signed-in user only, and is removed with the session.
 */
export function useTicket(): KeptTicket {
  const { now } = usePlatform()
  const draft = useOwnDraft('second-factor')
  const stored = useMemo(() => keptTicket(draft?.read() ?? {}, now()), [draft, now])
  const [begun, setBegun] = useState<{ readonly ticket: Ticket | undefined }>()
  const keep = useCallback(
    (ticket: Ticket | undefined) => {
      setBegun({ ticket })
      if (ticket) draft?.write({ ...ticket })
      else draft?.clear()
    },
    [draft],
  )
  return { ticket: begun ? begun.ticket : stored, keep }
}
