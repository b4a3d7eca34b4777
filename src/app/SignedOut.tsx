import { useLocation } from 'react-router'
import { Login } from './Login'
import { Pages } from './Pages'
import { isPublic } from './paths'
import { PublicShell } from './shell/PublicShell'
import { wantsLogin } from './shell/wants-login'

/** What is there for whoever is not signed in: a public page in a frame of its own, the sign-in screen everywhere else. */
export function SignedOut() {
  const { pathname, state } = useLocation()
  if (!isPublic(pathname) || wantsLogin.isIn(state)) return <Login />
  return (
    <PublicShell>
      <Pages />
    </PublicShell>
  )
}
