import { standInAddress, standInsAt } from '../lib/stand-ins'
import { useScreenTexts } from '../platform/i18n/use-texts'
import { usePlatform } from '../platform/platform'
import type { LoginFace } from '../screens/auth/face'
import { Logo } from '../ui/layout/Logo'
import { LanguageMenu } from './shell/LanguageMenu'
import { useTheme } from './theme'
import { useLightScreen } from './use-light-screen'
import { useThemeTexts } from './theme-texts'

/** Texts around the screens for signed-out users, from site and theme; the site's take precedence. Light if the theme says so. */
export function useAuthFace(): LoginFace {
  const { site } = usePlatform()
  const t = useScreenTexts('auth')
  const theme = useTheme()
  const texts = useThemeTexts(theme)
  useLightScreen(theme.lightLogin)
  const { siteName, loginTitle, loginSubtitle, termsUrl, documentationUrls, vendorStandIns } = site.config
  const standIns = standInsAt(vendorStandIns, window.location.hostname)
  const links = [
    { label: t('terms'), href: termsUrl },
    { label: t('privacy'), href: documentationUrls?.privacy },
    ...theme.certificates.map(({ label, href }) => ({ label, href: standInAddress(href, standIns) })),
  ]
  return {
    layout: theme.login,
    drawing: theme.drawing,
    logo: <Logo drawing={theme.logo} size={28} />,
    siteName,
    title: loginTitle || texts.loginTitle || t('logIn'),
    subtitle: loginSubtitle || texts.loginSubtitle,
    claim: texts.claim ?? siteName,
    claimText: texts.claimText,
    facts:
      texts.loginFacts ?? site.locations.map(({ display_name: label, slug: value }) => ({ label, value })),
    links,
    terms: termsUrl,
    language: <LanguageMenu />,
  }
}
