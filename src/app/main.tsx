import '../ui/styles/tokens.css'
import '../ui/styles/reset.css'
import '../ui/styles/base.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { config } from '../../console.config'
import { themes } from '../generated/themes'
import { keepExpectations } from '../engine/jobs/keep-expectations'
import { showsOrigins } from '../engine/data/origins'
import { withEarlyAnswers } from '../api/early-answers'
import { whenIdle } from '../lib/when-idle'
import { expireConfig } from '../platform/site/config-cache'
import { startPlatform } from '../platform/start-platform'
import { LateLoader } from '../ui/feedback/LateLoader'
import { keepPresses } from '../ui/form-controls/keep-presses'
import { Logo } from '../ui/layout/Logo'
import { tellOneTransition } from '../ui/overlay/tell-one-transition'
import { App } from './App'
import { takeEarly } from './early'
import { onFirstUse } from './first-use'
import { healByReload } from './heal-by-reload'
import { loadFirstPage } from './load-first-page'
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
    const early = takeEarly()
    const network = (request: Request): Promise<Response> => fetch(request)
    const platform = await startPlatform({
      prefix: config.apiPrefix,
      clientPackage: config.clientPackage,
      fetch: withEarlyAnswers(early.requests, network),
    })
    // The address of this file tells one build from another.
    healByReload(import.meta.url)
    keepExpectations(window.sessionStorage, platform.session)
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
      await Promise.all([applyTheme(theme), loadFirstPage(platform, theme, window.location.pathname)])
      const router = createBrowserRouter(consoleRoutes(platform, waiting), { basename: config.basePath })
      // As a transition it is drawn in slices, between which the browser answers whoever is there.
      startTransition(() =>
        root.render(
          <App platform={platform} router={router}>
            {OriginLabel && <OriginLabel />}
          </App>,
        ),
      )
      whenIdle(() => {
        platform.started.set(true)
        applyIcon(theme)
        onFirstUse((sign) => {
          import('./ready-ahead')
            .then(({ readyAhead }) => readyAhead(platform, early.fetchPage, sign))
            // Pages open without it, only later.
            .catch(() => undefined)
        })
      })
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
