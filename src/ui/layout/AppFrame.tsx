import type { MouseEvent, ReactNode } from 'react'
import styles from './AppFrame.module.css'
import { useHeightVariable } from './use-height-variable'

interface AppFrameProps {
  /** "Skip to content", first in tab order. */
  readonly skipLabel: string
  readonly nav: ReactNode
  readonly header: ReactNode
  /** Banner above the header: acting for another account, offline, suspended. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

/** Id of the main region, for the skip link and focus after navigation. */
export const mainId = 'main'

/** Moves to the page without changing the address or the history. */
function skip(event: MouseEvent) {
  const main = document.getElementById(mainId)
  if (!main) return
  event.preventDefault()
  main.focus({ preventScroll: true })
  scrollTo(0, 0)
}

/** Frame of signed-in pages: navigation 80 px, header 35 px, page. On phones the navigation is at the bottom. */
export function AppFrame({ skipLabel, nav, header, banner, children }: AppFrameProps) {
  const top = useHeightVariable('--top-h')
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`} onClick={skip}>
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
