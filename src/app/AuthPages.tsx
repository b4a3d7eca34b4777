import { useLocation } from 'react-router'
import { config } from '../../console.config'
import { callbackPath } from '../platform/identity/take-callback'
import { CallbackScreen } from '../screens/auth/CallbackScreen'
import { VerificationScreen } from '../screens/auth/VerificationScreen'
import { useAuthFace } from './use-auth-face'

/**
 * Opens a path below the base path by a full navigation, because the next page must not have the policy of the sign-in
 * document.
 */
function goOn(path: string): void {
  window.location.replace(`${config.basePath}${path}`)
}

/** Pages that users return to from the provider's pages and from e-mails. */
export function AuthPages() {
  const { pathname, search } = useLocation()
  const face = useAuthFace()
  if (pathname === callbackPath) return <CallbackScreen face={face} onGo={goOn} />
  return <VerificationScreen face={face} query={new URLSearchParams(search)} onGo={goOn} />
}
