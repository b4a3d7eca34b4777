import { Suspense } from 'react'
import { useIsPhone } from '../../platform/is-phone'
import { usePlatform } from '../../platform/platform'
import type { Acting } from '../../platform/session/acting'
import { useStore } from '../../platform/use-store'
import { lazy, useLazy } from '../../ui/lazy'
import { loadActingTexts } from './load-texts'

const loadSide = lazy(async () => (await import('../../screens/acting/RightsSide')).RightsSide)

function LateSide({ acting }: { acting: Acting }) {
  useLazy(loadActingTexts, usePlatform().texts)
  const Side = useLazy(loadSide)
  return <Side acting={acting} />
}

/** Rights at a record while acting for another account. On phones they are in the profile menu. */
export function RecordRights() {
  const { acting } = useStore(usePlatform().session)
  if (useIsPhone() || !acting) return null
  return (
    <Suspense fallback={null}>
      <LateSide acting={acting} />
    </Suspense>
  )
}
