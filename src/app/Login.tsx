import { config } from '../../console.config'
import { useTexts } from '../platform/i18n/use-texts'
import { usePlatform } from '../platform/platform'
import { LoginScreen } from '../screens/auth/LoginScreen'
import { Logo } from '../ui/layout/Logo'
import { useLoginTexts } from './login-texts'
import { useTheme } from './theme'

/** The sign-in screen in the words of the site and its theme; the site's words win. */
export function Login() {
  const { site } = usePlatform()
  const { locale } = useTexts()
  const theme = useTheme()
  const texts = useLoginTexts(theme, locale)
  return (
    <LoginScreen
      prefix={config.apiPrefix}
      face={{
        layout: theme.login,
        logo: <Logo id={theme.logo} size={28} />,
        title: site.config.loginTitle || texts.loginTitle,
        subtitle: site.config.loginSubtitle || texts.loginSubtitle,
        claim: texts.claim,
        claimText: texts.claimText,
        facts:
          texts.loginFacts ??
          site.locations.map(({ display_name: label, slug: value }) => ({ label, value })),
      }}
    />
  )
}
