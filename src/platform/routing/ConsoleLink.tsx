import { Link, resolvePath, useLocation } from 'react-router'
import { linkState } from './page-load'
import type { LinkProps } from '../../ui/router-context'

/** A link within the console: client-side navigation that keeps the scroll position if the page stays. */
function PlaceLink({ href, ...rest }: LinkProps) {
  const { pathname } = useLocation()
  return (
    <Link
      {...rest}
      to={href}
      state={linkState(href)}
      discover="none"
      preventScrollReset={resolvePath(href).pathname === pathname}
    />
  )
}

/** Whether a URL is a page of the console; two slashes begin another origin. */
const isPage = (href: string): boolean => /^\/(?![/\\])/.test(href)

/** Link of the design system: URLs beginning with `/` are console pages, others are anchors or external. */
export function ConsoleLink({ href, children, ...rest }: LinkProps) {
  const Anchor = isPage(href) ? PlaceLink : 'a'
  return (
    <Anchor {...rest} href={href}>
      {children}
    </Anchor>
  )
}
