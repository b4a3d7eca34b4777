import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { usePlatform } from '../platform/platform'
import { useStore } from '../platform/use-store'
import { announce } from '../ui/feedback/announce'
import { Elsewhere } from './Elsewhere'
import { Login } from './Login'
import { Pages } from './Pages'
import { isPublic } from './paths'
import { PublicShell } from './shell/PublicShell'
import { Shell } from './shell/Shell'
import { wantsLogin } from './shell/wants-login'

/**
 * Who sees what: the sign-in screen, the frame, or a stop when another tab has changed who is signed in. Public pages
 * have a frame of their own for whoever is not signed in.
 */
export function Root() {
  const { session, queries, toasts } = usePlatform()
  const { apiKey, epoch, elsewhere } = useStore(session)
  const { pathname, state } = useLocation()
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
  if (apiKey !== undefined) {
    return (
      <Shell key={epoch}>
        <Pages />
      </Shell>
    )
  }
  if (!isPublic(pathname) || wantsLogin.isIn(state)) return <Login />
  return (
    <PublicShell key={epoch}>
      <Pages />
    </PublicShell>
  )
}
