import { Suspense, useState, type ReactNode } from 'react'
import { endWorkDialogPart } from '../../platform/routing/block-leaving'
import type { Ending } from '../../platform/routing/use-blocker'
import { unfinishedWork } from '../../platform/routing/unfinished-work'
import { usePlatform } from '../../platform/platform'
import { useLazyPart } from '../../ui/lazy'
import { followsPayments, mayFollowPayments } from './open-payments'

/**
 * Runs an action that aborts unfinished work and forgets followed payments, after a question if there are any. Returns the
 * function, and the question.
 */
export function useWorkQuestion(ending: Ending): {
  afterQuestion: (proceed: () => void) => void
  question: ReactNode
} {
  const platform = usePlatform()
  const [asking, setAsking] = useState<{ readonly about: 'work' | 'payment'; readonly proceed: () => void }>()
  const Ask = useLazyPart(endWorkDialogPart, asking !== undefined)
  const close = (): void => setAsking(undefined)
  return {
    afterQuestion: (proceed) => {
      if (unfinishedWork.get() > 0) setAsking({ about: 'work', proceed })
      else if (!mayFollowPayments(platform)) proceed()
      else
        void followsPayments(platform).then((isFollowing) =>
          isFollowing ? setAsking({ about: 'payment', proceed }) : proceed(),
        )
    },
    question: (
      <Suspense>
        {Ask && (
          <Ask
            ending={ending}
            about={asking?.about ?? 'work'}
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
