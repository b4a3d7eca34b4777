import { memo, Suspense, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ConsoleLink } from '../engine/routing/ConsoleLink'
import { KeepScroll } from '../engine/routing/KeepScroll'
import { LeaveGuards } from '../engine/routing/LeaveGuards'
import { usePlatform } from '../platform/platform'
import { useStore } from '../platform/use-store'
import { announce } from '../ui/feedback/announce'
import { LiveRegion } from '../ui/feedback/LiveRegion'
import { ToastHost } from '../ui/feedback/ToastHost'
import { TooltipHost } from '../ui/overlay/TooltipHost'
import { UiRouterContext } from '../ui/router-context'
import { Elsewhere } from './Elsewhere'
import { PageBoundary } from './PageBoundary'
import { Pages } from './Pages'
import { Shell } from './shell/Shell'
import { useKeptJobs } from './use-kept-jobs'
import { lazy, useLazy } from '../ui/lazy'

const pages = <Pages />
const Frame = memo(Shell)

/** The frame sees the path alone, so that it is not drawn again for each key of a search that a page keeps in the address. */
function FramedPages() {
  const { pathname } = useLocation()
  return <Frame pathname={pathname}>{pages}</Frame>
}

/** Fetches what is there for whoever is not signed in; nobody else loads it. */
export const loadSignedOut = lazy(async () => (await import('./SignedOut')).SignedOut)

function SignedOutPages() {
  const SignedOut = useLazy(loadSignedOut)
  return <SignedOut />
}

/**
 * Who sees what: the sign-in screen, the frame, or a stop when another tab has changed who is signed in. Public pages
 * have a frame of their own for whoever is not signed in.
 */
function Who() {
  const { session } = usePlatform()
  const { apiKey, epoch, elsewhere } = useStore(session)
  const before = useRef(epoch)
  useKeptJobs()
  useEffect(() => {
    if (before.current === epoch) return
    before.current = epoch
    // What was said last may name something of whoever was here before.
    announce(document.title)
  }, [epoch])
  if (elsewhere) return <Elsewhere />
  return apiKey === undefined ? <SignedOutPages key={epoch} /> : <FramedPages key={epoch} />
}

/** Lets the design system move about in the console. */
function UiRouter({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const router = useMemo(
    () => ({ Link: ConsoleLink, navigate: (href: string) => void navigate(href) }),
    [navigate],
  )
  return <UiRouterContext value={router}>{children}</UiRouterContext>
}

/** Around all pages: what stays when the address changes. `waiting` is shown while the first page is on its way. */
export function Root({ waiting }: { waiting: ReactNode }) {
  const { texts, toasts } = usePlatform()
  const { t } = texts
  return (
    <UiRouter>
      <Suspense fallback={waiting}>
        <KeepScroll />
        <LeaveGuards>
          <PageBoundary place="console">
            <Who />
          </PageBoundary>
        </LeaveGuards>
      </Suspense>
      <ToastHost
        store={toasts}
        labels={{
          region: t('toast.region'),
          dismiss: t('toast.dismiss'),
          more: (count) => t('toast.more', { count }),
        }}
      />
      <TooltipHost />
      <LiveRegion />
    </UiRouter>
  )
}
