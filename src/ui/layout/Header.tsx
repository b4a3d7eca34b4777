import type { ReactNode } from 'react'
import { cx } from '../cx'
import type { ButtonBehaviour } from '../form-controls/button-behaviour'
import type { IconName } from '../../lib/icon-names'
import { VisuallyHidden } from '../feedback/VisuallyHidden'
import { Icon } from '../Icon'
import { Kbd } from '../typography/Kbd'
import { buttonAttributes } from '../form-controls/button-behaviour'
import styles from './Header.module.css'

interface HeaderProps {
  readonly breadcrumbs: ReactNode
  /** Brand mark, only on phones. */
  readonly mark: ReactNode
  /** Search, account, notifications, appearance, profile. */
  readonly children: ReactNode
}

/** The bar above the page, 35 px. */
export function Header({ breadcrumbs, mark, children }: HeaderProps) {
  return (
    <header className={styles.header}>
      <span className={styles.mark}>{mark}</span>
      {breadcrumbs}
      <span className={styles.gap} />
      {children}
    </header>
  )
}

interface HeaderSearchProps extends Pick<ButtonBehaviour, 'onPress' | 'onIntent' | 'popup'> {
  readonly label: string
  /** Shortcut: "Ctrl K". */
  readonly shortcut: string
}

/** Opens the palette: an input on wide screens, a button on phones. */
export function HeaderSearch({ label, shortcut, ...behaviour }: HeaderSearchProps) {
  const attributes = buttonAttributes(behaviour, '')
  return (
    <>
      <button type="button" className={styles.search} {...attributes}>
        <Icon name="search" size={14} />
        <span className={styles.searchLabel}>{label}</span>
        <Kbd>{shortcut}</Kbd>
      </button>
      <button
        type="button"
        className={cx(styles.button, styles.phoneOnly)}
        aria-label={label}
        {...attributes}
      >
        <Icon name="search" />
      </button>
      <span className={styles.rule} />
    </>
  )
}

interface HeaderButtonProps extends ButtonBehaviour {
  readonly icon: IconName
  readonly label: string
  /** Dot for news; the label must mention it too. */
  readonly dot?: boolean | undefined
  /** Number of running tasks beside the icon; the label must mention it too. */
  readonly count?: number | undefined
  readonly desktopOnly?: boolean | undefined
}

/** An icon button in the header: notifications, appearance. */
export function HeaderButton({
  icon,
  label,
  dot = false,
  count = 0,
  desktopOnly = false,
  ...behaviour
}: HeaderButtonProps) {
  return (
    <button
      type="button"
      className={cx(styles.button, desktopOnly && styles.desktopOnly)}
      aria-label={label}
      data-tooltip={label}
      {...buttonAttributes(behaviour, '')}
    >
      {count > 0 ? <Icon name="loader-circle" spin /> : <Icon name={icon} />}
      {count > 0 && <span className={styles.count}>{count}</span>}
      {dot && <span className={styles.dot} />}
    </button>
  )
}

interface HeaderAccountProps extends ButtonBehaviour {
  readonly name: string
  /** Formatted balance. */
  readonly amount: string
  /** Accessible prefix of name and amount: "Billing account". */
  readonly label: string
}

/** Billing account that pays for new resources, with its balance. */
export function HeaderAccount({ name, amount, label, ...behaviour }: HeaderAccountProps) {
  return (
    <button
      type="button"
      className={cx(styles.button, styles.account, styles.desktopOnly)}
      aria-label={`${label}: ${name} ${amount}`}
      {...buttonAttributes(behaviour, '')}
    >
      <bdi>{name}</bdi> <bdi className={styles.amount}>{amount}</bdi>
      <Icon name="chevrons-up-down" size={14} />
    </button>
  )
}

interface HeaderProfileProps extends ButtonBehaviour {
  readonly initials: string
  readonly label: string
}

/** The signed-in user. */
export function HeaderProfile({ initials, label, ...behaviour }: HeaderProfileProps) {
  return (
    <button type="button" className={styles.button} {...buttonAttributes(behaviour, '')}>
      <span className={styles.avatar} aria-hidden="true">
        {initials}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}
