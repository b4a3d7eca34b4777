import { useEffect, useState } from 'react'
import { IconButton } from '../form-controls/IconButton'
import styles from './BackToTop.module.css'

/** The way back is offered this many screens below the top. */
const screensDown = 2

function useIsFarDown(): boolean {
  const [far, setFar] = useState(false)
  useEffect(() => {
    const update = (): void => setFar(window.scrollY > screensDown * window.innerHeight)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return far
}

/** The way back to the head of a long page, shown while it is far away. The focus goes to the title. */
export function BackToTop({ label }: { readonly label: string }) {
  if (!useIsFarDown()) return null
  return (
    <div className={styles.place}>
      <IconButton
        icon="arrow-up"
        look="bordered"
        label={label}
        onPress={() => {
          window.scrollTo({ top: 0, behavior: 'instant' })
          document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true })
        }}
      />
    </div>
  )
}
