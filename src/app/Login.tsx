import { useLocation } from 'react-router'
import { usePlatform } from '../platform/platform'
import { SignIn } from '../screens/auth/SignIn'
import { DemoMailbox, DemoPeople } from './DemoPeople'
import { readMockKey } from './demo-people'
import { useAuthFace } from './use-auth-face'

/** Sign-in screen, at any URL that needs a signed-in user. */
export function Login() {
  const { pathname, search, hash } = useLocation()
  const { environment } = usePlatform()
  const face = useAuthFace()
  const path = `${pathname}${search}${hash}`
  return (
    <SignIn
      face={face}
      query={new URLSearchParams(search)}
      path={path}
      people={<DemoPeople path={path} />}
      mailbox={<DemoMailbox />}
      mockKey={environment === 'development' ? readMockKey : undefined}
    />
  )
}
