import type { ReactNode } from 'react'
import { Navigate, useLocation, type Params, type RouteObject } from 'react-router'
import { resourceIndex } from '../generated/resource-index'
import { enabledTypes } from '../engine/data/enabled-types'
import { loadResource } from '../engine/data/load-resource'
import { ResourceList } from '../engine/list/ResourceList'
import type { Texts } from '../platform/i18n/texts'
import type { Site } from '../platform/site/site'
import { apiPage } from '../lib/api-docs'
import { allResourcesPath, dashboardPath } from '../lib/overview-paths'
import { ApiPage, CreatePage, DetailPage, OverviewPage } from './lazy-pages'
import { loadApiPage, loadOverview, loadTypePage, type OverviewKind, type PageKind } from './load-page'
import { NotFound } from './NotFound'
import { routePattern, sectionsOf } from './paths'

/** Fetches everything a page waits for before it can be drawn. */
export type LoadPage = (texts: Texts, params: Params) => readonly Promise<unknown>[]

/** A route whose page can be fetched before it is drawn. */
const route = (path: string, element: ReactNode, load: LoadPage): RouteObject => ({
  path,
  element,
  handle: load,
})

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
  const page =
    (kind: PageKind): LoadPage =>
    (texts) =>
      loadTypePage(kind, type, texts)
  return [
    route(routePattern(list), <ResourceList key={type} type={type} />, (texts) => [
      loadResource(type, texts),
    ]),
    ...(detail === null
      ? []
      : [
          route(routePattern(detail), <DetailPage key={type} type={type} />, page('detail')),
          { path: `${routePattern(detail)}/edit`, element: <ToSettings /> },
        ]),
    ...(create === null
      ? []
      : [route(routePattern(create), <CreatePage key={type} type={type} />, page('create'))]),
  ]
}

/** The beginning of a section's addresses, when nothing lies there itself, leads to its first list. */
function sectionRoutes(site: Pick<Site, 'feature'>): RouteObject[] {
  const taken = new Set(enabledTypes(site).map(({ routes }) => routes.list))
  return sectionsOf(site).flatMap(({ href }) => {
    const path = `/${href.split('/')[1] ?? ''}`
    return taken.has(path) ? [] : [{ path, element: <Navigate to={href} replace /> }]
  })
}

/** Every address of a site below the base path of the console. */
export function allRoutes(site: Pick<Site, 'feature'>): RouteObject[] {
  const types = enabledTypes(site).map(({ type }) => type)
  const on = new Set(types)
  const overview =
    (kind: OverviewKind): LoadPage =>
    (texts) =>
      loadOverview(kind, types, texts)
  const off = Object.keys(resourceIndex)
    .filter((type) => !on.has(type))
    .flatMap((type) => Object.values(resourceIndex[type]?.summary.routes ?? {}))
  return [
    route('/', <Navigate to={dashboardPath} replace />, overview('dashboard')),
    route(dashboardPath, <OverviewPage kind="dashboard" />, overview('dashboard')),
    route(allResourcesPath, <OverviewPage kind="resources" />, overview('resources')),
    ...sectionRoutes(site),
    ...types.flatMap(routesOf),
    ...off.flatMap((path) =>
      path === null ? [] : [{ path: routePattern(path), element: <NotFound switchedOff /> }],
    ),
    route(`${apiPage}/:kind?/:name?`, <ApiPage />, (texts, { kind = '', name = '' }) =>
      loadApiPage(kind, name, texts),
    ),
    { path: '*', element: <NotFound /> },
  ]
}
