import { limitTexts, useKeyKinds } from '../../platform/account/key-limit'
import type { User } from '../../platform/account/use-user'
import { useTexts } from '../../platform/i18n/use-texts'
import { SectionBoundary } from '../../platform/failures/SectionBoundary'
import { usePlatform } from '../../platform/platform'
import { Password } from './Password'
import { SecondFactor } from './SecondFactor'
import { Sessions } from './Sessions'
import { UserNotRead } from './UserNotRead'

interface SignInTabProps {
  readonly user: User | undefined
  readonly email: string | undefined
  /** Ends the own session, or all of them, and signs out. */
  readonly onSignOut: (session: string | undefined) => void
}

/** Second factor, password and sessions of the user. */
export function SignInTab({ user, email, onSignOut }: SignInTabProps) {
  const { site, identity } = usePlatform()
  const { t: word } = useTexts()
  const kinds = useKeyKinds()
  if (!user) return <UserNotRead />
  const isActing = kinds.includes('acting')
  // A typed key does not show whether the user has a password.
  const hasPassword = isActing || (typeof user.access?.session_id === 'string' && kinds.length === 0)
  return (
    <>
      <SectionBoundary place="factor">{site.config.mfaAvailable && <SecondFactor />}</SectionBoundary>
      {identity.method === 'accounts' && hasPassword && email !== undefined && (
        <Password email={email} reason={isActing ? word(limitTexts.acting) : undefined} />
      )}
      <SectionBoundary place="sessions">
        <Sessions onSignOut={onSignOut} />
      </SectionBoundary>
    </>
  )
}
