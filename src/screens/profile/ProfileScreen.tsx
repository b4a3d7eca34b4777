import { useSearchParams } from 'react-router'
import { UnsavedGuard } from '../../engine/forms/UnsavedGuard'
import { isEmail } from '../../lib/email'
import { personInitials } from '../../lib/person-initials'
import { pictureAddress } from '../../lib/picture-address'
import { profilePath } from '../../lib/profile-path'
import { personName } from '../../platform/account/person-name'
import { userInfoOf } from '../../platform/account/user-info'
import { useAdministrator, useUser } from '../../platform/account/use-user'
import { SectionBoundary } from '../../platform/failures/SectionBoundary'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePage } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { Page } from '../../ui/layout/Page'
import { PageHeader } from '../../ui/layout/PageHeader'
import { Tabs } from '../../ui/layout/Tabs'
import { useLazy } from '../../ui/lazy'
import type { KeyGroup } from '../../ui/overlay/KeyboardSheet'
import { Avatar } from '../../ui/typography/Avatar'
import { AccountSide } from './AccountSide'
import { DetailsFields } from './DetailsFields'
import { Display } from './Display'
import { InvitationNotice } from './InvitationNotice'
import { KeyboardTab } from './KeyboardTab'
import { loadProfileTexts } from './load-texts'
import styles from './profile.module.css'
import { SignInTab } from './SignInTab'
import { useDetails } from './use-details'
import { UserNotRead } from './UserNotRead'

const tabs = ['details', 'sign-in', 'keyboard'] as const
type Tab = (typeof tabs)[number]

const pathOf = (tab: Tab): string => (tab === 'details' ? profilePath : `${profilePath}?tab=${tab}`)

export interface ProfileScreenProps {
  /** All keyboard shortcuts. */
  readonly keys: readonly KeyGroup[]
  /** Ends the own session by its id, or all sessions if undefined, and signs out. */
  readonly onSignOut: (session: string | undefined) => void
}

/** The user's details, display settings, sign-in and keyboard shortcuts (requirement PROFILE-06). */
export function ProfileScreen({ keys, onSignOut }: ProfileScreenProps) {
  const { session, started, texts } = usePlatform()
  useLazy(loadProfileTexts, texts)
  const t = useScreenTexts('profile')
  const { t: word } = useTexts()
  const [query] = useSearchParams()
  const asked = query.get('tab')
  const tab = tabs.find((each) => each === asked) ?? 'details'
  const { acting } = useStore(session)
  const isStarted = useStore(started)
  const user = useUser()
  // The call fails for ordinary users, so it is made only if something depends on it (decision 6).
  const needsRole = tab === 'details' || (user !== undefined && !isEmail(user.name))
  const info = userInfoOf(user, useAdministrator(isStarted && acting === undefined && needsRole))
  const form = useDetails(user)
  const title = word('shell.profile')
  usePage(
    tab === 'details'
      ? { title, parents: [] }
      : { title: t(`tabs.${tab}`), parents: [{ href: profilePath, label: title }] },
  )
  const name = personName(user)
  return (
    <Page>
      <PageHeader
        title={name || title}
        mark={
          <Avatar
            initials={personInitials(name)}
            imageSrc={pictureAddress(user?.profile_data?.avatar, window.location.href)}
          />
        }
        description={info.user_email}
      />
      <div className={styles.tabs}>
        <Tabs
          label={title}
          tabs={tabs.map((each) => ({
            href: pathOf(each),
            label: t(`tabs.${each}`),
            current: each === tab,
          }))}
        />
      </div>
      {tab === 'details' && (
        <div className={styles.columns}>
          <div>
            <SectionBoundary place="invitations">
              <InvitationNotice />
            </SectionBoundary>
            <SectionBoundary place="details">
              {user ? <DetailsFields form={form} /> : <UserNotRead />}
            </SectionBoundary>
            <SectionBoundary place="display">
              <Display />
            </SectionBoundary>
          </div>
          <SectionBoundary place="account">
            <AccountSide user={user} info={info} />
          </SectionBoundary>
        </div>
      )}
      {tab === 'sign-in' && <SignInTab user={user} email={info.user_email} onSignOut={onSignOut} />}
      {tab === 'keyboard' && <KeyboardTab groups={keys} />}
      {/* Other tabs keep what was typed in this one. */}
      <UnsavedGuard
        active={user !== undefined && form.changed.length > 0}
        title={t('leave')}
        form={t('details')}
        kept={false}
      />
    </Page>
  )
}
