import { Suspense, useState, type ReactNode } from 'react'
import { unfinishedWork } from '../../engine/routing/unfinished-work'
import { useLeave } from '../../engine/routing/use-blocker'
import { usePlatform } from '../../platform/platform'
import type { EverywhereDialogProps } from '../../screens/profile/EverywhereDialog'
import { lazyPart, useLazyPart } from '../../ui/lazy'
import { endSessions } from './end-sessions'
import { useEndKey } from './use-end-key'

const dialogPart = lazyPart<EverywhereDialogProps>(
  async () => (await import('../../screens/profile/EverywhereDialog')).EverywhereDialog,
)

/** Ends all sessions of the user, this one too, always after a question: how to start it, and the question. */
export function useSignOutEverywhere(): {
  signOutEverywhere: () => void
  everywhereQuestion: ReactNode
} {
  const platform = usePlatform()
  const leave = useLeave()
  const end = useEndKey()
  const [asking, setAsking] = useState(false)
  const Ask = useLazyPart(dialogPart, asking)
  return {
    signOutEverywhere: () => setAsking(true),
    everywhereQuestion: (
      <Suspense>
        {Ask && (
          <Ask
            unfinished={unfinishedWork.get() > 0}
            onStay={() => setAsking(false)}
            onSignOut={() => {
              setAsking(false)
              // What is not saved is asked about before anything has ended.
              leave('signOut', () => void endSessions(platform, undefined, end))
            }}
          />
        )}
      </Suspense>
    ),
  }
}
