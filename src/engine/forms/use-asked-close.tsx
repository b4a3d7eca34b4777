import { useState, type ReactNode } from 'react'
import { leaveDialogPart } from './leave-dialog-part'
import { UnsavedGuard } from './UnsavedGuard'
import { useLazyPart } from '../../ui/lazy'

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
