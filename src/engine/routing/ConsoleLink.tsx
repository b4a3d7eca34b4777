import { Link, resolvePath, useLocation } from 'react-router'
import type { LinkProps } from '../../ui/router-context'

/** A place of the console: opens without a page load, and leaves the scroll position to a page that stays. */
function PlaceLink({ href, ...rest }: LinkProps) {
  const { pathname } = useLocation()
  return (
    <Link {...rest} to={href} discover="none" preventScrollReset={resolvePath(href).pathname === pathname} />
  )
}

/** A link of the design system: an address from the root is a place of the console, any other leads within the page or out. */
export function ConsoleLink({ href, children, ...rest }: LinkProps) {
  const Anchor = href.startsWith('/') ? PlaceLink : 'a'
  return (
    <Anchor {...rest} href={href}>
      {children}
    </Anchor>
  )
}
