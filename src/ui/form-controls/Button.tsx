import { useId, type ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { buttonAttributes, type ButtonBehaviour, type Disabled } from './button-behaviour'
import styles from './Button.module.css'

/** `danger` is the destructive button of a dialog; `danger-quiet` opens that dialog. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'danger-quiet' | 'ghost' | 'link'

interface ButtonProps extends ButtonBehaviour {
  /** Verb and object: "Create machine". */
  readonly children: ReactNode
  readonly variant?: ButtonVariant | undefined
  readonly size?: 'md' | 'sm' | undefined
  /** Before the label. */
  readonly icon?: IconName | undefined
  /** After the label: `chevron-down` on a button that opens a menu. */
  readonly tail?: IconName | undefined
  /** Focused on mount, in a dialog. */
  readonly autoFocus?: boolean | undefined
  /** As wide as its container. */
  readonly block?: boolean | undefined
  readonly type?: 'button' | 'submit' | undefined
  /** Id of the form it submits, if outside of it. */
  readonly form?: string | undefined
  /** Running: shows a spinner at the same width and ignores presses. */
  readonly pending?: boolean | undefined
  readonly disabled?: Disabled
}

const looks: Record<ButtonVariant, string | undefined> = {
  primary: styles.primary,
  secondary: undefined,
  danger: styles.danger,
  'danger-quiet': styles.dangerQuiet,
  ghost: styles.ghost,
  link: styles.link,
}

/** Class of buttons and of links that look like buttons. */
export const buttonClass = (
  variant: ButtonVariant = 'secondary',
  size: 'md' | 'sm' = 'md',
  block = false,
): string => cx(styles.button, looks[variant], size === 'sm' && styles.small, block && styles.block)

/** Attribute of a page's main buttons, which toasts must not cover. */
export const isMain = (variant: ButtonVariant | undefined): '' | undefined =>
  variant === 'primary' || variant === 'danger' ? '' : undefined

/** A button with a label, 36 px high, or 28 px as `sm` in rows and bars. */
export function Button(props: ButtonProps) {
  const { children, variant, size, icon, tail, autoFocus, block, type = 'button', form } = props
  const { pending = false, disabled } = props
  const reasonId = useId()
  const button = (
    <button
      // oxlint-disable-next-line button-has-type -- one of the three, 'button' by default
      type={type}
      form={form}
      autoFocus={autoFocus}
      className={buttonClass(variant, size, block)}
      data-keep-clear={isMain(variant)}
      {...buttonAttributes(props, reasonId)}
    >
      {icon !== undefined && (
        <span className={styles.lead}>
          <Icon name={pending ? 'loader-circle' : icon} spin={pending} />
        </span>
      )}
      {pending && icon === undefined ? (
        <>
          <span className={styles.hiddenLabel}>{children}</span>
          <span className={styles.over}>
            <Icon name="loader-circle" spin />
          </span>
        </>
      ) : (
        <span>{children}</span>
      )}
      {tail !== undefined && (
        <span className={styles.tail}>
          <Icon name={tail} />
        </span>
      )}
    </button>
  )
  if (typeof disabled !== 'string') return button
  return (
    <span className={cx(styles.explained, block && styles.block)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {disabled}
      </span>
    </span>
  )
}
