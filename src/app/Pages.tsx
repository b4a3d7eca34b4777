import { useMemo } from 'react'
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router'
import { resourceIndex } from '../generated/resource-index'
import { ResourceList } from '../engine/list/ResourceList'
import { usePlatform } from '../platform/platform'
import type { Site } from '../platform/site/site'
import { apiPage } from '../lib/api-docs'
import { allResourcesPath, dashboardPath } from '../lib/overview-paths'
import { ApiPage, CreatePage, DetailPage, OverviewPage } from './lazy-pages'
import { NotFound } from './NotFound'
import { PageBoundary } from './PageBoundary'
import { enabledTypes } from '../engine/data/enabled-types'
import { routePattern, sectionsOf } from './paths'

/** The address of a record's edit form: that is part of its settings. */
function ToSettings() {
  const { pathname } = useLocation()
  return <Navigate to={`${pathname.replace(/\/edit\/?$/, '')}?tab=settings`} replace />
}

/** The routes of one type: its list, its records, its create form. A page waits for its code, not for its data. */
function routesOf(type: string): RouteObject[] {
  const { routes } = resourceIndex[type]?.summary ?? {}
  if (!routes) return []
  const { list, detail, create } = routes
  return [
    { path: routePattern(list), element: <ResourceList key={type} type={type} /> },
    ...(detail === null
      ? []
      : [
          { path: routePattern(detail), element: <DetailPage key={type} type={type} /> },
          { path: `${routePattern(detail)}/edit`, element: <ToSettings /> },
        ]),
    ...(create === null
      ? []
      : [{ path: routePattern(create), element: <CreatePage key={type} type={type} /> }]),
  ]
}

/** The beginning of a section's addresses, when nothing lies there itself, leads to its first list. */
function sectionRoutes(site: Site): RouteObject[] {
  const taken = new Set(enabledTypes(site).map(({ routes }) => routes.list))
  return sectionsOf(site).flatMap(({ href }) => {
    const path = `/${href.split('/')[1] ?? ''}`
    return taken.has(path) ? [] : [{ path, element: <Navigate to={href} replace /> }]
  })
}

/** Every address of a site below the base path of the console. */
function allRoutes(site: Site): RouteObject[] {
  const on = new Set(enabledTypes(site).map((type) => type.type))
  const off = Object.keys(resourceIndex)
    .filter((type) => !on.has(type))
    .flatMap((type) => Object.values(resourceIndex[type]?.summary.routes ?? {}))
  return [
    { path: '/', element: <Navigate to={dashboardPath} replace /> },
    { path: dashboardPath, element: <OverviewPage kind="dashboard" /> },
    { path: allResourcesPath, element: <OverviewPage kind="resources" /> },
    ...sectionRoutes(site),
    ...[...on].flatMap(routesOf),
    ...off.flatMap((route) =>
      route === null ? [] : [{ path: routePattern(route), element: <NotFound switchedOff /> }],
    ),
    { path: `${apiPage}/:kind?/:name?`, element: <ApiPage /> },
    { path: '*', element: <NotFound /> },
  ]
}

/** The page of the present address. */
export function Pages() {
  const { site } = usePlatform()
  const { pathname } = useLocation()
  const routes = useMemo(() => allRoutes(site), [site])
  return <PageBoundary place={pathname}>{useRoutes(routes)}</PageBoundary>
}
