import type { LoginDrawing } from '../../lib/login-look'
import styles from './auth.module.css'
import { artOf, artSize } from './login-art'

/** The theme's drawing on the screens before sign-in; it fills its container. */
export function LoginArt({ drawing }: { readonly drawing: LoginDrawing }) {
  return (
    <svg
      className={styles.art}
      viewBox={`0 0 ${artSize.width} ${artSize.height}`}
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      aria-hidden
    >
      {artOf(drawing).map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
