import type { ReactNode } from 'react'
import { Navigate, useLocation, type RouteObject } from 'react-router'
import { enabledTypes } from '../engine/data/enabled-types'
import { pages, type PageRow } from '../generated/pages'
import type { Platform } from '../platform/platform'
import { mayOpen } from '../start/start'
import { NotFound } from './NotFound'
import { drawPage, loadPage } from './page-code'
import { sectionsOf } from './paths'
import { Root } from './Root'

type Started = Pick<Platform, 'site' | 'texts' | 'session'>

/** The address of a record's edit form: that is part of its settings. */
function ToSettings() {
  const { pathname } = useLocation()
  return <Navigate to={`${pathname.replace(/\/edit\/?$/, '')}?tab=settings`} replace />
}

/**
 * The routes of a page, which is fetched before it is drawn; nothing is fetched for whoever may not see it. It never
 * fails: the library would keep that for ever, and the page reports what is missing when it is drawn.
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

/** The beginning of a section's addresses, when nothing lies there itself, leads to its first list. */
function sectionRoutes(site: Started['site']): RouteObject[] {
  const taken = new Set(pages.map(({ path }) => path))
  return sectionsOf(site).flatMap(({ href }) => {
    const path = `/${href.split('/')[1] ?? ''}`
    return taken.has(path) ? [] : [{ path, element: <Navigate to={href} replace /> }]
  })
}

/** Every address of a site below the base path of the console. */
export function allRoutes(platform: Started): RouteObject[] {
  const { site } = platform
  const on = new Set(enabledTypes(site).map(({ type }) => type))
  const [first] = pages
  return [
    { path: '/', element: <Navigate to={first?.path ?? '/'} replace /> },
    ...sectionRoutes(site),
    ...pages.flatMap((page) =>
      page.kind === 'screen' || on.has(page.of)
        ? routesOf(platform, page)
        : [{ path: page.path, element: <NotFound switchedOff /> }],
    ),
    { path: '*', element: <NotFound /> },
  ]
}

/** The routes of the console within what stays around its pages. `waiting` is shown while the first page is on its way. */
export function consoleRoutes(platform: Started, waiting: ReactNode): RouteObject[] {
  return [
    { element: <Root waiting={waiting} />, hydrateFallbackElement: waiting, children: allRoutes(platform) },
  ]
}
