import { use } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'
import type { LinkProps } from '../../ui/router-context'

/** Whether a press opens a place here; the others, for another tab or window, are the browser's. */
function opensHere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target?: string): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && (target ?? '_self') === '_self'
}

/**
 * A place of the console by its whole address: opens without a page load, unless the visitor asks for another tab. There
 * is one in every row, so it asks nothing of where it stands.
 */
function PlaceLink({ href, onClick, children, ...rest }: LinkProps) {
  const { navigator, basename } = use(NavigationContext)
  const address = `${basename}${href}`
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !opensHere(event.nativeEvent, rest.target)) return
        event.preventDefault()
        navigator.push(address)
      }}
    >
      {children}
    </a>
  )
}

/** A link of the design system: an address from the root is a place of the console, any other leads within the page or out. */
export function ConsoleLink({ href, children, ...rest }: LinkProps) {
  const Link = href.startsWith('/') ? PlaceLink : 'a'
  return (
    <Link {...rest} href={href}>
      {children}
    </Link>
  )
}
