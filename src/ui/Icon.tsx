import spriteUrl from '../generated/icons.svg?url&no-inline'
import type { IconName } from '../lib/icon-names'
import { cx } from './cx'
import styles from './Icon.module.css'

interface IconProps {
  readonly name: IconName
  /** Edge in px: 14 beside labels of 13 px text, 16 in controls, 20 in navigation. */
  readonly size?: 14 | 16 | 20 | undefined
  /** Turns while something is under way. */
  readonly spin?: boolean | undefined
}

/** Those that point along the line of writing; clocks, play and check marks stay as they are. */
const directional: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'log-in',
  'log-out',
  'undo-2',
])

/** A picture beside words. It is hidden from assistive technology, so the words must stand on their own. */
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
