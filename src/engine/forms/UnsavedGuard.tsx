import { useEffect, useState, type ReactNode } from 'react'
import { askBeforeLeaving } from '../../lib/ask-before-leaving'
import { whenIdle } from '../../lib/when-idle'
import { addOpenForm } from '../../platform/session/open-forms'
import { lazyPart, prefetch, useLazyPart } from '../../ui/lazy'
import { useBlocker } from '../../platform/routing/use-blocker'
import type { LeaveDialogProps } from './LeaveDialog'

/** The question before changes are lost, loaded once there are changes. */
const leaveDialogPart = lazyPart<LeaveDialogProps>(async () => (await import('./LeaveDialog')).LeaveDialog)

interface UnsavedGuardProps {
  /** There are changes. */
  active: boolean
  /** They are being sent: no question is asked, but a refusal leaves them unsent. */
  sending?: boolean
  /** The question. */
  title: string
  /** Name of the form. */
  form: string
  /** A draft keeps the values. */
  kept: boolean
}

/** Confirms leaving a page with changes, but not navigation within it. */
export function UnsavedGuard({ active, sending = false, title, form, kept }: UnsavedGuardProps) {
  const asks = active && !sending
  const leaving = useBlocker(asks)
  const Dialog = useLazyPart(leaveDialogPart, leaving !== undefined)
  useEffect(() => (asks ? askBeforeLeaving() : undefined), [asks])
  // Not with the first key of a form, which is slow enough.
  useEffect(() => (asks ? whenIdle(prefetch(leaveDialogPart)) : undefined), [asks])
  useEffect(() => (active ? addOpenForm(form) : undefined), [active, form])
  if (!leaving || !Dialog) return null
  return (
    <Dialog
      title={title}
      kept={kept}
      ending={leaving.ending}
      onStay={leaving.stay}
      onLeave={leaving.proceed}
    />
  )
}

/** How a dialog with a form closes. */
export interface ConfirmedClose {
  /** Closes after confirmation: Escape, click outside, close button. */
  close: () => void
  /** The question is open instead of the dialog. */
  asked: boolean
  /** The question and the navigation blocker; rendered beside the dialog. */
  question: ReactNode
}

/**
 * Confirms closing a dialog, or leaving its page, with changes. `title` is the question, `form` the name of the form,
 * `kept` whether a draft keeps the values. `onClose` is called at once without changes, otherwise after confirmation.
 */
export function useConfirmedClose(
  { active, form, kept }: Pick<UnsavedGuardProps, 'active' | 'form' | 'kept'>,
  title: string,
  onClose: () => void,
): ConfirmedClose {
  const [asked, setAsked] = useState(false)
  const Question = useLazyPart(leaveDialogPart, asked)
  return {
    asked: asked && Question !== undefined,
    close: () => (active ? setAsked(true) : onClose()),
    question: (
      <>
        <UnsavedGuard active={active} title={title} form={form} kept={kept} />
        {asked && Question && (
          <Question
            title={title}
            kept={false}
            ending={undefined}
            onStay={() => setAsked(false)}
            onLeave={onClose}
          />
        )}
      </>
    ),
  }
}
