import { useEffect } from 'react'
import { ExampleStage } from '../../engine/examples/ExampleStage'
import type { Platform } from '../../platform/platform'
import { Section } from '../../ui/layout/Section'
import type { GalleryRoom } from './gallery-entries'
import styles from './gallery.module.css'

interface GalleryRoomViewProps {
  room: GalleryRoom
  /** Platform of the engine's examples. */
  platform: Platform
}

/** Scrolls to the entry in the URL. */
function useAnchor(): void {
  useEffect(() => {
    const show = (): void => {
      const anchor = decodeURIComponent(window.location.hash.slice(1))
      if (anchor !== '') document.getElementById(anchor)?.scrollIntoView()
    }
    show()
    window.addEventListener('hashchange', show)
    return () => window.removeEventListener('hashchange', show)
  }, [])
}

/** The examples of one room. */
export function GalleryRoomView({ room, platform }: GalleryRoomViewProps) {
  useAnchor()
  return room.entries.map((entry) => (
    <Section key={entry.id} title={entry.title} id={entry.id}>
      <div className={styles.examples}>
        {entry.examples.map((example) => (
          <figure key={example.name} className={styles.example}>
            <figcaption>{example.name}</figcaption>
            <div className={styles.stage}>
              {entry.staged ? (
                <ExampleStage platform={platform}>{example.render()}</ExampleStage>
              ) : (
                example.render()
              )}
            </div>
          </figure>
        ))}
      </div>
    </Section>
  ))
}
