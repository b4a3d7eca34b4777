import { Suspense, useState, type ReactNode } from 'react'
import { endWorkDialogPart } from '../../engine/routing/block-leaving'
import { unfinishedWork } from '../../engine/routing/unfinished-work'
import { useLazyPart } from '../../ui/lazy'

/** Does something that aborts unfinished work, after a question while there is some: how to, and the question. */
export function useWorkQuestion(): { afterQuestion: (proceed: () => void) => void; question: ReactNode } {
  const [asking, setAsking] = useState<{ readonly proceed: () => void }>()
  const Ask = useLazyPart(endWorkDialogPart, asking !== undefined)
  const close = (): void => setAsking(undefined)
  return {
    afterQuestion: (proceed) => {
      if (unfinishedWork.get() > 0) setAsking({ proceed })
      else proceed()
    },
    question: (
      <Suspense>
        {Ask && (
          <Ask
            onStay={close}
            onSignOut={() => {
              close()
              asking?.proceed()
            }}
          />
        )}
      </Suspense>
    ),
  }
}
