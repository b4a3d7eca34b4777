import type { ReactNode } from 'react'
import styles from './AppFrame.module.css'
import { useHeightVariable } from './use-height-variable'

interface AppFrameProps {
  /** "Skip to content", the first thing the tabulator reaches. */
  readonly skipLabel: string
  readonly nav: ReactNode
  readonly header: ReactNode
  /** Acting for another account, offline, suspended: above the header, never scrolls away. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

/** The id of the main region, for the skip link and for focus after a change of route. */
export const mainId = 'main'

/** The frame of every signed-in page: navigation 80 px, header 35 px, the page. On phones the navigation lies below. */
export function AppFrame({ skipLabel, nav, header, banner, children }: AppFrameProps) {
  const top = useHeightVariable('--top-h')
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        {skipLabel}
      </a>
      <div className={styles.frame}>
        {nav}
        <div className={styles.column}>
          <div ref={top} className={styles.top}>
            {banner}
            {header}
          </div>
          <main id={mainId} tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
    </>
  )
}
