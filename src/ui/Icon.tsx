import spriteUrl from '../generated/icons.svg?url&no-inline'
import type { IconName } from '../lib/icon-names'
import { cx } from './cx'
import styles from './Icon.module.css'

interface IconProps {
  readonly name: IconName
  /** Edge in px: 14 beside 13 px text, 16 in controls, 20 in navigation. */
  readonly size?: 14 | 16 | 20 | undefined
  /** Spins while something is running. */
  readonly spin?: boolean | undefined
}

/** Icons that are mirrored in right-to-left languages; clocks, play and check marks are not. */
const directional: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'log-in',
  'log-out',
  'undo-2',
])

/** A decorative icon beside text, hidden from assistive technology. */
export function Icon({ name, size = 16, spin = false }: IconProps) {
  return (
    <svg
      className={cx(
        styles.icon,
        size === 14 && styles.s14,
        size === 20 && styles.s20,
        spin && styles.spin,
        directional.has(name) && styles.mirrored,
      )}
      aria-hidden="true"
      data-icon={name}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
