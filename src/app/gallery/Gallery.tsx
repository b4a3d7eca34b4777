import { Suspense, use, useEffect, useState } from 'react'
import { createExamplePlatform } from '../../engine/examples/example-platform'
import { messageFiles } from '../../platform/i18n/message-files'
import type { Platform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { LiveRegion } from '../../ui/feedback/LiveRegion'
import { ToastHost } from '../../ui/feedback/ToastHost'
import { PageHeader } from '../../ui/layout/PageHeader'
import { TooltipHost } from '../../ui/overlay/TooltipHost'
import { applyTheme, loadTheme } from '../theme'
import { hrefOf, useGalleryAddress, widths } from './gallery-address'
import { rooms } from './gallery-entries'
import { GalleryNav } from './GalleryNav'
import { GalleryRoomView } from './GalleryRoomView'
import { GallerySwitches } from './GallerySwitches'
import styles from './gallery.module.css'

interface GalleryProps {
  /** The page's platform, for language and appearance. */
  platform: Platform
  /** The site's theme. */
  theme: string
}

/** The example platform in the page's language. */
function useExamples(platform: Platform): Promise<Platform> {
  const [made] = useState(() =>
    createExamplePlatform({
      source: messageFiles,
      language: platform.texts.language.get(),
      languages: platform.languages,
      toasts: platform.toasts,
      colorScheme: platform.colorScheme,
    }),
  )
  const language = useStore(platform.texts.language)
  useEffect(() => {
    void made.then(({ texts }) => texts.change(language))
  }, [made, language])
  return made
}

function Room({ examples }: { examples: Promise<Platform> }) {
  const address = useGalleryAddress()
  const room = rooms.find(({ id }) => id === address.room)
  const platform = use(examples)
  return room && <GalleryRoomView key={room.id} room={room} platform={platform} />
}

/**
 * Gallery of cells, widgets, sections and the design system, with the examples that are also test fixtures. Development
 * only. A narrow preview is an iframe, so that media queries see its width.
 */
export function Gallery({ platform, theme: siteTheme }: GalleryProps) {
  const address = useGalleryAddress()
  const examples = useExamples(platform)
  const theme = address.theme ?? siteTheme
  const scheme = useStore(platform.colorScheme)
  const language = useStore(platform.texts.language)
  useEffect(() => {
    void loadTheme(theme).then(applyTheme)
  }, [theme])
  const width = address.framed ? undefined : widths[address.width]
  const { t } = platform.texts
  const around = (
    <>
      <ToastHost
        store={platform.toasts}
        labels={{
          region: t('toast.region'),
          dismiss: t('toast.dismiss'),
          more: (count) => t('toast.more', { count }),
        }}
      />
      <TooltipHost />
      <LiveRegion />
    </>
  )
  if (address.framed) {
    return (
      <main className={styles.framed}>
        <Suspense>
          <Room examples={examples} />
        </Suspense>
        {around}
      </main>
    )
  }
  const room = rooms.find(({ id }) => id === address.room)
  return (
    <div className={styles.gallery}>
      <GalleryNav address={address} />
      <main className={styles.main}>
        <PageHeader
          title={room?.title ?? 'Gallery'}
          actions={<GallerySwitches platform={platform} address={address} theme={theme} />}
        />
        {width === undefined ? (
          <Suspense>
            <Room examples={examples} />
          </Suspense>
        ) : (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the same page with the same rights
          <iframe
            key={`${scheme} ${language.tag}`}
            className={styles.preview}
            title={`${room?.title ?? ''}, ${address.width}`}
            src={hrefOf({ ...address, framed: true }, window.location.hash.slice(1))}
            width={width}
          />
        )}
      </main>
      {around}
    </div>
  )
}
