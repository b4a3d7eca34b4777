import { Suspense, use, useState, type ReactNode } from 'react'
import { apiPage } from '../../lib/api-docs'
import { allResourcesPath, dashboardPath } from '../../lib/overview-paths'
import { supportPath } from '../../lib/support-path'
import { isOwned } from '../../manifest/owned'
import { backgroundPart } from '../../platform/background-part'
import { useTexts } from '../../platform/i18n/use-texts'
import { useOnline } from '../../platform/online'
import { usePlatform } from '../../platform/platform'
import { singleKeysOf } from '../../platform/preferences/single-keys'
import { useStore } from '../../platform/use-store'
import { TypedAhead, useTypedAhead } from '../../ui/overlay/use-typed-ahead'
import { Logo } from '../../ui/layout/Logo'
import { AppFrame } from '../../ui/layout/AppFrame'
import { Header, HeaderSearch } from '../../ui/layout/Header'
import { SideNav, type NavItem } from '../../ui/layout/SideNav'
import { useMenu } from '../../ui/overlay/use-menu'
import { UiRouterContext } from '../../ui/router-context'
import { useTheme } from '../theme'
import { beginning, isInSection, sectionsOf } from '../paths'
import { EndedAccess } from '../acting/EndedAccess'
import { AccountMenu } from './AccountMenu'
import { AppearanceMenu } from './AppearanceMenu'
import type { BarsProps } from './Bars'
import { DevMenu } from './DevMenu'
import type { PaletteProps } from './Palette'
import { OfflineBanner } from './OfflineBanner'
import { ProfileMenu } from './ProfileMenu'
import { sectionIcons } from './section-icons'
import { createLetters, dashboardLetter, goToLetters } from './shell-letters'
import type { KeysProps } from './Keys'
import { MissingNotice } from './MissingNotice'
import { NotificationBell } from './NotificationBell'
import { OldConfigNotice } from './OldConfigNotice'
import { Trail } from './Trail'
import { useBackgroundPart } from './use-background-part'
import { useChat } from './use-chat'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { useOwnLanguage } from './use-own-language'
import { useShellKeys } from './use-shell-keys'
import { lazyPart, prefetch, useLazyPart } from '../../ui/lazy'

const palettePart = lazyPart<PaletteProps>(async () => (await import('./Palette')).Palette)
const barsPart = lazyPart<BarsProps>(async () => (await import('./Bars')).Bars)
const keysPart = lazyPart<KeysProps>(async () => (await import('./Keys')).Keys)

/** Sections in a phone's tab bar, by priority; the others are behind "More". */
const onPhone = { count: 3, first: ['compute', 'network', 'billing'] }

/** Sections in a phone's tab bar. */
function phoneSections(sections: readonly string[]): ReadonlySet<string> {
  const wanted = onPhone.first.filter((section) => sections.includes(section))
  return new Set(
    [...wanted, ...sections.filter((section) => !wanted.includes(section))].slice(0, onPhone.count),
  )
}

/** A link of the navigation as an entry of a menu. */
const menuEntry = ({ href, label, icon }: NavItem) => ({ id: href, label, icon, href })

interface ShellProps {
  /** Path of the open page, without the base path. */
  pathname: string
  children: ReactNode
}

