import { Suspense, use, useState, type ReactNode } from 'react'
import { apiPage } from '../../lib/api-docs'
import { allResourcesPath, dashboardPath } from '../../lib/overview-paths'
import { safeHref } from '../../lib/safe-href'
import { useTexts } from '../../platform/i18n/use-texts'
import { useOnline } from '../../platform/online'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { JobTray } from '../../engine/actions/JobTray'
import { Logo } from '../../ui/layout/Logo'
import { AppFrame } from '../../ui/layout/AppFrame'
import { Header, HeaderSearch } from '../../ui/layout/Header'
import { SideNav } from '../../ui/layout/SideNav'
import { useMenu } from '../../ui/overlay/use-menu'
import { UiRouterContext } from '../../ui/router-context'
import { useTheme } from '../theme'
import { beginning, isInSection, sectionsOf } from '../paths'
import { AccountMenu } from './AccountMenu'
import { AppearanceMenu } from './AppearanceMenu'
import { DevMenu } from './DevMenu'
import type { PaletteProps } from './Palette'
import { OfflineBanner } from './OfflineBanner'
import { ProfileMenu } from './ProfileMenu'
import { sectionIcons } from './section-icons'
import { createLetters, dashboardLetter, goToLetters } from './shell-letters'
import type { KeysProps } from './Keys'
import { MissingNotice } from './MissingNotice'
import { OldConfigNotice } from './OldConfigNotice'
import { Trail } from './Trail'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { useShellKeys } from './use-shell-keys'
import { lazyPart, prefetch, useLazyPart } from '../../ui/lazy'

const palettePart = lazyPart<PaletteProps>(async () => (await import('./Palette')).Palette)
const keysPart = lazyPart<KeysProps>(async () => (await import('./Keys')).Keys)

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Sections that stay in the bar of a phone, the most wanted first; the rest is behind "More". */
const onPhone = { count: 3, first: ['compute', 'network', 'billing'] }

/** The sections that have a place in the bar of a phone. */
function phoneSections(sections: readonly string[]): ReadonlySet<string> {
  const wanted = onPhone.first.filter((section) => sections.includes(section))
  return new Set(
    [...wanted, ...sections.filter((section) => !wanted.includes(section))].slice(0, onPhone.count),
  )
}

interface ShellProps {
  /** Path of the open page, below the base path. */
  pathname: string
  children: ReactNode
}

/** The frame of every signed-in page: navigation, header, the page, palette and keys. */
export function Shell({ pathname, children }: ShellProps) {
  const { site, preferences } = usePlatform()
  const { t } = useTexts()
  const theme = useTheme()
  const online = useOnline()
  const { navigate } = use(UiRouterContext)
  const singleKeys = useStore(preferences.of('single-keys', true, isFlag))
  const [layer, setLayer] = useState<'palette' | 'keys'>()
  const Palette = useLazyPart(palettePart, layer === 'palette')
  const Keys = useLazyPart(keysPart, layer === 'keys')
  useFocusOnNavigation(pathname)

  const sections = sectionsOf(site)
  const inBar = phoneSections(sections.map(({ section }) => section))
  const items = sections.map(({ section, href, types }) => ({
    href,
    label: t(`sections.${section}`),
    icon: sectionIcons[section],
    current: isInSection(types, pathname),
    phone: inBar.has(section),
  }))
  const dashboard = {
    href: dashboardPath,
    label: t('shell.dashboard'),
    icon: 'layout-dashboard' as const,
    current: pathname === dashboardPath || pathname === allResourcesPath,
    phone: true,
  }
  const apart = new Set(['access', 'billing'])
  const api = {
    href: apiPage,
    label: t('api.title'),
    icon: 'code-xml' as const,
    current: beginning(pathname) === beginning(apiPage),
  }
  const support = safeHref(site.config.supportUrl)
  const more = useMenu({
    label: t('shell.more'),
    align: 'end',
    groups: [
      {
        entries: [...items.filter(({ phone }) => !phone), api].map((item) => ({
          id: item.href,
          label: item.label,
          icon: item.icon,
          href: item.href,
        })),
      },
      ...(support === undefined
        ? []
        : [
            {
              entries: [
                { id: support, href: support, label: t('shell.support'), icon: 'life-buoy' as const },
              ],
            },
          ]),
    ],
    // The browser follows the link that leads away.
    onAction: (href) => {
      if (href !== support) navigate(href)
    },
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
      banner={online ? undefined : <OfflineBanner />}
      nav={
        <SideNav
          label={t('shell.main')}
          home={{
            href: '/',
            label: t('shell.home', { site: site.config.siteName }),
            logo: <Logo id={theme.logo} size={30} />,
          }}
          groups={[
            [dashboard, ...items.filter((_, index) => !apart.has(sections[index]?.section ?? ''))],
            [...items.filter((_, index) => apart.has(sections[index]?.section ?? '')), api],
          ]}
          foot={
            support === undefined
              ? []
              : [{ href: support, label: t('shell.support'), icon: 'life-buoy', current: false }]
          }
          more={{
            label: t('shell.more'),
            current: api.current || items.some((item) => item.current && !item.phone),
            ...more.trigger,
          }}
        />
      }
      header={
        <Header mark={<Logo id={theme.logo} size={18} />} breadcrumbs={<Trail pathname={pathname} />}>
          <HeaderSearch
            label={t('shell.search')}
            shortcut="Ctrl K"
            popup={{ kind: 'dialog', expanded: layer === 'palette' }}
            onIntent={prefetch(palettePart)}
            onPress={() => setLayer('palette')}
          />
          <AccountMenu />
          <JobTray />
          <DevMenu />
          <AppearanceMenu />
          <ProfileMenu />
        </Header>
      }
    >
      <OldConfigNotice />
      <MissingNotice />
      {children}
      {more.menu}
      {/* What it reads first hides nothing else: the page stays, and the focus in it. */}
      <Suspense fallback={null}>{Palette && <Palette onClose={() => setLayer(undefined)} />}</Suspense>
      {Keys && <Keys onClose={() => setLayer(undefined)} />}
    </AppFrame>
  )
}
