import { Suspense, useState, type ReactNode } from 'react'
import { endWorkDialogPart } from '../../platform/routing/block-leaving'
import type { EndWorkDialogProps } from '../../platform/routing/EndWorkDialog'
import type { Ending } from '../../platform/routing/use-blocker'
import { findUnfinishedWork } from '../../platform/routing/unfinished-work'
import { usePlatform, type Platform } from '../../platform/platform'
import { useLazyPart } from '../../ui/lazy'
import { followsPayments } from './open-payments'

/** What the end of the session would abort or forget; undefined if nothing. */
async function endedBy(
  platform: Pick<Platform, 'session' | 'now'>,
): Promise<EndWorkDialogProps['about'] | undefined> {
  const work = await findUnfinishedWork()
  if (work) return work === 'here' ? 'work' : 'workElsewhere'
  return (await followsPayments(platform)) ? 'payment' : undefined
}

/**
 * Runs an action that aborts unfinished work and forgets followed payments, after a question if there are any. Returns the
 * function, and the question.
 */
export function useWorkQuestion(ending: Ending): {
  afterQuestion: (proceed: () => void) => void
  question: ReactNode
} {
  const platform = usePlatform()
  const [asking, setAsking] = useState<{
    readonly about: EndWorkDialogProps['about']
    readonly proceed: () => void
  }>()
  const Ask = useLazyPart(endWorkDialogPart, asking !== undefined)
  const close = (): void => setAsking(undefined)
  return {
    afterQuestion: (proceed) =>
      void endedBy(platform).then((about) => (about ? setAsking({ about, proceed }) : proceed())),
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
