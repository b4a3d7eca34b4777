import { useEffect, useState } from 'react'
import { IconButton } from '../form-controls/IconButton'
import styles from './BackToTop.module.css'

/** Screens from the top after which the button is shown. */
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

/** Button back to the top of a long page; focuses the title. */
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
