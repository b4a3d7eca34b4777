import type { ReactNode } from 'react'
import { cx } from '../cx'
import type { ButtonBehaviour } from '../form-controls/button-behaviour'
import { UiLink } from '../router-context'
import styles from './LinkText.module.css'

interface LinkTextProps {
  readonly href: string
  readonly children: ReactNode
  /** `name` is for the first column of a table, `inherit` for coloured text. */
  readonly look?: 'link' | 'name' | 'inherit' | undefined
  /** Opens a new tab, or with `program` another program. The caller has validated the URL. */
  readonly external?: boolean | 'program' | undefined
}

const classOf = (look: LinkTextProps['look']) =>
  cx(styles.link, look === 'name' && styles.name, look === 'inherit' && styles.inherit)

/** A link in running text. */
export function LinkText({ href, children, look, external = false }: LinkTextProps) {
  if (external === 'program') {
    return (
      <a href={href} className={classOf(look)}>
        {children}
      </a>
    )
  }
  if (external) {
    return (
      <a href={href} className={classOf(look)} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  return (
    <UiLink href={href} className={classOf(look)}>
      {children}
    </UiLink>
  )
}

interface TextButtonProps extends Pick<ButtonBehaviour, 'onPress' | 'onIntent' | 'ref'> {
  readonly children: ReactNode
  readonly look?: LinkTextProps['look']
  /** It toggles content below. */
  readonly expanded?: boolean | undefined
}

/** A button that looks like a link: "Clear", "Show all 14 facts". */
export function TextButton({ children, look, onPress, onIntent, ref, expanded }: TextButtonProps) {
  return (
    <button
      type="button"
      ref={ref}
      className={classOf(look)}
      aria-expanded={expanded}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
    </button>
  )
}
