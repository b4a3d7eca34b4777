import type { ReactNode } from 'react'
import { matchRoutes, Navigate, useLocation, type RouteObject } from 'react-router'
import { enabledTypes } from '../platform/site/enabled-types'
import { pages, type PageRow } from '../generated/pages'
import type { Platform } from '../platform/platform'
import { mayOpen } from '../start/start'
import { NotFound } from './NotFound'
import { drawPage, loadPage } from './page-code'
import { sectionsOf } from './paths'
import { Root } from './Root'

type Started = Pick<Platform, 'site' | 'texts' | 'session'>

/** Redirects the edit URL of a record to its settings tab. */
function ToSettings() {
  const { pathname } = useLocation()
  return <Navigate to={`${pathname.replace(/\/edit\/?$/, '')}?tab=settings`} replace />
}

/**
 * Routes of a page, with a loader that loads its code unless the user may not see it. The loader never fails, because
 * the router would keep the failure; the page reports it when rendered.
 */
function routesOf(platform: Started, page: PageRow): RouteObject[] {
  const lazy = async () => {
    if (mayOpen(page, platform)) await Promise.allSettled(loadPage(page, undefined, platform))
    return { Component: drawPage(page) }
  }
  const { path, kind } = page
  return kind === 'record'
    ? [
        { path, lazy },
        { path: `${path}/edit`, element: <ToSettings /> },
      ]
    : [{ path, lazy }]
}

/** Redirects a section's own URL to its first list. */
function sectionRoutes(site: Started['site']): RouteObject[] {
  const taken = new Set(pages.map(({ path }) => path))
  return sectionsOf(site).flatMap(({ href }) => {
    const path = `/${href.split('/')[1] ?? ''}`
    return taken.has(path) ? [] : [{ path, element: <Navigate to={href} replace /> }]
  })
}

/** All routes of a site below the base path. */
export function allRoutes(platform: Started): RouteObject[] {
  const { site } = platform
  const types = new Set(enabledTypes(site).map(({ type }) => type))
  const isOn = ({ kind, of, onlyIf }: PageRow): boolean =>
    kind === 'screen' ? onlyIf === undefined || site.config[onlyIf] === true : types.has(of)
  const [first] = pages
  return [
    { path: '/', element: <Navigate to={first?.path ?? '/'} replace /> },
    ...sectionRoutes(site),
    ...pages.flatMap((page): RouteObject[] =>
      isOn(page) ? routesOf(platform, page) : [{ path: page.path, element: <NotFound switchedOff /> }],
    ),
    // The start has already stored the referral code.
    { path: '/referral/:code', element: <Navigate to="/" replace /> },
    { path: '*', element: <NotFound /> },
  ]
}

/** True when the site has a page at a path below the base path. */
export function hasPage(platform: Started, pathname: string): boolean {
  return matchRoutes(allRoutes(platform), pathname)?.at(-1)?.route.path !== '*'
}

/** Routes of the console inside the layout. `waiting` is shown until the first page is loaded. */
export function consoleRoutes(platform: Started, waiting: ReactNode): RouteObject[] {
  return [
    {
      // Matches nothing of a path, and tells the library that pages below have routes of their own (`Pages`).
      path: '*?',
      element: <Root waiting={waiting} />,
      hydrateFallbackElement: waiting,
      children: allRoutes(platform),
    },
  ]
}
