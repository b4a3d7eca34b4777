import { use, useEffect, useRef } from 'react'
import { PathOnly } from '../engine/routing/PathOnly'
import { usePlatform } from '../platform/platform'
import { useStore } from '../platform/use-store'
import { announce } from '../ui/feedback/announce'
import { Elsewhere } from './Elsewhere'
import { loadSignedOut } from './load-signed-out'
import { Pages } from './Pages'
import { Shell } from './shell/Shell'

/** Whoever is signed in never loads it. */
function SignedOutPages() {
  const SignedOut = use(loadSignedOut())
  return <SignedOut />
}

/**
 * Who sees what: the sign-in screen, the frame, or a stop when another tab has changed who is signed in. Public pages
 * have a frame of their own for whoever is not signed in.
 */
export function Root() {
  const { session } = usePlatform()
  const { apiKey, epoch, elsewhere } = useStore(session)
  const before = useRef(epoch)
  useEffect(() => {
    if (before.current === epoch) return
    before.current = epoch
    // What was said last may name something of whoever was here before.
    announce(document.title)
  }, [epoch])
  if (elsewhere) return <Elsewhere />
  if (apiKey !== undefined) {
    return (
      <PathOnly key={epoch}>
        <Shell>
          <Pages />
        </Shell>
      </PathOnly>
    )
  }
  return <SignedOutPages key={epoch} />
}
