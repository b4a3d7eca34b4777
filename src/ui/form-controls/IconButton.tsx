import { useId } from 'react'
import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { buttonAttributes, type ButtonBehaviour } from './button-behaviour'
import { buttonClass } from './Button'
import styles from './Button.module.css'

interface IconButtonProps extends ButtonBehaviour {
  readonly icon: IconName
  /** The accessible name, with its object: "Actions for web-prod-01". */
  readonly label: string
  /** `plain` has no border (rows, dialogs), `bordered` stands beside buttons, `on-dark` on dark ground. */
  readonly look?: 'plain' | 'bordered' | 'on-dark' | undefined
  readonly pending?: boolean | undefined
  /** The id of the element that says why it does not work. */
  readonly disabledBy?: string | undefined
}

/** Pictures that need no explanation on hover. */
const known: ReadonlySet<IconName> = new Set<IconName>(['ellipsis', 'x'])

/** A button that is only a picture, for the few that everybody knows: more, close, copy, remove. */
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
