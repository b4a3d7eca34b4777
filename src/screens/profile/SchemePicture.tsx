import type { ColorScheme } from '../../platform/theme/color-scheme'
import styles from './profile.module.css'

const lines = 'M22 10H70M22 20H104M22 30H92'
const linesOfHalf = 'M64 20H104M64 30H92'
const button = 'M88 7H108V14H88z'

/** Attributes that derive the current brand's colour roles again, in a given scheme. */
const scope = (scheme: 'light' | 'dark') => ({ 'data-color-scheme': scheme, 'data-theme': '' })

/** A small page in a colour scheme; for the system's, half in each. */
export function SchemePicture({ scheme }: { readonly scheme: ColorScheme }) {
  return (
    <svg
      className={styles.scheme}
      {...scope(scheme === 'dark' ? 'dark' : 'light')}
      viewBox="0 0 120 44"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.schemeNav} d="M0 0H14V44H0z" />
      <path className={styles.schemeLines} d={lines} />
      <path className={styles.schemeButton} d={button} />
      {scheme === 'auto' && (
        <g {...scope('dark')}>
          <path className={styles.schemePage} d="M60 0H120V44H60z" />
          <path className={styles.schemeLines} d={linesOfHalf} />
          <path className={styles.schemeButton} d={button} />
        </g>
      )}
    </svg>
  )
}
