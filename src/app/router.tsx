import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { config } from '../../console.config'
import { resourceIndex } from '../generated/resource-index'
import { loadResource } from '../engine/data/load-resource'
import { ResourceList } from '../engine/list/ResourceList'
import type { Platform } from '../platform/platform'
import { ErrorFallback } from './ErrorFallback'
import { NotFound } from './NotFound'
import { enabledTypes, routePattern, sectionsOf } from './paths'
import { Root } from './Root'

/** The routes of one type: its list, its records, its create form. A page waits for its code, not for its data. */
function routesOf(type: string, platform: Platform): RouteObject[] {
  const { routes } = resourceIndex[type]?.summary ?? {}
  if (!routes) return []
  const loader = async (): Promise<null> => {
    await loadResource(type, platform.texts)
    return null
  }
  return [
    ...(routes.create === null
      ? []
      : [
          {
            path: routePattern(routes.create),
            loader,
            lazy: async () => {
              const { ResourceCreate } = await import('../engine/create/ResourceCreate')
              return { element: <ResourceCreate key={type} type={type} /> }
            },
          },
        ]),
    ...(routes.detail === null
      ? []
      : [
          {
            path: routePattern(routes.detail),
            loader,
            lazy: async () => {
              const { ResourceDetail } = await import('../engine/detail/ResourceDetail')
              return { element: <ResourceDetail key={type} type={type} /> }
            },
          },
        ]),
    {
      path: routePattern(routes.list),
      loader,
      element: <ResourceList key={type} type={type} />,
    },
  ]
}

/** Every address of the console below its base path. */
export function createRouter(platform: Platform) {
  const [first] = sectionsOf(platform.site)
  const on = new Set(enabledTypes(platform.site).map((type) => type.type))
  const types = Object.keys(resourceIndex)
  const off = types
    .filter((type) => !on.has(type))
    .flatMap((type) => Object.values(resourceIndex[type]?.summary.routes ?? {}))
  const page = (children: RouteObject[]): RouteObject[] =>
    children.map((route) => ({ ...route, errorElement: <ErrorFallback /> }))
  return createBrowserRouter(
    [
      {
        path: '/',
        element: <Root />,
        HydrateFallback: () => null,
        errorElement: <ErrorFallback />,
        children: page([
          { index: true, element: first ? <Navigate to={first.href} replace /> : <NotFound /> },
          ...[...on].flatMap((type) => routesOf(type, platform)),
          ...off.flatMap((route) =>
            route === null ? [] : [{ path: routePattern(route), element: <NotFound switchedOff /> }],
          ),
          ...developmentRoutes(),
          { path: '*', element: <NotFound /> },
        ]),
      },
    ],
    { basename: config.basePath },
  )
}

/** The gallery of primitives, while developing only. */
function developmentRoutes(): RouteObject[] {
  if (!import.meta.env.DEV) return []
  return [
    {
      path: '_gallery',
      lazy: async () => {
        const { Gallery } = await import('./gallery/Gallery')
        return { element: <Gallery /> }
      },
    },
  ]
}
