import { useEffect, useRef } from 'react'
import { usePlatform } from '../platform/platform'
import { useStore } from '../platform/use-store'
import { announce } from '../ui/feedback/announce'
import { Elsewhere } from './Elsewhere'
import { Login } from './Login'
import { Pages } from './Pages'
import { Shell } from './shell/Shell'

/** Who sees what: the sign-in screen, the frame, or a stop when another tab has changed who is signed in. */
export function Root() {
  const { session, queries, toasts } = usePlatform()
  const { apiKey, epoch, elsewhere } = useStore(session)
  const before = useRef(epoch)
  useEffect(() => {
    if (before.current === epoch) return
    before.current = epoch
    void queries.cancelQueries()
    queries.clear()
    toasts.clear()
    // What was said last may name something of whoever was here before.
    announce(document.title)
  }, [epoch, queries, toasts])
  if (elsewhere) return <Elsewhere />
  if (apiKey === undefined) return <Login />
  return (
    <Shell key={epoch}>
      <Pages />
    </Shell>
  )
}
