import { use } from 'react'
import { config } from '../../console.config'
import type { ThemeTexts } from '../generated/themes'
import { useTexts } from '../platform/i18n/use-texts'
import { usePlatform } from '../platform/platform'
import { LoginScreen } from '../screens/auth/LoginScreen'
import { Logo } from '../ui/layout/Logo'
import { useTheme } from './theme'

const loaded = new Map<() => Promise<ThemeTexts>, Promise<ThemeTexts>>()

function once(load: () => Promise<ThemeTexts>): Promise<ThemeTexts> {
  const known = loaded.get(load)
  if (known) return known
  const loading = load()
  loaded.set(load, loading)
  return loading
}

/** The sign-in screen in the words of the site and its theme; the site's words win. */
export function Login() {
  const { site } = usePlatform()
  const { locale } = useTexts()
  const theme = useTheme()
  const load = theme.texts[locale] ?? theme.texts.en
  if (!load) throw new Error('theme texts is null or undefined')
  const texts = use(once(load))
  return (
    <LoginScreen
      prefix={config.apiPrefix}
      face={{
        layout: theme.login,
        logo: <Logo src={theme.logo} size={28} />,
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
