import { useLocation } from 'react-router'
import { isAuthPage } from './auth-pages'
import { AuthPages } from './AuthPages'
import { Login } from './Login'
import { Pages } from './Pages'
import { isPublic } from './paths'
import { PublicShell } from './shell/PublicShell'
import { wantsLogin } from './shell/wants-login'

/** For signed-out users: public pages in their frame, callback pages, otherwise the sign-in screen. */
export function SignedOut() {
  const { pathname, state } = useLocation()
  if (isAuthPage(pathname)) return <AuthPages />
  if (!isPublic(pathname) || wantsLogin.isIn(state)) return <Login />
  return (
    <PublicShell>
      <Pages />
    </PublicShell>
  )
}
