import { useHref, useLinkClickHandler } from 'react-router'
import type { LinkProps } from '../../ui/router-context'

const elsewhere = /^(?:https?:|mailto:|#)/

/** A place of the console: opens without a page load, unless the visitor asks for another tab. */
function PlaceLink({ href, onClick, children, ...rest }: LinkProps) {
  const address = useHref(href)
  const go = useLinkClickHandler<HTMLAnchorElement>(
    href,
    rest.target === undefined ? {} : { target: rest.target },
  )
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) go(event)
      }}
    >
      {children}
    </a>
  )
}

/** A link of the design system: to a place of the console, within the page, or out of it. */
export function ConsoleLink({ href, children, ...rest }: LinkProps) {
  if (!elsewhere.test(href)) {
    return (
      <PlaceLink href={href} {...rest}>
        {children}
      </PlaceLink>
    )
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
