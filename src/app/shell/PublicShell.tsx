import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { apiPage } from '../../lib/api-docs'
import { safeHref } from '../../lib/safe-href'
import { useTexts } from '../../platform/i18n/use-texts'
import { useOnline } from '../../platform/online'
import { page } from '../../platform/page/page'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { Button } from '../../ui/form-controls/Button'
import { AppFrame } from '../../ui/layout/AppFrame'
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs'
import { Header } from '../../ui/layout/Header'
import { Logo } from '../../ui/layout/Logo'
import { SideNav } from '../../ui/layout/SideNav'
import { useTheme } from '../theme'
import { AppearanceMenu } from './AppearanceMenu'
import { MissingNotice } from './MissingNotice'
import { OldConfigNotice } from './OldConfigNotice'
import { OfflineBanner } from './OfflineBanner'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { wantsLogin } from './wants-login'

/** The frame of a public page while nobody is signed in: what everybody may see, and the way in, which leads back here. */
export function PublicShell({ children }: { children: ReactNode }) {
  const { site } = usePlatform()
  const { t } = useTexts()
  const theme = useTheme()
  const online = useOnline()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const shown = useStore(page)
  const support = safeHref(site.config.supportUrl)
  useFocusOnNavigation(pathname)
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
          groups={[[{ href: apiPage, label: t('api.title'), icon: 'code-xml', current: true, phone: true }]]}
          foot={
            support === undefined
              ? []
              : [{ href: support, label: t('shell.support'), icon: 'life-buoy', current: false }]
          }
        />
      }
      header={
        <Header
          mark={<Logo id={theme.logo} size={18} />}
          breadcrumbs={
            <Breadcrumbs
              label={t('shell.breadcrumb')}
              parents={shown?.parents ?? []}
              current={shown?.crumb ?? site.config.siteName}
            />
          }
        >
          <AppearanceMenu />
          <Button
            size="sm"
            onPress={() => void navigate({ pathname, search, hash }, { state: wantsLogin.state })}
          >
            {t('login.submit')}
          </Button>
        </Header>
      }
    >
      <OldConfigNotice />
      <MissingNotice />
      {children}
    </AppFrame>
  )
}
