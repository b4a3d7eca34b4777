import { memo, Suspense, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DialogContext, QuestionContext } from '../engine/actions/custom-contexts'
import { ConsoleLink } from '../platform/routing/ConsoleLink'
import { KeepScroll } from '../platform/routing/KeepScroll'
import { linkState } from '../platform/routing/page-load'
import { LeaveBlockers } from '../platform/routing/LeaveBlockers'
import type { Texts } from '../platform/i18n/texts'
import { useTexts } from '../platform/i18n/use-texts'
import { usePlatform } from '../platform/platform'
import { useStore } from '../platform/use-store'
import { announce } from '../ui/feedback/announce'
import { LiveRegion } from '../ui/feedback/LiveRegion'
import { ToastHost } from '../ui/feedback/ToastHost'
import { TooltipHost } from '../ui/overlay/TooltipHost'
import { useKeptFocus } from '../ui/overlay/use-kept-focus'
import { UiRouterContext } from '../ui/router-context'
import { ActingStrip } from './acting/ActingStrip'
import { leaveDocument } from './acting/leave-document'
import { loadDialog } from './custom-dialogs'
import { loadQuestion } from './custom-questions'
import { isAuthPage } from './auth-pages'
import { SessionChanged } from './SessionChanged'
import { PageBoundary } from './PageBoundary'
import { Pages } from './Pages'
import { Shell } from './shell/Shell'
import { useFollowedPayments } from './use-followed-payments'
import { useStoredJobs } from './use-stored-jobs'
import { lazy, useLazy } from '../ui/lazy'
import { hasForeignScripts } from './foreign-scripts'
import { hasSignedOut } from './sign-out/has-signed-out'
import { loadThemeScripts } from './theme-scripts'
import { useTheme } from './theme'

const pages = <Pages />
const Frame = memo(Shell)

/**
 * Passes only the path to the frame, so that it does not render when a page changes the query. Waits for the theme's
 * scripts with `waitForLoad`.
 */
function FramedPages() {
  const { pathname } = useLocation()
  const platform = usePlatform()
  useLazy(loadThemeScripts, platform.session.get().epoch, platform, useTheme())
  return <Frame pathname={pathname}>{pages}</Frame>
}

/** Loads the code for signed-out users. */
export const loadSignedOut = lazy(async () => (await import('./SignedOut')).SignedOut)

/** Loads the texts for signed-out users. */
export const loadAuthTexts = lazy((texts: Pick<Texts, 'loadScreen'>) => texts.loadScreen('auth'))

function SignedOutPages() {
  const { texts } = usePlatform()
  useLazy(loadAuthTexts, texts)
  const SignedOut = useLazy(loadSignedOut)
  return <SignedOut />
}

/**
 * Chooses between sign-in screen, frame, and a stop after another tab changed the session. Public pages have their own
 * frame when signed out. `waiting` is shown until the chosen screen is loaded.
 */
function Who({ waiting }: { waiting: ReactNode }) {
  const { session } = usePlatform()
  const { pathname } = useLocation()
  const { apiKey, epoch, elsewhere, leaving, acting, ended } = useStore(session)
  // The sign-in screen never shares a document with foreign scripts (quality S5).
  const hasScripts = useStore(hasForeignScripts)
  const isSpoilt = hasScripts && apiKey === undefined && !elsewhere
  const isOver = useStore(hasSignedOut)
  const before = useRef(epoch)
  useStoredJobs()
  useFollowedPayments()
  useEffect(() => {
    if (before.current === epoch) return
    before.current = epoch
    // Clears the live region, which may contain data of the previous user.
    announce(document.title)
  }, [epoch])
  useEffect(() => {
    if (leaving) leaveDocument(leaving.path, acting !== undefined)
  }, [leaving, acting])
  useEffect(() => {
    if (isSpoilt && ended) leaveDocument(undefined, false)
  }, [isSpoilt, ended])
  if (leaving || isSpoilt || isOver) return waiting
  // Without `key={epoch}`, because it must not remount when the sign-in succeeds.
  if (isAuthPage(pathname)) return <SignedOutPages />
  if (elsewhere) return <SessionChanged elsewhere={elsewhere} />
  // A boundary for each epoch: a shared one would keep the former user's pages, hidden, while the next ones load.
  return (
    <Suspense key={epoch} fallback={waiting}>
      {apiKey === undefined ? <SignedOutPages /> : <FramedPages />}
    </Suspense>
  )
}

/** Connects the design system to the router. */
function UiRouter({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const router = useMemo(
    () => ({
      Link: ConsoleLink,
      navigate: (href: string) => void navigate(href, { state: linkState(href) }),
    }),
    [navigate],
  )
  return <UiRouterContext value={router}>{children}</UiRouterContext>
}

/** Toasts, with labels in the language of the page. */
function Messages() {
  const { toasts } = usePlatform()
  const { t } = useTexts()
  return (
    <ToastHost
      store={toasts}
      labels={{
        region: t('toast.region'),
        dismiss: t('toast.dismiss'),
        more: (count) => t('toast.more', { count }),
      }}
    />
  )
}

/** Layout around all pages. `waiting` is shown until a page is loaded. */
export function Root({ waiting }: { waiting: ReactNode }) {
  useKeptFocus()
  return (
    <UiRouter>
      <LeaveBlockers>
        <ActingStrip />
        <Suspense fallback={waiting}>
          <KeepScroll />
          <PageBoundary place="console">
            <DialogContext value={loadDialog}>
              <QuestionContext value={loadQuestion}>
                <Who waiting={waiting} />
              </QuestionContext>
            </DialogContext>
          </PageBoundary>
        </Suspense>
      </LeaveBlockers>
      <Messages />
      <TooltipHost />
      <LiveRegion />
    </UiRouter>
  )
}
