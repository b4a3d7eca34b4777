import { Suspense } from 'react'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { lazy, useLazy } from '../../ui/lazy'
import { loadActingTexts } from './load-texts'

/** Loads the code of the strip. */
export const loadActing = lazy(async () => (await import('./ActingBar')).ActingBar)

function LateBar() {
  const { texts } = usePlatform()
  useLazy(loadActingTexts, texts)
  const Bar = useLazy(loadActing)
  return <Bar />
}

/** The strip above everything while acting for another account (requirement IMPERSONATE-04); none in a tab that has stopped. */
export function ActingStrip() {
  const { session } = usePlatform()
  const { acting, elsewhere } = useStore(session)
  if (!acting || elsewhere) return null
  return (
    <Suspense fallback={null}>
      <LateBar />
    </Suspense>
  )
}
