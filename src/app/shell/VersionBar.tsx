import { useEffect, useState } from 'react'
import { config } from '../../../console.config'
import { unfinishedWork } from '../../platform/routing/unfinished-work'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useStore } from '../../platform/use-store'
import { Button } from '../../ui/form-controls/Button'
import { SiteBar } from '../../ui/layout/SiteBar'
import { runningBuild } from './build'
import { reloadFor, watchVersion } from './new-version'

/** The entry script of a newer version, once there is one. */
export function useNewerVersion(): string | undefined {
  const build = useStore(runningBuild)
  const [newer, setNewer] = useState<string>()
  useEffect(() => {
    if (build === undefined) return undefined
    const read = async (): Promise<string> =>
      (await fetch(`${config.basePath}/`, { cache: 'no-cache', headers: { accept: 'text/html' } })).text()
    return watchVersion({ build, read, storage: window.sessionStorage, onNewer: setNewer })
  }, [build])
  return newer
}

/** Offers one reload for a newer version, and warns of unsaved work. */
export function VersionBar({ newer, onClose }: { newer: string; onClose: () => void }) {
  const t = useScreenTexts('notifications')
  const unsaved = useStore(unfinishedWork) > 0
  const reload = (): void => reloadFor(newer, window.sessionStorage, () => window.location.reload())
  return (
    <SiteBar
      icon="sparkles"
      strong={t('bars.version')}
      text={t(unsaved ? 'bars.versionWork' : 'bars.versionText')}
      action={
        <Button size="sm" onPress={reload}>
          {t(unsaved ? 'bars.reloadAnyway' : 'bars.reload')}
        </Button>
      }
      dismiss={{ label: t('bars.close'), onDismiss: onClose }}
    />
  )
}
