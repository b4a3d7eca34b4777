import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react'

/** What every link of the design system hands to the component that really draws it. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  readonly ref?: Ref<HTMLAnchorElement> | undefined
}

/** How the design system moves about, without knowing the router. */
export interface UiRouter {
  /** Draws a link. */
  readonly Link: ComponentType<LinkProps>
  /** Goes to an address from where no anchor can be drawn: an entry of a menu, an option of the palette. */
  readonly navigate: (href: string) => void
}

function PlainLink(props: LinkProps) {
  return <a {...props} />
}

/**
 * The application's own links, so that places inside the console open without a page load. Set once around the
 * application; without it links are plain anchors.
 */
export const UiRouterContext = createContext<UiRouter>({
  Link: PlainLink,
  navigate: (href) => window.location.assign(href),
})

/** Draws a link as the nearest `UiRouterContext` does. */
export function UiLink(props: LinkProps) {
  const { Link } = use(UiRouterContext)
  return <Link {...props} />
}
