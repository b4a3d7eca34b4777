import { Suspense } from 'react'
import { usePlatform } from '../../platform/platform'
import type { EndedActing } from '../../platform/session/acting'
import { useStore } from '../../platform/use-store'
import { lazy, useLazy } from '../../ui/lazy'
import styles from '../shell/shell.module.css'
import { loadActingTexts } from './load-texts'

const loadNotice = lazy(async () => (await import('../../screens/acting/EndedNotice')).EndedNotice)

function LateNotice({ ended }: { ended: EndedActing }) {
  useLazy(loadActingTexts, usePlatform().texts)
  const Notice = useLazy(loadNotice)
  return (
    <div className={styles.notice}>
      <Notice ended={ended} />
    </div>
  )
}

/** Notice that acting for another account has ended by itself. Stays until it is dismissed or the user acts again. */
export function EndedAccess() {
  const { session } = usePlatform()
  const ended = useStore(session.endedActing)
  const { acting } = useStore(session)
  if (!ended || acting) return null
  return (
    <Suspense fallback={null}>
      <LateNotice ended={ended} />
    </Suspense>
  )
}
