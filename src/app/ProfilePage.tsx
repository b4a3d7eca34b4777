import { ProfileScreen } from '../screens/profile/ProfileScreen'
import { useKeyGroups } from './shell/use-key-groups'
import { useEndSession } from './sign-out/use-end-session'
import { useSignOutEverywhere } from './sign-out/use-sign-out-everywhere'

/** The profile, with the shell's shortcuts and sign-out. */
export function ProfilePage() {
  const keys = useKeyGroups()
  const { endSession, question } = useEndSession()
  const { signOutEverywhere, everywhereQuestion } = useSignOutEverywhere()
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
