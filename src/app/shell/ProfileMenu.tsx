import { use } from 'react'
import { personName } from '../../platform/account/person-name'
import { useUser } from '../../platform/account/use-user'
import { languageName } from '../../platform/i18n/languages'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { useCurrencies } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { HeaderProfile } from '../../ui/layout/Header'
import type { MenuContent, MenuGroup } from '../../ui/overlay/menu-model'
import { useMenu } from '../../ui/overlay/use-menu'
import { UiRouterContext } from '../../ui/router-context'
import { useAccountChoice } from './use-account-choice'
import { useAppearanceChoice } from './use-appearance-choice'
import { useSignOut } from '../use-sign-out'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
}

/** The groups of another menu, with ids of their own. */
const within = (kind: string, { groups }: Pick<MenuContent, 'groups'>): MenuGroup[] =>
  groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({ ...entry, id: `${kind} ${entry.id}` })),
  }))

/**
 * The signed-in person: language, currency, keys, log out, which is asked about while work is under way. On a phone also
 * what has a menu of its own in the header of a wide screen.
 */
export function ProfileMenu() {
  const { texts, languages, preferences } = usePlatform()
  const { navigate } = use(UiRouterContext)
  const { t } = useTexts()
  const user = useUser()
  const language = useStore(texts.language)
  const currencies = useCurrencies()
  const keys = preferences.of('single-keys', true, isFlag)
  const singleKeys = useStore(keys)
  const name = personName(user)
  const phone = useIsPhone()
  const account = useAccountChoice(true)
  const appearance = useAppearanceChoice(true)
  // Nobody chooses a pseudo-language by accident; `?lang=` still does, and then it is there to leave again.
  const offered = languages.filter((each) => import.meta.env.DEV || !each.pseudo || each.tag === language.tag)
  const { signOut, question } = useSignOut(() => navigate('/'))
  const { trigger, menu } = useMenu(() => ({
    label: t('shell.profile'),
    align: 'end',
    groups: [
      { title: user ? `${name} ${name === user.name ? '' : user.name}`.trim() : undefined, entries: [] },
      ...(phone ? within('account', account) : []),
      {
        title: t('shell.currency'),
        exclusive: true,
        entries: currencies.choices.map(({ code, title }) => ({
          id: `currency ${code}`,
          label: title === code ? code : `${code} ${title}`,
          checked: code === currencies.chosen,
        })),
      },
      {
        title: t('shell.language'),
        exclusive: true,
        entries: offered.map((each) => ({
          id: `language ${each.tag}`,
          label: languageName(each),
          checked: each.tag === language.tag,
        })),
      },
      ...(phone ? within('appearance', appearance) : []),
      { entries: [{ id: 'keys', label: t('shell.singleKeys'), checked: singleKeys }] },
      { entries: [{ id: 'sign-out', label: t('shell.signOut'), icon: 'log-out' as const }] },
    ].filter((group) => group.entries.length > 0 || group.title !== undefined),
    onAction: (id) => {
      const [kind, value = ''] = id.split(' ')
      if (kind === 'currency') currencies.choose(value)
      if (kind === 'account') account.onAction(value)
      if (kind === 'appearance') appearance.onAction(value)
      if (kind === 'keys') keys.set(!singleKeys)
      if (kind === 'language') {
        const chosen = languages.find((each) => each.tag === value)
        if (chosen) void texts.change(chosen)
      }
      if (kind === 'sign-out') signOut()
    },
  }))
  return (
    <>
      <HeaderProfile initials={initialsOf(name)} label={`${t('shell.profile')}: ${name}`} {...trigger} />
      {menu}
      {question}
    </>
  )
}
