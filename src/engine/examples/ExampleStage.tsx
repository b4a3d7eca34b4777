import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { PlatformContext, type Platform } from '../../platform/platform'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { UiRouterContext, type LinkProps } from '../../ui/router-context'

/** A link without navigation. */
function StillLink({ onClick, ...rest }: LinkProps) {
  return (
    // oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- its href is set by a property
    <a
      {...rest}
      onClick={(event) => {
        event.preventDefault()
        onClick?.(event)
      }}
    />
  )
}

const still = { Link: StillLink, navigate: () => undefined }

interface ExampleStageProps {
  platform: Platform
  children: ReactNode
}

/**
 * Providers of an engine example: the example platform and its own router, so that a dialog opened in one example does
 * not open in the others. There must be no router around it.
 */
export function ExampleStage({ platform, children }: ExampleStageProps) {
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queries}>
        <UiRouterContext value={still}>
          <MemoryRouter>
            <Suspense fallback={<SkeletonLines widths={['40%']} />}>{children}</Suspense>
          </MemoryRouter>
        </UiRouterContext>
      </QueryClientProvider>
    </PlatformContext>
  )
}