/** Frame of signed-in pages: navigation, header, page, palette, shortcuts. */
export function Shell({ pathname, children }: ShellProps) {
  const { site, preferences } = usePlatform()
  const { t } = useTexts()
  const theme = useTheme()
  const online = useOnline()
  const { navigate } = use(UiRouterContext)
  const singleKeys = useStore(singleKeysOf(preferences))
  const [layer, setLayer] = useState<'palette' | 'keys'>()
  const Palette = useLazyPart(palettePart, layer === 'palette')
  const Keys = useLazyPart(keysPart, layer === 'keys')
  const close = () => setLayer(undefined)
  useTypedAhead(() => (layer === 'palette' && !Palette) || (layer === 'keys' && !Keys), close)
  const Bars = useBackgroundPart(barsPart)
  const Background = useStore(backgroundPart)
  useFocusOnNavigation(pathname)
  useChat()
  useOwnLanguage()

  const sections = sectionsOf(site)
  const inBar = phoneSections(sections.map(({ section }) => section))
  const itemOf = ({ section, href, types }: (typeof sections)[number]) => ({
    href,
    label: t(`sections.${section}`),
    icon: sectionIcons[section],
    current: isInSection(types, pathname),
    phone: inBar.has(section),
  })
  const items = sections.map(itemOf)
  const dashboard = {
    href: dashboardPath,
    label: t('shell.dashboard'),
    icon: 'layout-dashboard' as const,
    current: pathname === dashboardPath || pathname === allResourcesPath,
    phone: true,
  }
  const api = {
    href: apiPage,
    label: t('api.title'),
    icon: 'code-xml' as const,
    current: beginning(pathname) === beginning(apiPage),
  }
  const support = {
    href: supportPath,
    label: t('shell.support'),
    icon: 'life-buoy' as const,
    current: beginning(pathname) === beginning(supportPath),
  }
  const more = useMenu({
    label: t('shell.more'),
    align: 'end',
    groups: [
      {
        entries: [...items.filter(({ phone }) => !phone), api].map(menuEntry),
      },
      { entries: [menuEntry(support)] },
    ],
    onAction: navigate,
  })
  useShellKeys(
    {
      palette: () => setLayer('palette'),
      help: () => setLayer('keys'),
      goTo: (letter) => {
        if (letter === dashboardLetter) {
          navigate(dashboardPath)
          return true
        }
        const target = sections.find(({ section }) => goToLetters[section] === letter)
        if (target) navigate(target.href)
        return target !== undefined
      },
      create: (letter) => {
        const types = sections.flatMap((section) => section.types)
        const letters = createLetters(types)
        const target = types.find(({ type }) => letters.get(type) === letter)
        if (target?.routes.create) navigate(target.routes.create)
        return target !== undefined
      },
    },
    singleKeys,
  )
  return (
    <AppFrame
      skipLabel={t('shell.skip')}
      banner={online ? <Suspense>{Bars && <Bars pathname={pathname} />}</Suspense> : <OfflineBanner />}
      nav={
        <SideNav
          label={t('shell.main')}
          home={{
            href: '/',
            label: t('shell.home', { site: site.config.siteName }),
            logo: <Logo drawing={theme.logo} size={30} />,
          }}
          groups={[
            [dashboard, ...sections.filter(isOwned).map(itemOf)],
            [...sections.filter((each) => !isOwned(each)).map(itemOf), api],
          ]}
          foot={[support]}
          more={{
            label: t('shell.more'),
            current: api.current || support.current || items.some((item) => item.current && !item.phone),
            ...more.trigger,
          }}
        />
      }
      header={
        <Header mark={<Logo drawing={theme.logo} size={18} />} breadcrumbs={<Trail pathname={pathname} />}>
          <HeaderSearch
            label={t('shell.search')}
            shortcut="Ctrl K"
            popup={{ kind: 'dialog', expanded: layer === 'palette' }}
            onIntent={prefetch(palettePart)}
            onPress={() => setLayer('palette')}
          />
          <AccountMenu />
          <NotificationBell />
          <DevMenu />
          <AppearanceMenu />
          <ProfileMenu />
        </Header>
      }
    >
      <OldConfigNotice />
      <MissingNotice />
      <EndedAccess />
      {children}
      {Background && <Background />}
      {more.menu}
      {/* Its own boundary: the page stays visible and keeps the focus while it loads. */}
      <Suspense fallback={<TypedAhead onGiveUp={close} />}>{Palette && <Palette onClose={close} />}</Suspense>
      {Keys && <Keys onClose={close} />}
    </AppFrame>
  )
}
