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
  /** On a phone shows only the icon, beside a title. */
  readonly iconOnPhone?: boolean | undefined
  /** Opens outside the console in a new tab. */
  readonly external?: boolean | undefined
  /** Leads to another document, such as the page of a bank, by full navigation. */
  readonly document?: boolean | undefined
  /** Called when it is followed, to close a layer. */
  readonly onFollow?: (() => void) | undefined
}

/** A link that looks like a button, for navigation: "Create machine". */
export function LinkButton({
  href,
  children,
  variant,
  size,
  icon,
  block,
  iconOnPhone = false,
  external = false,
  document = false,
  onFollow,
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
  if (document) {
    return (
      <a href={href} className={className} onClick={onFollow}>
        {content}
      </a>
    )
  }
  if (external) {
    return (
      <a href={href} className={className} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
        {content}
      </a>
    )
  }
  return (
    <UiLink href={href} className={className} data-keep-clear={isMain(variant)} onClick={onFollow}>
      {content}
    </UiLink>
  )
}
