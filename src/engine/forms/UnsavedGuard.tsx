import { useEffect } from 'react'
import { prefetch, useLazyPart } from '../../ui/lazy-part'
import { useGuard } from '../routing/use-guard'
import { leaveDialogPart } from './leave-dialog-part'

/** Asks before changes are lost by leaving the page; never for an untouched form. Changes of the same page do not count. */
export function UnsavedGuard({ active, title }: { active: boolean; title: string }) {
  const leaving = useGuard(active)
  const Dialog = useLazyPart(leaveDialogPart, leaving !== undefined)
  useEffect(() => {
    if (!active) return
    prefetch(leaveDialogPart)()
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
  if (!leaving || !Dialog) return null
  return <Dialog title={title} onStay={leaving.stay} onLeave={leaving.proceed} />
}
