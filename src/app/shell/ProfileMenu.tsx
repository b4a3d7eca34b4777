import { Suspense, use } from 'react'
import { isDescribed } from '../../api/reads'
import { personInitials } from '../../lib/person-initials'
import { profilePath } from '../../lib/profile-path'
import { useKeyKinds } from '../../platform/account/key-limit'
import { personName } from '../../platform/account/person-name'
import { useUser } from '../../platform/account/use-user'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { useCurrencies } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { singleKeysOf } from '../../platform/preferences/single-keys'
import { useStore } from '../../platform/use-store'
import { HeaderProfile } from '../../ui/layout/Header'
import type { MenuContent, MenuGroup } from '../../ui/overlay/menu-model'
import { useMenu } from '../../ui/overlay/use-menu'
import { UiRouterContext } from '../../ui/router-context'
import { useAccountChoice } from './use-account-choice'
import { useAppearanceChoice } from './use-appearance-choice'
import { useLanguageChoice } from './use-language-choice'
import { useActAs } from '../acting/use-act-as'
import { useRights } from '../acting/use-rights'
import { useSignOut } from '../sign-out/use-sign-out'
import { useSignOutEverywhere } from '../sign-out/use-sign-out-everywhere'

/** Groups of another menu with prefixed ids. */
const within = (kind: string, groups: MenuContent['groups']): MenuGroup[] =>
  groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({ ...entry, id: `${kind} ${entry.id}` })),
  }))

/**
 * Profile menu: the profile, language, currency, keys, sign out (confirmed during unfinished work). On a phone it also has the other
 * header menus.
 */
export function ProfileMenu() {
  const { preferences } = usePlatform()
  const { navigate } = use(UiRouterContext)
  const { t } = useTexts()
  const user = useUser()
  const currencies = useCurrencies()
  const keys = singleKeysOf(preferences)
  const singleKeys = useStore(keys)
  const name = personName(user)
  const phone = useIsPhone()
  const account = useAccountChoice(true)
  const appearance = useAppearanceChoice(true)
  const language = useLanguageChoice(true)
  const { signOut, question } = useSignOut()
  const { signOutEverywhere, everywhereQuestion } = useSignOutEverywhere()
  const { actAs, search } = useActAs()
  const rights = useRights()
  const kinds = useKeyKinds()
  const { trigger, menu } = useMenu(() => ({
    label: t('shell.profile'),
    align: 'end',
    groups: [
      { title: user ? `${name} ${name === user.name ? '' : user.name}`.trim() : undefined, entries: [] },
      {
        entries: isDescribed('getUser')
          ? [{ id: 'profile', label: t('shell.openProfile'), icon: 'user-round' as const, href: profilePath }]
          : [],
      },
      ...(phone ? within('account', account.groups()) : []),
      {
        title: t('shell.currency'),
        exclusive: true,
        entries: currencies.choices.map(({ code, title }) => ({
          id: `currency ${code}`,
          label: title === code ? code : `${code} ${title}`,
          checked: code === currencies.chosen,
        })),
      },
      ...within('language', language.groups),
      ...(phone ? within('appearance', appearance.groups) : []),
      { entries: [{ id: 'keys', label: t('shell.singleKeys'), checked: singleKeys }] },
      {
        entries: actAs ? [{ id: 'act-as', label: t('shell.actAs'), icon: 'user-round-cog' as const }] : [],
      },
      {
        entries: rights.show
          ? [{ id: 'rights', label: t('shell.rights'), icon: 'list-checks' as const }]
          : [],
      },
      {
        entries: [
          { id: 'sign-out', label: t('shell.signOut'), icon: 'log-out' as const },
          // Only a sign-in has other sessions; a key that was typed ends with this one.
          ...(typeof user?.access?.session_id === 'string' && kinds.length === 0
            ? [{ id: 'sign-out-everywhere', label: t('shell.signOutEverywhere'), icon: 'log-out' as const }]
            : []),
        ],
      },
    ].filter((group) => group.entries.length > 0 || group.title !== undefined),
    onAction: (id) => {
      const [kind, value = ''] = id.split(' ')
      if (kind === 'profile') navigate(profilePath)
      if (kind === 'currency') currencies.choose(value)
      if (kind === 'account') account.onAction(value)
      if (kind === 'appearance') appearance.onAction(value)
      if (kind === 'keys') keys.set(!singleKeys)
      if (kind === 'language') language.onAction(value)
      if (kind === 'act-as') actAs?.()
      if (kind === 'rights') rights.show?.()
      if (kind === 'sign-out') signOut()
      if (kind === 'sign-out-everywhere') signOutEverywhere()
    },
  }))
  return (
    <>
      <HeaderProfile
        initials={personInitials(name)}
        label={[t('shell.profile'), name].filter(Boolean).join(': ')}
        {...trigger}
      />
      {menu}
      {question}
      {everywhereQuestion}
      {/* Its own boundary: the page stays visible while it loads. */}
      <Suspense fallback={null}>{search}</Suspense>
      <Suspense fallback={null}>{rights.dialog}</Suspense>
    </>
  )
}
