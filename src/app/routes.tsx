import type { ComponentType, ReactNode } from 'react'
import { Navigate, useLocation, type Params, type RouteObject } from 'react-router'
import { resourceIndex } from '../generated/resource-index'
import { enabledTypes } from '../engine/data/enabled-types'
import { loadResource } from '../engine/data/load-resource'
import { ResourceList } from '../engine/list/ResourceList'
import type { Texts } from '../platform/i18n/texts'
import type { Platform } from '../platform/platform'
import { apiPage } from '../lib/api-docs'
import { allResourcesPath, dashboardPath } from '../lib/overview-paths'
import { ApiPage, CreatePage, DetailPage, OverviewPage } from './lazy-pages'
import { loadApiPage, loadOverview, loadTypePage, type OverviewKind, type PageKind } from './load-page'
import { NotFound } from './NotFound'
import { isPublic, routePattern, sectionsOf } from './paths'
import { Root } from './Root'

type Started = Pick<Platform, 'site' | 'texts' | 'session'>

/** Fetches everything a page waits for before it can be drawn. */
export type LoadPage = (texts: Texts, params: Params) => readonly Promise<unknown>[]

/**
 * A route whose page is fetched before it is drawn; nothing is fetched for whoever may not see it. It never fails: the
 * library would keep that for ever, and the page reports what is missing when it is drawn.
 */
function route({ texts, session }: Started, path: string, Page: ComponentType, load: LoadPage): RouteObject {
  const lazy = async () => {
    if (session.get().apiKey !== undefined || isPublic(path)) await Promise.allSettled(load(texts, {}))
    return { Component: Page }
  }
  return { path, lazy, handle: load }
}

/** The address of a record's edit form: that is part of its settings. */
function ToSettings() {
  const { pathname } = useLocation()
  return <Navigate to={`${pathname.replace(/\/edit\/?$/, '')}?tab=settings`} replace />
}

/** The routes of one type: its list, its records, its create form. A page waits for its code, not for its data. */
function routesOf(platform: Started, type: string): RouteObject[] {
  const { routes } = resourceIndex[type]?.summary ?? {}
  if (!routes) return []
  const { list, detail, create } = routes
  const page =
    (kind: PageKind): LoadPage =>
    (texts) =>
      loadTypePage(kind, type, texts)
  const ListPage = () => <ResourceList type={type} />
  const RecordPage = () => <DetailPage type={type} />
  const FormPage = () => <CreatePage type={type} />
  return [
    route(platform, routePattern(list), ListPage, (texts) => [loadResource(type, texts)]),
    ...(detail === null
      ? []
      : [
          route(platform, routePattern(detail), RecordPage, page('detail')),
          { path: `${routePattern(detail)}/edit`, element: <ToSettings /> },
        ]),
    ...(create === null ? [] : [route(platform, routePattern(create), FormPage, page('create'))]),
  ]
}

/** The beginning of a section's addresses, when nothing lies there itself, leads to its first list. */
function sectionRoutes(site: Started['site']): RouteObject[] {
  const taken = new Set(enabledTypes(site).map(({ routes }) => routes.list))
  return sectionsOf(site).flatMap(({ href }) => {
    const path = `/${href.split('/')[1] ?? ''}`
    return taken.has(path) ? [] : [{ path, element: <Navigate to={href} replace /> }]
  })
}

/** Every address of a site below the base path of the console. */
export function allRoutes(platform: Started): RouteObject[] {
  const { site } = platform
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
    { path: '/', element: <Navigate to={dashboardPath} replace />, handle: overview('dashboard') },
    route(platform, dashboardPath, () => <OverviewPage kind="dashboard" />, overview('dashboard')),
    route(platform, allResourcesPath, () => <OverviewPage kind="resources" />, overview('resources')),
    ...sectionRoutes(site),
    ...types.flatMap((type) => routesOf(platform, type)),
    ...off.flatMap((path) =>
      path === null ? [] : [{ path: routePattern(path), element: <NotFound switchedOff /> }],
    ),
    route(platform, `${apiPage}/:kind?/:name?`, ApiPage, (texts, { kind = '', name = '' }) =>
      loadApiPage(kind, name, texts),
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
