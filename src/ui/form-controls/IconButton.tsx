import { useId } from 'react'
import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { buttonAttributes, type ButtonBehaviour } from './button-behaviour'
import { buttonClass } from './Button'
import styles from './Button.module.css'

interface IconButtonProps extends ButtonBehaviour {
  readonly icon: IconName
  /** Accessible name with its object: "Actions for web-prod-01". */
  readonly label: string
  /** `plain` has no border (rows, dialogs), `bordered` for use beside buttons, `on-dark` on dark background. */
  readonly look?: 'plain' | 'bordered' | 'on-dark' | undefined
  readonly pending?: boolean | undefined
  /** Id of the element that says why it is disabled. */
  readonly disabledBy?: string | undefined
}

/** Icons that need no tooltip. */
const known: ReadonlySet<IconName> = new Set<IconName>(['ellipsis', 'x'])

/** A button with only an icon, for common ones: more, close, copy, remove. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, look = 'plain', pending = false, disabledBy } = props
  const disabled = disabledBy === undefined ? false : { describedBy: disabledBy }
  const attributes = buttonAttributes({ ...props, disabled }, useId())
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={known.has(icon) ? undefined : label}
      className={
        look === 'bordered'
          ? cx(buttonClass(), styles.square)
          : cx(styles.iconButton, look === 'on-dark' && styles.onInvert)
      }
      {...attributes}
    >
      <Icon name={pending ? 'loader-circle' : icon} spin={pending} />
    </button>
  )
}
