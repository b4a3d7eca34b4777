import { use } from 'react'
import { ProfileScreen } from '../screens/profile/ProfileScreen'
import { UiRouterContext } from '../ui/router-context'
import { useKeyGroups } from './shell/use-key-groups'
import { useEndSession } from './sign-out/use-end-session'
import { useSignOutEverywhere } from './sign-out/use-sign-out-everywhere'

/** The profile, with what the shell knows: shortcuts, and how to sign out. */
export function ProfilePage() {
  const { navigate } = use(UiRouterContext)
  const keys = useKeyGroups()
  const toStart = (): void => navigate('/')
  const { endSession, question } = useEndSession(toStart)
  const { signOutEverywhere, everywhereQuestion } = useSignOutEverywhere(toStart)
  return (
    <>
      <ProfileScreen
        keys={keys}
        onSignOut={(session) => (session === undefined ? signOutEverywhere() : endSession(session))}
      />
      {question}
      {everywhereQuestion}
    </>
  )
}
