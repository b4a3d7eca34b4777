import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react'

/** Props passed to the application's link component. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  readonly ref?: Ref<HTMLAnchorElement> | undefined
}

/** Navigation of the design system, independent of the router. */
export interface UiRouter {
  /** Component for links. */
  readonly Link: ComponentType<LinkProps>
  /** Navigates where no anchor is possible: menu entries, palette options. */
  readonly navigate: (href: string) => void
}

function PlainLink(props: LinkProps) {
  return <a {...props} />
}

/**
 * The application's navigation, for links without a page load. Set once around the application; without it links are
 * plain anchors.
 */
export const UiRouterContext = createContext<UiRouter>({
  Link: PlainLink,
  navigate: (href) => window.location.assign(href),
})

/** A link rendered by the nearest `UiRouterContext`. */
export function UiLink(props: LinkProps) {
  const { Link } = use(UiRouterContext)
  return <Link {...props} />
}
