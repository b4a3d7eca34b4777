import { Suspense, useState, type ReactNode } from 'react'
import { findUnfinishedWork } from '../../platform/routing/unfinished-work'
import { useLeave } from '../../platform/routing/use-blocker'
import { usePlatform } from '../../platform/platform'
import type { EverywhereDialogProps } from '../../screens/profile/EverywhereDialog'
import { lazyPart, useLazyPart } from '../../ui/lazy'
import { endSessions } from './end-sessions'
import { followsPayments } from './open-payments'
import { useEndKey } from './use-end-key'

const dialogPart = lazyPart<EverywhereDialogProps>(
  async () => (await import('../../screens/profile/EverywhereDialog')).EverywhereDialog,
)

/** Ends all sessions of the user, this one too, always after a question. Returns the function, and the question. */
export function useSignOutEverywhere(): {
  signOutEverywhere: () => void
  everywhereQuestion: ReactNode
} {
  const platform = usePlatform()
  const leave = useLeave()
  const end = useEndKey()
  const [asking, setAsking] = useState<{ readonly paying: boolean; readonly working: boolean }>()
  const Ask = useLazyPart(dialogPart, asking !== undefined)
  return {
    signOutEverywhere: () =>
      void Promise.all([followsPayments(platform), findUnfinishedWork()]).then(([paying, work]) =>
        setAsking({ paying, working: work !== undefined }),
      ),
    everywhereQuestion: (
      <Suspense>
        {Ask && (
          <Ask
            unfinished={asking?.working === true}
            paying={asking?.paying === true}
            onStay={() => setAsking(undefined)}
            onSignOut={() => {
              setAsking(undefined)
              // Asks about unsaved input before any session ends.
              leave('signOut', () => void endSessions(platform, undefined, () => end(true)))
            }}
          />
        )}
      </Suspense>
    ),
  }
}
