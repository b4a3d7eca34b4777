import '../ui/styles/tokens.css'
import '../ui/styles/reset.css'
import '../ui/styles/base.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { config } from '../../console.config'
import { themes } from '../generated/themes'
import { showsOrigins } from '../engine/data/origins'
import { expireConfig } from '../platform/site/config-cache'
import { startPlatform } from '../platform/start-platform'
import { takeStart } from '../start/start'
import { LateLoader } from '../ui/feedback/LateLoader'
import { keepPresses } from '../ui/form-controls/keep-presses'
import { Logo } from '../ui/layout/Logo'
import { tellOneTransition } from '../ui/overlay/tell-one-transition'
import { App } from './App'
import { healByReload } from './heal-by-reload'
import { loadLoginTexts } from './login-texts'
import { loadPage } from './page-code'
import { loadSignedOut } from './Root'
import { consoleRoutes } from './routes'
import { StartFailure } from './StartFailure'
import { applyIcon, applyTheme, chooseTheme } from './theme'

// No component is defined here: a module with one is run again when it is edited, and would make a second root.

// While developing only, and only when switched on: a production build has neither the label nor what it shows.
const loadOriginLabel = async () =>
  import.meta.env.DEV && showsOrigins() ? (await import('./dev/OriginLabel')).OriginLabel : undefined

const element = document.getElementById('root')
if (!element) throw new Error('root is null or undefined')
const root = createRoot(element)

/** Starts the console. No `await` of the module itself: the code of a page comes only after this module has ended. */
async function start(): Promise<void> {
  try {
    const begun = takeStart(loadPage)
    const platform = await startPlatform({
      prefix: config.apiPrefix,
      clientPackage: config.clientPackage,
      fetch: begun.fetch,
    })
    // The address of this file tells one build from another.
    healByReload(import.meta.url)
    const theme = chooseTheme(platform.site.config.siteTheme, config.defaultTheme)
    const waiting = (
      <LateLoader>
        <Logo id={themes[theme].logo} size={48} />
      </LateLoader>
    )
    root.render(waiting)
    // While developing only: the gallery is a page of its own, because each of its examples has a router of its own.
    if (import.meta.env.DEV && window.location.pathname === `${config.basePath}/_gallery`) {
      const { Gallery } = await import('./gallery/Gallery')
      await applyTheme(theme)
      root.render(<Gallery platform={platform} theme={theme} />)
    } else {
      const OriginLabel = await loadOriginLabel()
      const { session, texts } = platform
      await begun.firstPage(platform, [
        applyTheme(theme),
        ...(session.get().apiKey === undefined
          ? [loadSignedOut(), loadLoginTexts(themes[theme], texts.language.get().formats)]
          : []),
      ])
      // The router takes an address with two slashes for one of another origin.
      const { pathname, search, hash } = window.location
      if (pathname.includes('//'))
        window.history.replaceState(null, '', `${pathname.replace(/\/{2,}/g, '/')}${search}${hash}`)
      const router = createBrowserRouter(consoleRoutes(platform, waiting), { basename: config.basePath })
      const drawApp = (): void =>
        root.render(
          <App platform={platform} router={router}>
            {OriginLabel && <OriginLabel />}
          </App>,
        )
      begun.draw(platform, drawApp, () => applyIcon(theme))
    }
  } catch (error) {
    expireConfig(window.localStorage, config.apiPrefix)
    const theme = chooseTheme(undefined, config.defaultTheme)
    void applyTheme(theme)
    applyIcon(theme)
    root.render(<StartFailure error={error} />)
  }
}

keepPresses()
tellOneTransition()
void start()
