import { useEffect, useState, type ReactNode } from 'react'
import { askBeforeLeaving } from '../../lib/ask-before-leaving'
import { lazyPart, prefetch, useLazyPart } from '../../ui/lazy'
import { useGuard } from '../routing/use-guard'
import type { LeaveDialogProps } from './LeaveDialog'

/** What asks before changes are lost, fetched when there are some. */
const leaveDialogPart = lazyPart<LeaveDialogProps>(async () => (await import('./LeaveDialog')).LeaveDialog)

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

/** How a dialog with a form is closed, and what then asks. */
export interface AskedClose {
  /** Escape, a press outside, the cross: what may happen by mistake. */
  close: () => void
  /** The question stands in place of the dialog. */
  asked: boolean
  /** The question, and the guard over leaving the page; stands beside the dialog. */
  question: ReactNode
}

/**
 * Asks before what was filled in in a dialog is lost, by leaving the page as by closing the dialog; `title` is the
 * question, `kept` whether a draft holds it for whoever comes back to the page. `onClose` is called at once when nothing
 * was, otherwise when somebody has said that it may be lost.
 */
export function useAskedClose(
  { active, kept }: { active: boolean; kept: boolean },
  title: string,
  onClose: () => void,
): AskedClose {
  const [asked, setAsked] = useState(false)
  const Question = useLazyPart(leaveDialogPart, asked)
  return {
    asked: asked && Question !== undefined,
    close: () => (active ? setAsked(true) : onClose()),
    question: (
      <>
        <UnsavedGuard active={active} title={title} kept={kept} />
        {asked && Question && (
          <Question title={title} kept={false} onStay={() => setAsked(false)} onLeave={onClose} />
        )}
      </>
    ),
  }
}
