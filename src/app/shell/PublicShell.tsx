import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { apiPage } from '../../lib/api-docs'
import { supportPath } from '../../lib/support-path'
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
import { beginning } from '../paths'
import { useTheme } from '../theme'
import { AppearanceMenu } from './AppearanceMenu'
import { MissingNotice } from './MissingNotice'
import { OldConfigNotice } from './OldConfigNotice'
import { OfflineBanner } from './OfflineBanner'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { wantsLogin } from './wants-login'

/** Frame of a public page when signed out, with a sign-in button that returns to the page. */
export function PublicShell({ children }: { children: ReactNode }) {
  const { site } = usePlatform()
  const { t } = useTexts()
  const theme = useTheme()
  const online = useOnline()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const shown = useStore(page)
  const isSupport = beginning(pathname) === beginning(supportPath)
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
            logo: <Logo drawing={theme.logo} size={30} />,
          }}
          groups={[
            [{ href: apiPage, label: t('api.title'), icon: 'code-xml', current: !isSupport, phone: true }],
          ]}
          foot={[
            {
              href: supportPath,
              label: t('shell.support'),
              icon: 'life-buoy',
              current: isSupport,
              phone: true,
            },
          ]}
        />
      }
      header={
        <Header
          mark={<Logo drawing={theme.logo} size={18} />}
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
