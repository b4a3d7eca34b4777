import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'
import { Icon } from '../Icon'
import { UiLink } from '../router-context'
import { buttonClass, isMain, type ButtonVariant } from './Button'
import styles from './Button.module.css'

interface LinkButtonProps {
  readonly href: string
  readonly children: ReactNode
  readonly variant?: ButtonVariant | undefined
  readonly size?: 'md' | 'sm' | undefined
  readonly icon?: IconName | undefined
  readonly block?: boolean | undefined
  /** On a phone only the icon is shown, where there is little room beside a title. */
  readonly iconOnPhone?: boolean | undefined
  /** Leaves the console: opens beside it, without a way back to this page's window. */
  readonly external?: boolean | undefined
}

/** A link that looks like a button, for an address one goes to: "Create machine". */
export function LinkButton({
  href,
  children,
  variant,
  size,
  icon,
  block,
  iconOnPhone = false,
  external = false,
}: LinkButtonProps) {
  const content = (
    <>
      {icon !== undefined && (
        <span className={styles.lead}>
          <Icon name={icon} />
        </span>
      )}
      <span className={iconOnPhone ? styles.notOnPhone : undefined}>{children}</span>
    </>
  )
  const className = buttonClass(variant, size, block)
  if (external) {
    return (
      <a href={href} className={className} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    )
  }
  return (
    <UiLink href={href} className={className} data-keep-clear={isMain(variant)}>
      {content}
    </UiLink>
  )
}
