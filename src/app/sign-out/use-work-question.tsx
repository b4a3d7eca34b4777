import { Suspense, useState, type ReactNode } from 'react'
import { endWorkDialogPart } from '../../engine/routing/block-leaving'
import type { Ending } from '../../engine/routing/use-blocker'
import { unfinishedWork } from '../../engine/routing/unfinished-work'
import { useLazyPart } from '../../ui/lazy'

/** Does what aborts unfinished work, after a question while there is some: how to, and the question. */
export function useWorkQuestion(ending: Ending): {
  afterQuestion: (proceed: () => void) => void
  question: ReactNode
} {
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
            ending={ending}
            onStay={close}
            onEnd={() => {
              close()
              asking?.proceed()
            }}
          />
        )}
      </Suspense>
    ),
  }
}
