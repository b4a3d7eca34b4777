import { useEffect } from 'react'
import { askBeforeLeaving } from '../../lib/ask-before-leaving'
import { useGuard } from '../routing/use-guard'
import { leaveDialogPart } from './leave-dialog-part'
import { prefetch, useLazyPart } from '../../ui/lazy'

interface UnsavedGuardProps {
  active: boolean
  title: string
  /** A draft holds what was filled in. */
  kept: boolean
}

/** Asks before a page with changes is left; never for an untouched form. Changes of the same page do not count. */
export function UnsavedGuard({ active, title, kept }: UnsavedGuardProps) {
  const leaving = useGuard(active)
  const Dialog = useLazyPart(leaveDialogPart, leaving !== undefined)
  useEffect(() => {
    if (!active) return
    prefetch(leaveDialogPart)()
    return askBeforeLeaving()
  }, [active])
  if (!leaving || !Dialog) return null
  return <Dialog title={title} kept={kept} onStay={leaving.stay} onLeave={leaving.proceed} />
}
